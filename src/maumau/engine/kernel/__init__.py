"""The kernel: one deal as packed integers, and the rules that change it.

Typed Python, compiled by mypyc where a compiler is found; the same files run as plain Python elsewhere.  `state`
holds the deal, `tables` the compiled rule set; each rule has a small file of its own named after it.  The kernel
trusts its caller: `maumau.engine.deal` checks moves before they get here.
"""
