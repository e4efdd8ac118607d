/* Written by `npm run types` from schema.json, which the server writes: do not change it by hand. */

export type ClientMessage =
  | Hello
  | Follow
  | Unfollow
  | Ping
  | Why
  | AskHint
  | Say
  | MakeMove
  | Sit
  | Leave
  | Ready
  | Start
  | SeatComputer
  | Remove
  | Configure
  | Autopilot
  | Back
  | Propose
  | Answer
  | MakePromise
  | Reveal;
export type ServerMessage =
  Welcome | Snapshot | Update | Ack | Refused | Because | Hint | Pong | Said | Watchers | Gone | TryAgain;

/**
 * Version 1
 */
export interface Protocol {
  client: ClientMessage;
  server: ServerMessage;
  http: Http;
}
/**
 * The first message.
 */
export interface Hello {
  t: 'hello';
  protocol: number;
  client?: string;
}
/**
 * Follow a table, as one of its players if one sits there, else as a spectator; leaves the table followed before.
 *
 * Answered by `Snapshot`, by `Update` with the missed events, or by `Gone`.
 */
export interface Follow {
  t: 'follow';
  table: string;
  version?: number;
}
/**
 * Follow no table any more; a seat is kept.
 */
export interface Unfollow {
  t: 'unfollow';
}
/**
 * Every 10 s; answered by `Pong`.  No answer for 25 s: connect again.
 */
export interface Ping {
  t: 'ping';
  n?: number;
}
/**
 * Why may this not be played?  Answered by `Because`; changes nothing, costs nothing.
 */
export interface Why {
  t: 'why';
  id: string;
  move: string;
}
/**
 * What would the master do in my place?  Answered by `Hint` or `Refused`; where hints are given, who else is here
 * is told that somebody asked (`Said`, ``hint``), on turn or not and whatever the answer will be.
 */
export interface AskHint {
  t: 'hint';
  id: string;
}
/**
 * Show an emote or a quick phrase, one of `About.emotes` or `About.phrases`; others see it as `Said`.
 */
export interface Say {
  t: 'say';
  what: string;
}
/**
 * A move: a text of `Legal`, perhaps with ``announce`` behind it.
 */
export interface MakeMove {
  t: 'move';
  id: string;
  version: number;
  move: string;
}
/**
 * Take a free seat, or one's own again; while a match runs only the latter.
 */
export interface Sit {
  t: 'sit';
  id: string;
  version: number;
  seat?: number | null;
}
/**
 * Stand up.  During a match a computer player goes on in the seat; `Sit` takes it back.
 */
export interface Leave {
  t: 'leave';
  id: string;
  version: number;
}
/**
 * Ready to begin, for the next deal, for a rematch, or to go on; begins when all who sit here are.
 */
export interface Ready {
  t: 'ready';
  id: string;
  version: number;
  ready?: boolean;
}
/**
 * The host begins: free seats get computer players if the settings say so, else they stay empty.
 */
export interface Start {
  t: 'start';
  id: string;
  version: number;
}
/**
 * The host puts a computer player into a free seat, or changes its level.
 */
export interface SeatComputer {
  t: 'computer';
  id: string;
  version: number;
  seat: number;
  level: string;
}
/**
 * The host frees a seat (before a match).
 */
export interface Remove {
  t: 'remove';
  id: string;
  version: number;
  seat: number;
}
/**
 * The host changes the settings (before a match); nobody is ready any more.
 */
export interface Configure {
  t: 'configure';
  id: string;
  version: number;
  settings: Settings;
}
/**
 * What the host chooses.
 */
export interface Settings {
  rules: HouseRules;
  seats: number;
  turnTime: number;
  singleDeal?: boolean;
  open?: boolean;
  fill?: string;
  pace?: number;
  ceremony?: 'played' | 'silent';
}
/**
 * A rule set with changes: how settings, forms and links name what is played.
 */
export interface HouseRules {
  base: string;
  changes?: {
    [k: string]: unknown;
  };
  name?: string;
}
/**
 * Put a seat on autopilot: the own one, or without a clock one whose player has been away for two minutes.
 */
