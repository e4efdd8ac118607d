/**
 * What happened, as message ids with values; words are looked up where they are shown.
 *
 * The ids `event-…` are the Python package's own (locales/…/play.ftl): browser and terminal tell a deal in the same words.
 */
import { type DealEvent, dealEventOf, type TableEvent } from '../protocol/decode';

/** One line of the log. */
export interface Line {
  /** The version of the table and the place in it: a key. */
  key: string;
  /** A message id. */
  id: string;
  /** Whom it is about. */
  seat?: number;
  target?: number;
  cards?: string[];
  /** What a joker stands for. */
  as?: string;
  suit?: string;
  count?: number;
  why?: string;
  name?: string;
  points?: (number | null)[];
}

type Rest = Omit<Line, 'key'>;

/** The lines that an event of the table gives. */
export function linesOf(event: TableEvent): Line[] {
  return restsOf(event).map((rest, i) => ({ ...rest, key: `${event.version}.${i}` }));
}

function restsOf(event: TableEvent): Rest[] {
  switch (event.kind) {
    case 'moved':
      return (event.deal ?? []).flatMap((fact) => factLines(dealEventOf(fact)));
    case 'deal_started':
      return [
        { id: 'log-deal', count: event.number, seat: event.dealer },
        ...(event.silent ?? []).map((seat) => ({ id: 'log-silent', seat })),
        ...setUpLines(event.deal ?? []),
      ];
    case 'deal_scored':
      return event.winner === null ? [] : [{ id: 'log-scored', seat: event.winner, points: event.points }];
    case 'match_over':
      return event.winner === null ? [] : [{ id: 'log-match-over', seat: event.winner }];
    default:
      return peopleLines(event);
  }
}

/** Lines about who sits where. */
function peopleLines(event: TableEvent): Rest[] {
  switch (event.kind) {
    case 'stood':
      return [{ id: event.byHost ? 'log-removed' : 'log-stood', seat: event.seat, name: event.name ?? '' }];
    case 'autopilot_on':
      return event.why === 'left' ? [] : [{ id: 'log-autopilot-on', seat: event.seat }];
    case 'presence':
      return [{ id: event.away ? 'log-away' : 'log-here', seat: event.seat }];
    case 'host':
      return event.seat == null ? [] : [{ id: 'log-host', seat: event.seat }];
    case 'seated':
    case 'timed_out':
    case 'autopilot_off':
      return [{ id: `log-${event.kind.replace('_', '-')}`, seat: event.seat }];
    case 'proposed':
      return [{ id: `log-proposed-${event.what}`, seat: event.seat }];
    case 'agreed':
      return [{ id: 'log-agreed', seat: event.seat }];
    case 'proposal_lapsed':
      return event.seat == null ? [{ id: 'log-lapsed' }] : [{ id: 'log-declined', seat: event.seat }];
    case 'ended_early':
    case 'adjourned':
    case 'went_on':
    case 'resumed':
      return [{ id: `log-${event.kind.replace('_', '-')}` }];
    default:
      return [];
  }
}

const setUpLines = (facts: Parameters<typeof dealEventOf>[0][]): Rest[] =>
  facts.filter((fact) => fact.kind !== 'dealt').flatMap((fact) => factLines(dealEventOf(fact)));

/** The lines for one fact of a deal; dealing and whose turn it is need none. */
export function factLines(fact: DealEvent): Rest[] {
  const { kind, cards, card, count, as, suit, why } = fact;
  const line: Rest = { id: `event-${kind.replace('_', '-')}`, ...(fact.seat === null ? {} : { seat: fact.seat }) };
  switch (kind) {
    case 'dealt':
    case 'turn':
      return [];
    case 'played':
      return [
        { ...line, id: fact.jumpIn ? 'event-jumped' : line.id, cards, as, suit },
        ...(fact.announced ? [{ ...line, id: 'event-announced' }] : []),
      ];
    case 'drew':
      return [{ ...line, count, why, cards }];
    case 'took':
    case 'left':
    case 'redealt':
    case 'start':
    case 'wrong_card':
      return [{ ...line, cards: [card] }];
    case 'challenged':
      return [{ ...line, target: fact.target ?? -1 }];
    case 'cut':
      return [{ ...line, count: fact.position }];
    case 'owes':
    case 'reshuffled':
      return [{ ...line, count }];
    default:
      return [line];
  }
}
