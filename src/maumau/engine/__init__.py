"""The rules of the game and nothing else: values and pure functions.

`ruleset` what can be chosen, `kernel` how it is played, `deal` the checked door to it, `legality`, `refusing` and
`reasons` what is allowed and why not, `events` and `observation` what happened and who may know it, `scoring`,
`match` and `elo` what it is worth.  Chance and time are arguments.
"""
