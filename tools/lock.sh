#!/bin/sh
# Pins what pyproject.toml asks for, with hashes, for every platform: requirements/*.txt.
# Versions already pinned stay, unless called with --upgrade.
set -eu
cd "$(dirname "$0")/.."

workshop=$(mktemp -d)
trap 'rm -rf "$workshop"' EXIT
"${PYTHON:-python3}" -m venv "$workshop"
if [ -e requirements/lock.txt ]; then
    "$workshop/bin/pip" install --quiet --require-hashes -r requirements/lock.txt
else
    "$workshop/bin/pip" install --quiet uv
fi

pin() {
    "$workshop/bin/uv" pip compile --quiet pyproject.toml "$@" \
        --universal --python-version 3.11 --fork-strategy fewest \
        --generate-hashes --no-emit-index-url --custom-compile-command "make lock"
}

pin --group build --output-file requirements/run.txt "$@"
pin --group build --group dev --constraints requirements/run.txt \
    --output-file requirements/dev.txt "$@"
"$workshop/bin/uv" pip compile --quiet --group lock \
    --universal --python-version 3.11 \
    --generate-hashes --no-emit-index-url --custom-compile-command "make lock" \
    --output-file requirements/lock.txt "$@"
