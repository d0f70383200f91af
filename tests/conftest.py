"""What all tests share: how hard hypothesis looks."""

from hypothesis import settings

# `make test` takes hypothesis' own profile "ci": the same examples every time, no deadline.
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2_000)
