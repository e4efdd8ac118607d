"""Moderation in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maumau.store.moderation import Ban, Report
from maumau.store.port import User

if TYPE_CHECKING:
    from maumau.store.memory import MemoryStore


class MemoryModeration:
    """See `moderation.Moderation`."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.open: dict[tuple[str, str], Report] = {}
        self.given = 0
        self.kept: dict[str, Ban] = {}
        self.pairs: set[tuple[str, str]] = set()
        """Who blocks whom."""

    def report(self, at: int, by: str, about: str, why: str, note: str) -> None:
        """See `Moderation.report`."""
        self.given += 1
        self.open.pop((by, about), None)
        self.open[by, about] = Report(self.given, at, by, about, why, note)

    def reports(self, limit: int) -> list[Report]:
        """See `Moderation.reports`."""
        return sorted(self.open.values(), key=lambda report: report.id)[:limit]

    def close_report(self, id_: int) -> bool:
        """See `Moderation.close_report`."""
        found = [key for key, report in self.open.items() if report.id == id_]
        for key in found:
            del self.open[key]
        return bool(found)

    def ban(self, ban: Ban) -> None:
        """See `Moderation.ban`."""
        self.kept[ban.user] = ban

    def lift(self, user: str) -> bool:
        """See `Moderation.lift`."""
        return self.kept.pop(user, None) is not None

    def banned(self, user: str, now: int) -> Ban | None:
        """See `Moderation.banned`."""
        ban = self.kept.get(user)
        return ban if ban is not None and (ban.until == 0 or ban.until > now) else None

    def bans(self, now: int) -> list[Ban]:
        """See `Moderation.bans`."""
        return [ban for user, ban in sorted(self.kept.items()) if self.banned(user, now)]

    def block(self, user: str, other: str) -> None:
        """See `Moderation.block`."""
        self.pairs.add((user, other))

    def unblock(self, user: str, other: str) -> bool:
        """See `Moderation.unblock`."""
        found = (user, other) in self.pairs
        self.pairs.discard((user, other))
        return found

    def blocks(self, user: str, other: str) -> bool:
        """See `Moderation.blocks`."""
        return (user, other) in self.pairs

    def blocked_by(self, user: str) -> list[str]:
        """See `Moderation.blocked_by`."""
        return sorted(other for one, other in self.pairs if one == user)

    def reports_by(self, user: str) -> list[Report]:
        """See `Moderation.reports_by`."""
        return [report for report in self.reports(len(self.open)) if report.by == user]

    def find(self, text: str, limit: int) -> list[User]:
        """See `Moderation.find`."""
        users = [user for user in self.store.users.values() if user.id == text or text.lower() in user.name.lower()]
        return sorted(users, key=lambda user: (-user.created, user.id))[:limit]

    def counts(self) -> dict[str, int]:
        """See `Moderation.counts`."""
        store = self.store
        return {
            "people": len(store.users),
            "accounts": len(store.accounts.kept),
            "tables": len(store.listings),
            "deals": sum(not deal.owner for deal in store.results.deals.values()),
            "rated": sum(bool(rated.changes) for _, rated in store.results.contests.values()),
            "reports": len(self.open),
        }

    def erase(self, user: str) -> None:
        """Forget a person's reports, bans and blocks, and those about him."""
        self.open = {key: report for key, report in self.open.items() if user not in key}
        self.kept.pop(user, None)
        self.pairs = {pair for pair in self.pairs if user not in pair}
