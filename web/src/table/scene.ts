/**
 * What lies on the table while events are shown one after the other.
 *
 * The truth is `Known`; the scene runs behind it, event by event, and is settled on the truth when all are shown.
 * Cards have keys that go with them from the stock to the hand and on to the pile, so that they can be seen moving.
 */
import type { Deal, DealEvent, TableView } from '../protocol/decode';

/** A card one holds. */
export interface Held {
  key: string;
  name: string;
}

/** A card on the pile. */
export interface Laid extends Held {
  /** What a joker stands for. */
  as: string;
  /** From where it came, for its flight; null: it lay there. */
  from: number | 'stock' | null;
}

export interface Scene {
  hand: Held[];
  /** The last few cards of the pile, the top one last. */
  pile: Laid[];
  counts: (number | null)[];
  stock: number;
  turn: number;
  clockwise: boolean;
  suit: string;
  nominated: boolean;
  pending: number;
  announced: number[];
  /** Those of them that said that only wild cards are left. */
  announcedWild: number[];
  /** For the next key. */
  next: number;
}

/** How many cards of the pile are drawn. */
const PILE = 4;

export const EMPTY: Scene = {
  hand: [],
  pile: [],
  counts: [],
  stock: 0,
  turn: -1,
  clockwise: true,
  suit: '',
  nominated: false,
  pending: 0,
  announced: [],
  announcedWild: [],
  next: 0,
};

/** The scene in which everything is as the table says; cards that are still there keep their keys. */
export function settle(before: Scene, table: TableView): Scene {
  const deal = table.deal;
  if (deal === null) return { ...EMPTY, next: before.next };
  const keys = new Keys(before.next);
  const hand = keys.match(before.hand, deal.hand);
  const names = [...deal.beneath, ...(deal.top ? [deal.top] : [])].slice(-PILE);
  const pile = keys
    .match(before.pile, names)
    .map((card, i, all) => ({ from: null, as: '', ...card, ...topAs(deal, i === all.length - 1) }));
  return {
    hand,
    pile,
    counts: deal.counts,
    stock: deal.stockCount,
    turn: deal.context === 'over' ? -1 : deal.turn,
    clockwise: deal.clockwise,
    suit: deal.suit,
    nominated: deal.nominated,
    pending: deal.pending,
    announced: deal.announced,
    announcedWild: deal.announcedWild,
    next: keys.next,
  };
}

const topAs = (deal: Deal, top: boolean): { as?: string } => (top && deal.topAs ? { as: deal.topAs } : {});

/** Gives out keys and finds old ones again. */
class Keys {
  constructor(public next: number) {}

  make(name: string): Held {
    this.next += 1;
    return { key: `c${this.next}`, name };
  }

  /** Things with these names; those of before are used up first, the last one first for a pile's top. */
  match<T extends Held>(before: readonly T[], names: readonly string[]): (T | Held)[] {
    const left = [...before];
    const found = names.toReversed().map((name) => {
      const at = left.findLastIndex((card) => card.name === name);
      return at < 0 ? this.make(name) : (left.splice(at, 1)[0] as T);
    });
    return found.toReversed();
  }
}

/** The scene after one more fact. */
export function advance(scene: Scene, fact: DealEvent, you: number | null): Scene {
  switch (fact.kind) {
    case 'dealt':
    case 'drew':
      return drew(scene, fact, you);
    case 'took':
      return drew(scene, { ...fact, cards: [fact.card], count: 1 }, you);
    case 'start':
      return lay(scene, [{ name: fact.card, from: 'stock' }], { stock: scene.stock - 1 });
    case 'played':
      return played(scene, fact, you);
    case 'owes':
      return { ...scene, pending: fact.count };
    case 'turned':
      return { ...scene, clockwise: fact.clockwise };
    case 'turn':
      return { ...scene, turn: fact.seat ?? -1 };
    case 'announced':
      return { ...scene, announced: [...scene.announced, fact.seat ?? -1] };
    case 'reshuffled':
      return { ...scene, stock: fact.count, pile: scene.pile.slice(-1) };
    case 'won':
    case 'void':
      return { ...scene, turn: -1 };
    default:
      return scene;
  }
}

function drew(scene: Scene, fact: DealEvent, you: number | null): Scene {
  const keys = new Keys(scene.next);
  const mine = fact.seat !== null && fact.seat === you;
  const hand = mine ? [...scene.hand, ...fact.cards.map((name) => keys.make(name))] : scene.hand;
  const pending = fact.why === 'owed' ? 0 : scene.pending;
  const counts = changed(scene.counts, fact.seat, fact.count);
  return { ...scene, hand, counts, pending, stock: Math.max(0, scene.stock - fact.count), next: keys.next };
}

function played(scene: Scene, fact: DealEvent, you: number | null): Scene {
  const hand = [...scene.hand];
  const laid = fact.cards.map((name) => {
    const at = fact.seat === you ? hand.findIndex((card) => card.name === name) : -1;
    const held = at < 0 ? undefined : hand.splice(at, 1)[0];
    return { name, from: fact.seat, as: fact.as, ...(held ? { key: held.key } : {}) };
  });
  const announced = fact.announced && fact.seat !== null ? [...scene.announced, fact.seat] : scene.announced;
  const counts = changed(scene.counts, fact.seat, -fact.cards.length);
  // Which suit is asked for now is not guessed: a named one is told with the card, any other with the table's next state.
  return lay(scene, laid, { hand, counts, announced, suit: fact.suit, nominated: fact.suit !== '' });
}

type ToLay = { name: string; from: Laid['from']; as?: string; key?: string };

function lay(scene: Scene, cards: readonly ToLay[], more: Partial<Scene>): Scene {
  const keys = new Keys(scene.next);
  const laid = cards.map((card) => ({ as: '', ...keys.make(card.name), ...card }));
  return { ...scene, pile: [...scene.pile, ...laid].slice(-PILE), ...more, next: keys.next };
}

const changed = (counts: Scene['counts'], seat: number | null, by: number): Scene['counts'] =>
  counts.map((count, i) => (i === seat && count !== null ? Math.max(0, count + by) : count));

/** The scene in which a deal begins: nothing dealt yet. */
export function opening(before: Scene, table: TableView): Scene {
  const deal = table.deal;
  if (deal === null) return { ...EMPTY, next: before.next };
  const total = deal.stockCount + deal.discardCount + deal.counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const counts = deal.counts.map((count) => (count === null ? null : 0));
  return { ...EMPTY, counts, stock: total, next: before.next };
}
