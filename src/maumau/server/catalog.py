"""Rule sets, house rules, levels and emotes: what people choose from, and what it means in plain words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final

from maumau.bots import LEVELS
from maumau.engine.rules.check import change
from maumau.engine.rules.explain import explain
from maumau.engine.rules.faults import Fault, RulesError
from maumau.engine.rules.ruleset import RuleSet
from maumau.engine.rules.switches import switch_states
from maumau.engine.rules.text import to_mapping
from maumau.rulesets import load_rules, shipped
from maumau.server import protocol as p
from maumau.store import KeptRules, Store
from maumau.table import Settings

EMOTES: Final = ("smile", "laugh", "wink", "wow", "think", "sad", "angry", "clap", "heart", "cards")
PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "bye")
TURN_TIMES: Final = (10, 30, 90, 0)
MOST_KEPT: Final = 50
"""House rules that one person may keep."""


class UnknownRules(LookupError):
    """Neither a shipped rule set nor the code of kept house rules."""


class Catalog:
    """Finds and explains what may be played."""

    emotes: Final = frozenset(EMOTES)
    phrases: Final = frozenset(PHRASES)

    def __init__(self, store: Store, programs: Iterable[str] = ()) -> None:
        self.store = store
        self.levels = (*LEVELS, *programs)
        """Computer players, the weakest of ours first, then programs of other authors."""

    # -- finding
    async def kept(self, code: str) -> KeptRules | None:
        """House rules by their code."""
        return await asyncio.to_thread(self.store.rules, code.upper())

    async def base(self, name: str) -> tuple[RuleSet, str]:
        """The rule set with a shipped id or a code, and what people call it.

        Raises:
            UnknownRules: there is none.
            RulesError: the house rules do not hold any more.
        """
        if name in shipped():
            return load_rules(name), load_rules(name).name
        kept = await self.kept(name)
        if kept is None:
            raise UnknownRules(f"no rule set is called {name}")
        return change(load_rules(kept.base), kept.changes), kept.name

    async def rules(self, house: p.HouseRules) -> tuple[RuleSet, str]:
        """The rule set that somebody means, and its name.

        Raises:
            UnknownRules: its base does not exist.
            RulesError: the changes are faulty; all faults.
        """
        base, name = await self.base(house.base)
        rules = change(base, house.changes) if house.changes else base
        return rules, house.name or name

    async def settings(self, chosen: p.Settings) -> Settings:
        """Settings of a table from those of a message.

        Raises:
            UnknownRules: the rule set does not exist.
            RulesError: its changes are faulty.
            ValueError: there is no such level.
        """
        if chosen.fill and chosen.fill not in self.levels:
            raise ValueError(f"no level is called {chosen.fill}")
        rules, name = await self.rules(chosen.rules)
        return Settings(
            rules=rules,
            base=chosen.rules.base,
            changes=chosen.rules.changes,
            name=name,
            seats=chosen.seats,
            turn_time=chosen.turn_time,
            single_deal=chosen.single_deal,
            open=chosen.open,
            fill=chosen.fill,
            pace=chosen.pace,
            ceremony=chosen.ceremony,
        )

    # -- showing
    def about(self, version: str) -> p.About:
        """What this server offers."""
        levels = [p.Level(level, rank) for rank, level in enumerate(self.levels, start=1)]
        return p.About(version, p.PROTOCOL, levels, list(TURN_TIMES), list(EMOTES), list(PHRASES), MOST_KEPT)

    async def list(self, user: str) -> list[p.RuleSetInfo]:
        """The shipped rule sets, then somebody's house rules."""
        found = [info(load_rules(id_), id_, load_rules(id_).name, id_, shipped=True) for id_ in shipped()]
        kept = await asyncio.to_thread(self.store.rules_of, user) if user else []
        return found + [info_of_kept(rules) for rules in kept]

    async def detail(self, house: p.HouseRules, id_: str, user: str = "") -> p.RuleSetDetail:
        """A rule set in values and in sentences.

        Raises:
            UnknownRules: its base does not exist.
            RulesError: the changes are faulty.
        """
        rules, name = await self.rules(house)
        kept = None if house.base in shipped() else await self.kept(house.base)
        return detail_of(rules, house, id_, name, kept.base if kept else house.base, bool(kept and kept.user == user))

    async def detail_at(self, chosen: Settings) -> p.RuleSetDetail:
        """The rules of a table."""
        kept = None if chosen.base in shipped() else await self.kept(chosen.base)
        house = p.HouseRules(chosen.base, dict(chosen.changes), chosen.name)
        base = chosen.base if kept is None else kept.base
        shipped_base = base if base in shipped() else shipped()[0]
        return detail_of(chosen.rules, house, chosen.base, chosen.rules_name, shipped_base)

    async def check(self, house: p.HouseRules) -> p.RuleCheck:
        """Faults, or what the changed rule set means.

        Raises:
            UnknownRules: its base does not exist.
        """
        try:
            return p.RuleCheck(detail=await self.detail(house, house.base))
        except RulesError as error:
            return p.RuleCheck(faults=faults_view(error))


def info(rules: RuleSet, id_: str, name: str, base: str, *, shipped: bool = False) -> p.RuleSetInfo:
    """A rule set in a list."""
    return p.RuleSetInfo(id_, name or rules.id, base, rules.min_players, rules.max_players, shipped)


def info_of_kept(kept: KeptRules) -> p.RuleSetInfo:
    """House rules in the list of whoever keeps them."""
    found = info(change(load_rules(kept.base), kept.changes), kept.code, kept.name, kept.base)
    found.mine = True
    return found


def detail_of(
    rules: RuleSet, house: p.HouseRules, id_: str, name: str, base: str, mine: bool = False
) -> p.RuleSetDetail:
    """A rule set in values and in sentences, compared with the shipped set `base`."""
    values = to_mapping(rules, full=True)
    sentences = [p.Sentence(**sentence.to_json()) for sentence in explain(rules)]
    return p.RuleSetDetail(
        id=id_,
        name=name or rules.id,
        base=base,
        min_players=rules.min_players,
        max_players=rules.max_players,
        rules=house,
        values=values,
        switches=dict(switch_states(rules)),
        explanation=sentences,
        changed=list(changes(to_mapping(load_rules(base), full=True), values)),
        mine=mine,
    )


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[p.Changed]:
    """Options that differ; of tables such as the effects, the entries."""
    out: list[p.Changed] = []
    for name, value in after.items():
        if name in ("id", "name"):
            continue
        if isinstance(value, Mapping):
            keys = dict.fromkeys([*before[name], *value])
            pairs = [(f"{name}.{key}", before[name].get(key), value.get(key)) for key in keys]
        else:
            pairs = [(name, before[name], value)]
        out += [p.Changed(path, old, new) for path, old, new in pairs if old != new]
    return out


def faults_view(error: RulesError) -> list[p.RuleFault]:
    """All that is wrong with house rules."""
    return [fault_view(fault) for fault in error.faults]


def fault_view(fault: Fault) -> p.RuleFault:
    """One thing that is wrong."""
    return p.RuleFault(fault.code, fault.path, dict(fault.values), list(fault.about), str(fault))
