"""People who look for each other, in memory."""

from __future__ import annotations

from dataclasses import replace

from maumau.store.meetings import Invitation, Seeker


class MemoryMeetings:
    """See `meetings.Meetings`."""

    def __init__(self) -> None:
        self.looking: dict[str, Seeker] = {}
        self.invited: dict[tuple[str, str], Invitation] = {}
        self.muted: set[tuple[str, str]] = set()

    def seek(self, seeker: Seeker) -> None:
        """See `Meetings.seek`."""
        self.looking[seeker.user] = seeker

    def seeker(self, user: str) -> Seeker | None:
        """See `Meetings.seeker`."""
        return self.looking.get(user)

    def seekers(self, rules: str, seats: int, seen: int) -> list[Seeker]:
        """See `Meetings.seekers`."""
        same = [one for one in list(self.looking.values()) if (one.rules, one.seats, one.found) == (rules, seats, "")]
        return sorted((one for one in same if one.seen >= seen), key=lambda one: (one.since, one.user))

    def saw(self, user: str, now: int) -> None:
        """See `Meetings.saw`."""
        if user in self.looking:
            self.looking[user] = replace(self.looking[user], seen=now)

    def claim(self, user: str, mark: str) -> bool:
        """See `Meetings.claim`."""
        one = self.looking.get(user)
        if one is None or one.found:
            return False
        self.looking[user] = replace(one, found=mark)
        return True

    def found(self, mark: str, table: str) -> None:
        """See `Meetings.found`."""
        for one in list(self.looking.values()):
            if one.found == mark:
                self.looking[one.user] = replace(one, found=table)

    def stop_seeking(self, user: str) -> bool:
        """See `Meetings.stop_seeking`."""
        return self.looking.pop(user, None) is not None

    def invite(self, invitation: Invitation) -> None:
        """See `Meetings.invite`."""
        self.invited[invitation.user, invitation.by] = invitation

    def invitations(self, user: str, since: int) -> list[Invitation]:
        """See `Meetings.invitations`."""
        mine = [one for one in list(self.invited.values()) if one.user == user and one.at >= since]
        return sorted(mine, key=lambda one: (-one.at, one.by))

    def decline(self, user: str, by: str) -> bool:
        """See `Meetings.decline`."""
        return self.invited.pop((user, by), None) is not None

    def mute(self, user: str, other: str) -> None:
        """See `Meetings.mute`."""
        self.muted.add((user, other))

    def unmute(self, user: str, other: str) -> bool:
        """See `Meetings.unmute`."""
        found = (user, other) in self.muted
        self.muted.discard((user, other))
        return found

    def mutes(self, user: str, other: str) -> bool:
        """See `Meetings.mutes`."""
        return (user, other) in self.muted

    def muted_by(self, user: str) -> list[str]:
        """See `Meetings.muted_by`."""
        return sorted(other for one, other in self.muted if one == user)

    def erase(self, user: str) -> None:
        """Forget a person."""
        self.looking.pop(user, None)
        self.invited = {pair: one for pair, one in self.invited.items() if user not in pair}
        self.muted = {pair for pair in self.muted if user not in pair}