export interface Autopilot {
  t: 'autopilot';
  id: string;
  version: number;
  seat: number;
}
/**
 * Play oneself again.
 */
export interface Back {
  t: 'back';
  id: string;
  version: number;
}
/**
 * Propose to end the match early, or to adjourn it; it happens when all who are asked agree (`Proposal`).
 */
export interface Propose {
  t: 'propose';
  id: string;
  version: number;
  what: 'adjourn' | 'end';
}
/**
 * Agree to what is proposed, or decline; the proposer takes it back so.
 */
export interface Answer {
  t: 'answer';
  id: string;
  version: number;
  agree?: boolean;
}
/**
 * Promise a contribution to the shuffle (`Fair.stage` ``promising``), from a seat of the deal or as a spectator.
 */
export interface MakePromise {
  t: 'promise';
  id: string;
  version: number;
  commitment: string;
  contributor: number;
  promise: string;
}
/**
 * Reveal what was promised (`Fair.stage` ``revealing``), if the own promise is among those that are shown.
 */
export interface Reveal {
  t: 'reveal';
  id: string;
  version: number;
  commitment: string;
  value: string;
}
/**
 * Answer to `Hello`.
 */
export interface Welcome {
  t: 'welcome';
  user: string;
  name: string;
  /**
   * milliseconds since 1970, server clock
   */
  time: number;
  server: string;
  pingEvery?: number;
}
/**
 * The whole table as this viewer sees it; forget everything before.
 */
export interface Snapshot {
  t: 'table';
  id: string;
  code: string;
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  phase: 'adjourned' | 'between' | 'closed' | 'over' | 'playing' | 'shuffling' | 'waiting';
  settings: Settings;
  rulesName: string;
  seats: Seat[];
  score: Score;
  deal?: DealView | null;
  clock?: Clock | null;
  proposal?: Proposal | null;
  fair?: Fair | null;
  you?: number | null;
  watchers?: number;
  recent?: (
    | Created
    | Configured
    | Seated
    | Stood
    | ReadyChanged
    | HostChanged
    | MatchStarted
    | DealPromised
    | Promised
    | PromisesClosed
    | Revealed
    | DealStarted
    | Moved
    | TimedOut
    | AutopilotOn
    | AutopilotOff
    | Presence
    | DealScored
    | Proposed
    | Agreed
    | ProposalLapsed
    | EndedEarly
    | Adjourned
    | WentOn
    | MatchOver
    | Resumed
    | Closed
  )[];
}
/**
 * Who sits at a seat.
 */
export interface Seat {
  kind: 'computer' | 'free' | 'person';
  user?: string;
  name?: string;
  level?: string;
  host?: boolean;
  ready?: boolean;
  away?: boolean;
  awaySince?: number | null;
  autopilot?: boolean;
  left?: boolean;
  out?: boolean;
}
/**
 * The score sheet.
 */
export interface Score {
  scoring: 'none' | 'points' | 'victories';
  matchEnd: 'deal' | 'elimination' | 'lowest_total' | 'victories';
  limit?: number;
  singleDeal?: boolean;
  rows?: ScoreRow[];
  totals?: (number | null)[];
  places?: (number | null)[];
  out?: number[];
  over?: boolean;
  early?: boolean;
  winner?: number | null;
}
/**
 * One finished deal.
 */
export interface ScoreRow {
  number: number;
  dealer: number;
  winner: number | null;
  points: (number | null)[];
}
/**
 * The deal on the table.  Lists with an entry for each seat hold null where a seat is not in the deal.
 */
