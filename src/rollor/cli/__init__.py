"""The command line: one module a command. A terminal sees, and a program may read."""
