/**
 * What this device does for the shuffle by itself, and remembers of it: its contribution, what it was shown, what it saw.
 *
 * The protocol stands in docs/fairness-spec.md, part 2. A contribution is revealed only when the own promise is among
 * those that were closed; whoever looks on contributes if the person wishes it.
 */
import type { Answer, Order } from '../protocol/connection';
import type { DealEvent, Fair, TableEvent, TableView } from '../protocol/decode';
import { dealEvents } from '../table/table';
import { closing, hex, promise, type Receipt, WATCHER } from './verify.js';

/** The device's memory of one deal. */
export interface Memory {
  number: number;
  commitment: string;
  id?: number;
  value?: string;
  closing?: string;
  /** What it sent came too late, or was left out. */
  unused?: boolean;
  /** It does not follow the deal that the device had seen before it. */
  broken?: boolean;
  /** The events it saw, from the first one on; left out when some were missed. */
  events?: Record<string, unknown>[];
}

/** A receipt with what the device found out by itself. */
export type Noted = Receipt & { unused: boolean; broken: boolean };

/** What the device needs of the world; tests bring their own. */
export interface World {
  random(): Uint8Array;
  load(): Memory | null;
  keep(memory: Memory): void;
  /** Whether a spectator wants to contribute. */
  joins(): boolean;
}

const MOST_TRIES = 3;

export class Device {
  #memory: Memory | null;
  #tries = 0;
  #revealed = '';

  constructor(
    private readonly send: (order: Order) => Promise<Answer>,
    private readonly world: World,
  ) {
    this.#memory = this.world.load();
  }

  /** What is remembered of a deal; `null`: nothing. */
  receipt(number: number): Noted | null {
    const memory = this.#memory;
    if (memory?.number !== number) return null;
    const { commitment, id = 0, value, closing: closed, events, unused = false, broken = false } = memory;
    return {
      commitment,
      id,
      unused,
      broken,
      ...(value && { value }),
      ...(closed && { closing: closed }),
      ...(events && { events }),
    };
  }

  /** Take in what the table looks like now, and what has happened since the last time. */
  hear(table: TableView, events: readonly TableEvent[], whole: boolean): void {
    const fair = table.fair;
    if (!fair) return;
    if (this.#memory?.commitment !== fair.commitment) this.#begin(fair);
    if (fair.stage === 'promising') this.#promise(fair);
    else if (fair.stage === 'revealing') this.#reveal(fair);
    this.#note(fair, events, whole);
  }

  #begin(fair: Fair): void {
    this.#tries = 0;
    const before = this.#memory;
    const follows =
      !before ||
      fair.number > before.number + 1 ||
      (fair.number === before.number + 1 && fair.previous === before.commitment);
    this.#memory = { number: fair.number, commitment: fair.commitment, ...(!follows && { broken: true }) };
    this.world.keep(this.#memory);
  }

  #promise(fair: Fair): void {
    const memory = this.#memory;
    if (!memory || memory.value || fair.you === null || this.#tries >= MOST_TRIES) return;
    if (fair.you >= WATCHER && !this.world.joins()) return;
    this.#tries += 1;
    memory.id = fair.you;
    memory.value = hex(this.world.random());
    this.world.keep(memory);
    const made = promise(fair.commitment, memory.id, memory.value);
    void this.send({ t: 'promise', commitment: fair.commitment, contributor: memory.id, promise: made }).then(
      (answer) => this.#refused(memory, answer),
    );
  }

  /** A spectator whose number was taken by another one tries again with the next. */
  #refused(memory: Memory, answer: Answer): void {
    if (answer.ok) return;
    if (answer.reason === 'fair_wrong' && (memory.id ?? 0) >= WATCHER) delete memory.value;
    else memory.unused = true;
    this.world.keep(memory);
  }

  #reveal(fair: Fair): void {
    const memory = this.#memory;
    if (!memory?.value || memory.id === undefined || this.#revealed === fair.commitment) return;
    const own = promise(fair.commitment, memory.id, memory.value);
    const shown = fair.promised.find((each) => each.id === memory.id);
    if (shown?.promise !== own) {
      memory.unused = true;
      return this.world.keep(memory);
    }
    memory.closing = closing(fair.commitment, promisesOf(fair));
    this.#revealed = fair.commitment;
    this.world.keep(memory);
    if (shown.value) return;
    void this.send({ t: 'reveal', commitment: fair.commitment, value: memory.value }).then((answer) => {
      if (!answer.ok && answer.reason !== 'fair_wrong') this.#refused(memory, answer);
    });
  }

  #note(fair: Fair, events: readonly TableEvent[], whole: boolean): void {
    const memory = this.#memory;
    if (!memory) return;
    const begins = events.findLastIndex((event) => event.kind === 'deal_started');
    if (begins >= 0) memory.events = [];
    else if (whole) delete memory.events;
    const facts = events.slice(Math.max(0, begins)).flatMap(dealEvents);
    if (!memory.events || facts.length === 0) return;
    memory.events.push(...facts.map((fact) => seen(fact, fair.order)));
    this.world.keep(memory);
  }
}

/** All contributors with what they promised, as the end of the promises has them. */
const promisesOf = (fair: Fair): [number, string | null][] => {
  const made = new Map(fair.promised.map((each) => [each.id, each.promise]));
  const ids = new Set([...fair.order.keys(), ...made.keys()]);
  return [...ids].sort((a, b) => a - b).map((id) => [id, made.get(id) ?? null]);
};

/** An event as the record has it, in the deal's own seats, with what tells where cards went. */
function seen(fact: DealEvent, order: readonly number[]): Record<string, unknown> {
  const event: Record<string, unknown> = {
    kind: fact.kind,
    seat: fact.seat === null ? null : order.indexOf(fact.seat),
  };
  if (fact.cards.length > 0) event['cards'] = fact.cards;
  if (fact.card) event['card'] = fact.card;
  if (fact.kind === 'cut') event['position'] = fact.position;
  if (fact.kind === 'reshuffled') event['count'] = fact.count;
  return event;
}

/** The browser's part of the world, for one table. */
export const browserWorld = (table: string, joins: () => boolean): World => {
  const key = `maumau-fair-${table}`;
  return {
    random: () => crypto.getRandomValues(new Uint8Array(32)),
    load: () => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Memory | null;
      } catch {
        return null;
      }
    },
    keep: (memory) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(memory));
      } catch {
        // Without a memory a reload in the middle of a shuffle makes this device a silent one.
      }
    },
    joins,
  };
};
