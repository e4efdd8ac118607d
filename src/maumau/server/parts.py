"""The parts of a running server, as handlers get them."""

from __future__ import annotations

from maumau.server.catalog import Catalog
from maumau.server.limits import Buckets
from maumau.server.people.accounts import Accounts
from maumau.server.people.counting import Counted
from maumau.server.people.seeking import Search
from maumau.server.people.sessions import Sessions
from maumau.server.people.settling import Settler
from maumau.server.people.standings import Standings
from maumau.server.play.hub import Hub
from maumau.server.play.sockets import Sockets
from maumau.server.services import Services
from maumau.server.views.transcripts import Transcripts


class Parts:
    """Everything, put together."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.catalog = Catalog(services.store, services.config.programs)
        self.hub = Hub(services)
        self.sessions = Sessions(services)
        self.accounts = Accounts(services, self.sessions)
        self.sockets = Sockets(services, self.hub, self.catalog, self.sessions)
        self.settler = Settler(services)
        self.counted = Counted()
        self.transcripts = Transcripts(services, self.settler)
        self.standings = Standings(services.store)
        self.search = Search(services, self.hub)
        self.limits = {
            "seeking": Buckets(rate=1 / 5, burst=10),
            "invitations": Buckets(rate=1 / 20, burst=6),
            "session": Buckets(rate=1 / 3, burst=20),
            "tables": Buckets(rate=1 / 6, burst=10),
            "rules": Buckets(rate=1 / 6, burst=10),
            "reports": Buckets(rate=1 / 120, burst=5),
            "blocks": Buckets(rate=1 / 10, burst=20),
            "names": Buckets(rate=1 / 60, burst=20),
            "sign-up": Buckets(rate=1 / 60, burst=10),
            "codes": Buckets(rate=1 / 60, burst=5),
            "records": Buckets(rate=1 / 10, burst=10),
        }
