"""What browser and server say to each other: every message, typed, in one file.

`tools/protocol_schema.py` writes it down as JSON Schema, from which the client's TypeScript is generated.
docs/protocol.md explains the conversation; the law of it:

- JSON text frames on ``/ws``; the field ``t`` names the message.  Unknown fields are refused.
- The client holds no rule.  What may be played stands in `Legal`, as texts that are sent back unchanged; only the word
  ``announce`` may be added behind a text (``"play 7H announce"``) where `Play.announce` or `Legal.announce` says so.
- Seats are numbered clockwise round the table from 0, the same from deal to deal.
- A table's events have contiguous versions, the same for everybody; what a seat may not know is left out of its event.
  `Update` carries the events after the last one known and the state after them, whole parts replaced by whole parts.
  A part that is left out has not changed.  After a gap the client follows again with the version it has.
- Times are milliseconds since 1970 on the server's clock; `Welcome.time` and `Pong.time` give the difference.
- Every command has an ``id`` of the client (a new one for each click, the same one when it is sent again).  It is
  answered by the `Update` that carries it as ``ack``, by `Ack` if it had been done already, or by `Refused`.

HTTP, JSON, under ``/api`` (types below; errors are `HttpError`; OpenAPI at ``/api/openapi.json``):

======  ===================  ============  ====================  =================================================
method  path                 body          answer
======  ===================  ============  ====================  =================================================
GET     /about                             `About`               version, levels, emotes, what settings may be
GET     /session                           `Session`             who I am; 401 if nobody
POST    /session             `Guest`       `Session`             play as guest under a name; sets the cookie
PATCH   /session             `Guest`       `Session`             another name
DELETE  /session                           204                   log out: the session ends everywhere
GET     /rules                             `RuleSetInfo` list    shipped sets, then one's own house rules
GET     /rules/{id}                        `RuleSetDetail`       a shipped id or the code of shared house rules
GET     /options                           option schema         groups, options, switches: makes the form
POST    /rules/check         `HouseRules`  `RuleCheck`           faults, or what the changed set means
POST    /rules               `HouseRules`  `RuleSetInfo`         keep under a name; the id is its code to share
DELETE  /rules/{id}                        204                   forget house rules of one's own
POST    /tables              `NewTable`    `TableInfo`           create a table, sit down, maybe start at once
GET     /tables/mine                       `TableInfo` list      tables at which I sit
GET     /tables/{id}                       `TableInfo`           by id or by short code
GET     /tables/{id}/rules                 `RuleSetDetail`       the rules played at a table
GET     /lobby                             `TableInfo` list      open tables: those that wait for players first
GET     /tables/{id}/deals/{number}        open deal             everything of a finished deal, to check its shuffle
GET     /statistics                        statistics            what fell to whom in all deals, with p-values
GET     /qr?path=/t/ABC123                 SVG                   a QR code of a page of this site
GET     /tables/{id}/result                `Result`              the last deal there, with what it did to ratings
GET     /ratings                           `RatingRules`         the constants of the ratings
GET     /boards/{rules}?period=            `Board`               leaderboard of a ``day``, a ``month`` or ``all`` time
GET     /people/{user}                     `Profile`             a person, as everybody may see him
GET     /people/{user}/curve/{rules}       `CurvePoint` list     how a rating went
GET     /people/{user}/results?before=     `Result` list         deals, the newest first, 30 at a time
PUT     /people/{user}/block               204                   he may not sit down at tables of mine
DELETE  /people/{user}/block               204                   he may again
POST    /people/{user}/report  `Complaint`  204                  complain to who looks after the server
POST    /people/{user}/invite  `Invite`    204                   invite somebody I have played with to my table
GET     /invitations                       `Invitation` list     who invites me, the newest first
DELETE  /invitations/{user}                204                   decline
PUT     /invitations/{user}/mute           204                   decline, and hear no more invitations of that person
DELETE  /invitations/{user}/mute           204                   hear them again
POST    /seeking             `Seek`        `Seeking`             look for opponents
GET     /seeking                           `Seeking`             how it goes; every two seconds
DELETE  /seeking                           204                   look no more
GET     /records/{id}?viewer=              `Replay`              a finished deal move by move; no viewer: hands open
GET     /records/{id}/text                 text                  its record (docs/notation.md)
GET     /records                           text                  the records of all my deals
POST    /records             `Import`      `Imported`            keep records from elsewhere, to look at them
GET     /account                           `Account`             how I can come back, where I am signed in
POST    /account/sign-up     `SignUp`      `Account`             an account for the guest that I am; new cookie
POST    /account/sign-in     `SignIn`      `Account`             by password, or by recovery code; new cookie
PUT     /account/password    `NewPassword`  `Account`            another password; all other sessions end
POST    /account/codes                     `Account`             new recovery codes, shown once
POST    /account/passkeys/begin  `BeginPasskey`  `PasskeyChallenge`  a new passkey: what the browser is asked
POST    /account/passkeys    `PasskeyAnswer`  `Account`          a new passkey: what the browser answered
DELETE  /account/passkeys/{id}             `Account`             forget a passkey
POST    /account/passkey/begin             `PasskeyChallenge`    sign in by passkey: what the browser is asked
POST    /account/passkey     `PasskeyAnswer`  `Account`          sign in by passkey: what the browser answered
DELETE  /account/sessions/{id}             `Account`             sign out elsewhere
DELETE  /account/sessions                  `Account`             sign out everywhere else
GET     /account/export                    JSON                  everything that is kept of me
POST    /account/erase       `Erase`       204                   delete everything that is mine
======  ===================  ============  ====================  =================================================

Beside it: ``/healthz`` and ``/readyz``; every other path gives the client's page, so ``/t/{id or code}`` (a table) and
``/r/{code}`` (house rules) are links that people share.
"""

