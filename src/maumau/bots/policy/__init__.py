"""Playing policies over the kernel: what a seat lays, judged by what that seat may know.

Typed Python, compiled with the kernel and under its rules (`docs/design/engine.md`); the same functions decide for
players at a table and play the rest of a deal in search.
"""