export interface DealView {
  number: number;
  dealer: number;
  order: number[];
  context: 'chain' | 'claim' | 'cover' | 'cut' | 'drawn' | 'over' | 'search' | 'take' | 'turn';
  turn: number;
  clockwise: boolean;
  counts: (number | null)[];
  stockCount: number;
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  top?: string;
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  topAs?: string;
  suit?: ('C' | 'D' | 'H' | 'S') | '';
  nominated?: boolean;
  pending?: number;
  answers?: string[];
  discardCount?: number;
  /**
   * Items: a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  beneath?: string[];
  announced?: number[];
  announcedWild?: number[];
  challengeable?: number[];
  /**
   * Items: a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  hand?: string[];
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  drawn?: string;
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  pulled?: string;
  hints?: boolean;
  legal?: Legal;
}
/**
 * All that this seat may do in the deal now; empty: nothing.  Absent texts: not now.
 */
export interface Legal {
  plays?: Play[];
  several?: string;
  /**
   * Items: a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  severalCards?: string[];
  draw?: string;
  pass?: string;
  jumpIn?: string;
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  jumpCard?: string;
  announceLate?: string;
  challenges?: Challenge[];
  cut?: number[];
  take?: string;
  leave?: string;
  announce?: boolean;
  drawAnnounce?: boolean;
  wrongCardCosts?: number;
}
/**
 * One card that may be laid (or, in `stands`, one card a joker may stand for) and how.
 */
export interface Play {
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  card: string;
  move?: string;
  suits?: {
    [k: string]: string;
  };
  stands?: Play[];
  announce?: boolean;
}
/**
 * A seat whose missing announcement may be pointed out.
 */
export interface Challenge {
  seat: number;
  move: string;
}
/**
 * Something happens by itself at a time.
 */
export interface Clock {
  kind: 'next_deal' | 'turn';
  /**
   * milliseconds since 1970, server clock
   */
  deadline: number;
  total: number;
  seat?: number | null;
  paused?: boolean;
}
/**
 * What somebody proposes to all who sit here.  It lapses at `until`, and with the next deal.
 */
export interface Proposal {
  what: 'adjourn' | 'end';
  seat: number;
  /**
   * milliseconds since 1970, server clock
   */
  until: number;
  waiting?: number[];
}
/**
 * The shuffle of the deal, as everybody may see it (docs/fairness-spec.md).
 */
export interface Fair {
  table: string;
  number: number;
  order: number[];
  dealer: number;
  ceremony: boolean;
  rulesDigest: string;
  previous: string;
  commitment: string;
  stage: 'open' | 'promising' | 'revealing' | 'sealed';
  promised?: Promise[];
  closing?: string | '';
  watchers?: string[];
  you?: number | null;
}
/**
 * What somebody has promised to contribute to the shuffle.
 */
export interface Promise {
  id: number;
  promise: string;
  value?: string | '';
}
/**
 * The table exists; its creator is the host.
 */
export interface Created {
  kind: 'created';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * The host changed the settings.
 */
export interface Configured {
  kind: 'configured';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * Somebody sits down, or a computer player is seated.
 */
export interface Seated {
  kind: 'seated';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  name?: string;
  level?: string;
}
/**
 * A seat is free again, or (in mid-match) its person has left and a computer player goes on.
 */
export interface Stood {
  kind: 'stood';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  name: string;
  byHost?: boolean;
}
/**
 * Somebody is ready, or not any more.
 */
export interface ReadyChanged {
  kind: 'ready';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  ready?: boolean;
}
/**
 * Somebody else is the host now.
 */
export interface HostChanged {
  kind: 'host';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat?: number | null;
}
/**
 * A match begins, the first or a rematch.
 */
export interface MatchStarted {
  kind: 'match_started';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * The server has bound itself to a secret for the next deal: `Fair` says what is shown of it.
 */
export interface DealPromised {
  kind: 'deal_promised';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  number: number;
}
/**
 * Somebody has promised a contribution to the shuffle.
 */
export interface Promised {
  kind: 'promised';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  contributor: number;
}
/**
 * No more promises; they are kept now.
 */
export interface PromisesClosed {
  kind: 'promises_closed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * Somebody has kept his promise.
 */
export interface Revealed {
  kind: 'revealed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  contributor: number;
}
/**
 * Shuffled and dealt.
 */
export interface DealStarted {
  kind: 'deal_started';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  number: number;
  dealer: number;
  silent?: number[];
  drawings?: never[][][];
  deal?: DealEvent[];
}
/**
 * One fact of a deal, in the order in which it happened; to be shown as motion and in the log.
 */
export interface DealEvent {
  kind:
    | 'announced'
    | 'challenged'
    | 'cut'
    | 'dealt'
    | 'drew'
    | 'left'
    | 'owes'
    | 'passed'
    | 'played'
    | 'redealt'
    | 'reshuffled'
    | 'skipped'
    | 'start'
    | 'took'
    | 'turn'
    | 'turned'
    | 'void'
    | 'won'
    | 'wrong_card';
  seat?: number | null;
  /**
   * Items: a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  cards?: string[];
  count?: number;
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  card?: string;
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  as?: string;
  suit?: ('C' | 'D' | 'H' | 'S') | '';
  announced?: boolean;
  announcedWild?: boolean;
  jumpIn?: boolean;
  why?: '' | 'dealt' | 'final' | 'hit' | 'not_announced' | 'owed' | 'search' | 'turn' | 'wrong_card';
  target?: number | null;
  position?: number;
  clockwise?: boolean;
  context?: string;
  wild?: number;
}
/**
 * A move and all that it led to.
 */
export interface Moved {
  kind: 'moved';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  by: 'autopilot' | 'computer' | 'person' | 'timeout';
  deal?: DealEvent[];
}
/**
 * The time of a seat ran out; its moves follow.
 */
export interface TimedOut {
  kind: 'timed_out';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  times: number;
}
/**
 * A computer player moves for the seat from now on.
 */
export interface AutopilotOn {
  kind: 'autopilot_on';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  why: 'asked' | 'away' | 'left' | 'timeout';
}
/**
 * The person plays again.
 */
export interface AutopilotOff {
  kind: 'autopilot_off';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
}
/**
 * Somebody's connection is lost, or there again.
 */
export interface Presence {
  kind: 'presence';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  away?: boolean;
}
/**
 * The deal is over and written down.
 */
export interface DealScored {
  kind: 'deal_scored';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  number: number;
  winner: number | null;
  points: (number | null)[];
  left: (string[] | null)[];
  /**
   * Items: a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  finish?: string[];
  eliminated?: number[];
}
/**
 * Somebody proposes to end the match early, or to adjourn it.
 */
export interface Proposed {
  kind: 'proposed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
  what: 'adjourn' | 'end';
}
/**
 * Somebody agrees to what is proposed.
 */
export interface Agreed {
  kind: 'agreed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  seat: number;
}
/**
 * Nothing comes of a proposal.
 */
export interface ProposalLapsed {
  kind: 'proposal_lapsed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  why: 'declined' | 'time';
  seat?: number | null;
}
/**
 * The match ends by agreement: the totals decide, nothing is rated, a deal that ran counts for nothing.
 */
export interface EndedEarly {
  kind: 'ended_early';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * The match goes on another time; clocks stand still until all are ready.
 */
export interface Adjourned {
  kind: 'adjourned';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * An adjourned match goes on.
 */
export interface WentOn {
  kind: 'went_on';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * The match is decided.
 */
export interface MatchOver {
  kind: 'match_over';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  winner: number | null;
  places: (number | null)[];
}
/**
 * The server was down; clocks stood still.
 */
export interface Resumed {
  kind: 'resumed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * Nobody comes here any more; the table is closed.
 */
export interface Closed {
  kind: 'closed';
  version: number;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * What happened, and the parts of the table that are not as they were.
 *
 * The versions of `events` end with `version` and have no gap.  If the first one is not the version one has plus 1,
 * something was missed: follow again with the version one has.
 */
export interface Update {
  t: 'update';
  table: string;
  version: number;
  events: (
    | Created
    | Configured
    | Seated
    | Stood
    | ReadyChanged
    | HostChanged
    | MatchStarted
    | DealPromised
    | Promised
    | PromisesClosed
    | Revealed
    | DealStarted
    | Moved
    | TimedOut
    | AutopilotOn
    | AutopilotOff
    | Presence
    | DealScored
    | Proposed
    | Agreed
    | ProposalLapsed
    | EndedEarly
    | Adjourned
    | WentOn
    | MatchOver
    | Resumed
    | Closed
  )[];
  ack?: string;
  phase?: 'adjourned' | 'between' | 'closed' | 'over' | 'playing' | 'shuffling' | 'waiting';
  settings?: Settings;
  rulesName?: string;
  seats?: Seat[];
  score?: Score;
  deal?: DealView | null;
  clock?: Clock | null;
  proposal?: Proposal | null;
  fair?: Fair | null;
  you?: number | null;
}
/**
 * The command has been carried out already, at this version.
 */
export interface Ack {
  t: 'ack';
  id: string;
  version: number;
}
/**
 * The command changed nothing.
 */
export interface Refused {
  t: 'refused';
  id: string;
  reason: string;
  values?: {
    [k: string]: string | number;
  };
  version?: number;
}
/**
 * Answer to `Why`.
 */
export interface Because {
  t: 'because';
  id: string;
  move: string;
  reason?: string;
  values?: {
    [k: string]: string | number;
  };
}
/**
 * Answer to `AskHint`: what the master would do, what else it looked at, and why.
 */
export interface Hint {
  t: 'hint';
  id: string;
  move: HintMove;
  others?: HintMove[];
  reasons?: HintReason[];
}
/**
 * A move in its parts, for showing where it is made and saying it in words.
 */
export interface HintMove {
  kind: 'announce' | 'challenge' | 'draw' | 'jump-in' | 'pass' | 'play';
  /**
   * Items: a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  cards?: string[];
  /**
   * a card, rank and suit: "7H", "TC", "QD"; or "JOKER"
   */
  as?: string;
  suit?: ('C' | 'D' | 'H' | 'S') | '';
  announce?: boolean;
  target?: number | null;
  chance?: number | null;
}
/**
 * Why a move is good.
 */
export interface HintReason {
  code: string;
  values?: {
    [k: string]: string | number;
  };
}
/**
 * Answer to `Ping`.
 */
export interface Pong {
  t: 'pong';
  n: number;
  /**
   * milliseconds since 1970, server clock
   */
  time: number;
}
/**
 * Somebody shows an emote or a phrase, or (``hint``) has asked for a hint; gone after a moment, in no log.
 */
export interface Said {
  t: 'said';
  seat: number;
  user: string;
  what: string;
}
/**
 * How many spectators there are.
 */
export interface Watchers {
  t: 'watchers';
  count: number;
}
/**
 * There is no such table (any more).
 */
export interface Gone {
  t: 'gone';
  table: string;
  reason: 'closed' | 'unknown';
}
/**
 * The table's last change could not be stored and did not happen; a snapshot follows.
 */
export interface TryAgain {
  t: 'try_again';
}
export interface Http {
  About: About;
  Session: Session;
  Guest: Guest;
  RuleSetInfo: RuleSetInfo;
  RuleSetDetail: RuleSetDetail;
  RuleCheck: RuleCheck;
  HouseRules: HouseRules;
  NewTable: NewTable;
  TableInfo: TableInfo;
  HttpError: HttpError;
  Seek: Seek;
  Seeking: Seeking;
  Invite: Invite;
  Invitation: Invitation;
  RatingRules: RatingRules;
  Board: Board;
  Profile: Profile;
  CurvePoint: CurvePoint;
  Result: Result;
  Replay: Replay;
  Import: Import;
  Imported: Imported;
  Account: Account;
  SignUp: SignUp;
  SignIn: SignIn;
  NewPassword: NewPassword;
  PasskeyChallenge: PasskeyChallenge;
  BeginPasskey: BeginPasskey;
  PasskeyAnswer: PasskeyAnswer;
  Erase: Erase;
  Complaint: Complaint;
}
/**
 * What this server offers.
 */
export interface About {
  version: string;
  protocol: number;
  levels: Level[];
  turnTimes: number[];
  emotes: string[];
  phrases: string[];
  houseRulesKept: number;
}
/**
 * A computer player.
 */
export interface Level {
  id: string;
  rank: number;
}
/**
 * Who is here.
 */
export interface Session {
  user: string;
  name: string;
  guest: boolean;
}
/**
 * A name to play under.
 */
export interface Guest {
  name: string;
}
/**
 * A rule set in a list.
 */
export interface RuleSetInfo {
  id: string;
  name: string;
  base: string;
  minPlayers: number;
  maxPlayers: number;
  shipped?: boolean;
  mine?: boolean;
}
/**
 * A rule set in plain words and in values.
 */
export interface RuleSetDetail {
  id: string;
  name: string;
  base: string;
  minPlayers: number;
  maxPlayers: number;
  rules: HouseRules;
  values: {
    [k: string]: unknown;
  };
  switches: {
    [k: string]: unknown;
  };
  explanation: Sentence[];
  changed?: Changed[];
  mine?: boolean;
}
/**
 * One sentence of an explanation, as a Fluent message of the rules' files with its values.
 */
export interface Sentence {
  id: string;
  args?: {
    [k: string]: unknown;
  };
  group?: string;
  card?: string;
}
/**
 * An option that is not as in the base.
 */
export interface Changed {
  name: string;
  before?: {
    [k: string]: unknown;
  };
  after?: {
    [k: string]: unknown;
  };
}
/**
 * Faults, or the rule set.
 */
export interface RuleCheck {
  faults?: RuleFault[];
  detail?: RuleSetDetail | null;
}
/**
 * Something wrong with house rules, as a Fluent message ``fault-{code}``.
 */
export interface RuleFault {
  code: string;
  path?: string;
  values?: {
    [k: string]: unknown;
  };
  about?: string[];
  message?: string;
}
/**
 * Create a table; its creator is the host and sits at seat 0.
 */
export interface NewTable {
  settings: Settings;
  computers?: string[];
  start?: boolean;
}
/**
 * A table from outside.
 */
export interface TableInfo {
  id: string;
  code: string;
  link: string;
  phase: 'adjourned' | 'between' | 'closed' | 'over' | 'playing' | 'shuffling' | 'waiting';
  rulesId: string;
  rulesName: string;
  settings: Settings;
  houseRules: boolean;
  seats: Seat[];
  free: number;
  /**
   * milliseconds since 1970, server clock
   */
  created: number;
  you?: number | null;
  watchers?: number;
  rated?: boolean;
}
/**
 * Body of every answer from 400 on.
 */
export interface HttpError {
  error: string;
  message?: string;
  values?: {
    [k: string]: string | number;
  };
  faults?: RuleFault[];
}
/**
 * Look for opponents.
 */
export interface Seek {
  rules: string;
  seats: number;
  meanwhile?: string;
}
/**
 * How the search goes.  Ask every two seconds: who does not ask for ten is not found any more.
 */
export interface Seeking {
  seeking?: boolean;
  rules?: string;
  seats?: number;
  /**
   * milliseconds since 1970, server clock
   */
  since?: number;
  /**
   * milliseconds since 1970, server clock
   */
  now?: number;
  window?: number | null;
  others?: number;
  table?: string;
  meanwhile?: string;
}
/**
 * Invite somebody to the table at which one sits.
 */
export interface Invite {
  table: string;
}
/**
 * Somebody invites me.
 */
export interface Invitation {
  by: string;
  name: string;
  table: TableInfo;
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
}
/**
 * The constants of the ratings.
 */
export interface RatingRules {
  start: number;
  newGames: number;
  kNew: number;
  k: number;
  senior: number;
  kSenior: number;
  master: number;
  kMaster: number;
  scale: number;
  mostMeetings: number;
  fewestOpponents: number;
}
/**
 * A leaderboard; computer players have their own list.
 */
export interface Board {
  rules: string;
  period: 'all' | 'day' | 'month';
  people?: Standing[];
  computers?: Standing[];
}
/**
 * A player on a board, or a rating on a profile.
 */
export interface Standing {
  rules: string;
  rating: number;
  games: number;
  wins: number;
  user?: string;
  name?: string;
  level?: string;
  gain?: number;
  provisional?: boolean;
}
/**
 * A person as everybody may see him.
 */
export interface Profile {
  user: string;
  name: string;
  /**
   * milliseconds since 1970, server clock
   */
  since: number;
  deals: number;
  wins: number;
  mine?: boolean;
  former?: string[];
  ratings?: Standing[];
  favourites?: Tally[];
  rivals?: Tally[];
  between?: Tally | null;
  blocked?: boolean;
  muted?: boolean;
}
/**
 * Deals counted.
 */
export interface Tally {
  deals: number;
  wins: number;
  losses?: number;
  rules?: string;
  user?: string;
  name?: string;
}
/**
 * A rating after a rated game.
 */
export interface CurvePoint {
  /**
   * milliseconds since 1970, server clock
   */
  at: number;
  rating: number;
  change: number;
  won?: boolean;
}
/**
 * A finished deal.
 */
export interface Result {
  rules: string;
  rulesName: string;
  houseRules: boolean;
  /**
   * milliseconds since 1970, server clock
   */
  ended: number;
  number: number;
  winner: number | null;
  seats: ResultSeat[];
  id?: string;
  unrated?:
    '' | 'agreed' | 'computers' | 'house_rules' | 'nobody' | 'pending' | 'server_fault' | 'single_deal' | 'too_often';
  imported?: boolean;
}
/**
 * Who played in a deal.
 */
export interface ResultSeat {
  name?: string;
  user?: string;
  level?: string;
  points?: number | null;
  fate?: '' | 'absent' | 'left';
  before?: number | null;
  after?: number | null;
  provisional?: boolean;
}
/**
 * A finished deal, move by move.  Seats are numbered clockwise; seat 0 began.
 */
export interface Replay {
  id: string;
  result: Result;
  viewer: number | null;
  frames: Frame[];
  fair?: boolean;
}
/**
 * A deal after one move, as one viewer saw it.
 */
export interface Frame {
  deal: DealView;
  events?: DealEvent[];
  seat?: number | null;
  by?: 'autopilot' | 'computer' | 'person' | 'timeout';
  hands?: string[][];
}
/**
 * Records as text.
 */
export interface Import {
  text: string;
}
/**
 * The replays of imported records.
 */
export interface Imported {
  ids: string[];
}
/**
 * How I can come back.
 */
export interface Account {
  user: string;
  name: string;
  guest: boolean;
  password?: boolean;
  passkeys?: PasskeyInfo[];
  passkeysPossible?: boolean;
  codesLeft?: number;
  sessions?: SessionInfo[];
  codes?: string[];
}
/**
 * A passkey of mine.
 */
export interface PasskeyInfo {
  id: string;
  label: string;
  /**
   * milliseconds since 1970, server clock
   */
  created: number;
  /**
   * milliseconds since 1970, server clock
   */
  used: number;
}
/**
 * A place where I am signed in.
 */
export interface SessionInfo {
  id: string;
  label: string;
  /**
   * milliseconds since 1970, server clock
   */
  created: number;
  /**
   * milliseconds since 1970, server clock
   */
  used: number;
  this?: boolean;
}
/**
 * Make an account of the guest that I am.
 */
export interface SignUp {
  name: string;
  password: string;
}
/**
 * Sign in with a password; with a recovery code the password is a new one.
 */
export interface SignIn {
  name: string;
  password: string;
  code?: string;
}
/**
 * Another password.
 */
export interface NewPassword {
  password: string;
  old?: string;
}
/**
 * What the browser's passkey functions are asked; send `id` back with their answer.
 */
export interface PasskeyChallenge {
  id: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * A new passkey; a guest makes an account with it.
 */
export interface BeginPasskey {
  name?: string;
}
/**
 * What the browser's passkey functions answered.
 */
export interface PasskeyAnswer {
  id: string;
  credential: {
    [k: string]: unknown;
  };
}
/**
 * Delete everything that is mine.
 */
export interface Erase {
  name: string;
  password?: string;
}
/**
 * What somebody is reported for.
 */
export interface Complaint {
  why: 'behaviour' | 'cheating' | 'name';
  note?: string;
}