from msgspec import UNSET as UNSET, UnsetType as UnsetType

from maumau.server.protocol.accounts import (
    Account as Account,
    BeginPasskey as BeginPasskey,
    Erase as Erase,
    NewPassword as NewPassword,
    PasskeyAnswer as PasskeyAnswer,
    PasskeyChallenge as PasskeyChallenge,
    PasskeyInfo as PasskeyInfo,
    SessionInfo as SessionInfo,
    SignIn as SignIn,
    SignUp as SignUp,
)
from maumau.server.protocol.base import (
    PROTOCOL as PROTOCOL,
    ActionId as ActionId,
    Card as Card,
    Contributor as Contributor,
    Hash as Hash,
    MoveText as MoveText,
    Name as Name,
    Phase as Phase,
    Piece as Piece,
    SeatNumber as SeatNumber,
    Suit as Suit,
    TableId as TableId,
    Time as Time,
    Values as Values,
)
from maumau.server.protocol.events import (
    Adjourned as Adjourned,
    Agreed as Agreed,
    AutopilotOff as AutopilotOff,
    AutopilotOn as AutopilotOn,
    Closed as Closed,
    Configured as Configured,
    Created as Created,
    DealEvent as DealEvent,
    DealPromised as DealPromised,
    DealScored as DealScored,
    DealStarted as DealStarted,
    EndedEarly as EndedEarly,
    EventView as EventView,
    HostChanged as HostChanged,
    MatchOver as MatchOver,
    MatchStarted as MatchStarted,
    Moved as Moved,
    Presence as Presence,
    Promised as Promised,
    PromisesClosed as PromisesClosed,
    ProposalLapsed as ProposalLapsed,
    Proposed as Proposed,
    ReadyChanged as ReadyChanged,
    Resumed as Resumed,
    Revealed as Revealed,
    Seated as Seated,
    Stood as Stood,
    TableEvent as TableEvent,
    TimedOut as TimedOut,
    WentOn as WentOn,
)
from maumau.server.protocol.http import (
    About as About,
    Changed as Changed,
    Guest as Guest,
    HttpError as HttpError,
    Level as Level,
    RuleCheck as RuleCheck,
    RuleFault as RuleFault,
    RuleSetDetail as RuleSetDetail,
    RuleSetInfo as RuleSetInfo,
    Sentence as Sentence,
    Session as Session,
    TableInfo as TableInfo,
)
from maumau.server.protocol.meetings import (
    Invitation as Invitation,
    Invite as Invite,
    Seek as Seek,
    Seeking as Seeking,
)
from maumau.server.protocol.messages import (
    Ack as Ack,
    Answer as Answer,
    AskHint as AskHint,
    Autopilot as Autopilot,
    Back as Back,
    Because as Because,
    ClientMessage as ClientMessage,
    Close as Close,
    Command as Command,
    Configure as Configure,
    Follow as Follow,
    FromClient as FromClient,
    FromServer as FromServer,
    Gone as Gone,
    Hello as Hello,
    Hint as Hint,
    Leave as Leave,
    MakeMove as MakeMove,
    MakePromise as MakePromise,
    Ping as Ping,
    Pong as Pong,
    Propose as Propose,
    Ready as Ready,
    Refused as Refused,
    Remove as Remove,
    Reveal as Reveal,
    Said as Said,
    Say as Say,
    SeatComputer as SeatComputer,
    ServerMessage as ServerMessage,
    Sit as Sit,
    Snapshot as Snapshot,
    Start as Start,
    TryAgain as TryAgain,
    Unfollow as Unfollow,
    Update as Update,
    Watchers as Watchers,
    Welcome as Welcome,
    Why as Why,
)
from maumau.server.protocol.people import (
    Board as Board,
    Complaint as Complaint,
    CurvePoint as CurvePoint,
    Frame as Frame,
    Import as Import,
    Imported as Imported,
    Profile as Profile,
    RatingRules as RatingRules,
    Replay as Replay,
    Result as Result,
    ResultSeat as ResultSeat,
    Standing as Standing,
    Tally as Tally,
)
from maumau.server.protocol.settings import (
    HouseRules as HouseRules,
    NewTable as NewTable,
    Settings as Settings,
)
from maumau.server.protocol.view import (
    Challenge as Challenge,
    Clock as Clock,
    DealView as DealView,
    Fair as Fair,
    HintMove as HintMove,
    HintReason as HintReason,
    Legal as Legal,
    OwnPart as OwnPart,
    Play as Play,
    Promise as Promise,
    Proposal as Proposal,
    Score as Score,
    ScoreRow as ScoreRow,
    Seat as Seat,
)
