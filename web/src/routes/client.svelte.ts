/** One table followed over one connection: what is known, what is shown, and what a person wants of it. */

import type { Checked } from '../fair/check';
import type { Device } from '../fair/device';
import { say, t } from '../i18n/i18n.svelte';
import { lineText, type People, reasonText } from '../i18n/lines';
import { fairDeal } from '../protocol/api';
import { type Answer, Connection, type Line, type Order } from '../protocol/connection';
import type { DealEvent, Message, TableEvent, TableView } from '../protocol/decode';
import { factLines } from '../table/log';
import { type Step, stepsOf } from '../table/motion';
import { Queue } from '../table/queue';
import { advance, EMPTY, opening, type Scene, settle } from '../table/scene';
import { dealEvents, freshDeal, type Known, receive } from '../table/table';
import { drawn } from '../ui/Emote.svelte';
import { launch, still } from '../ui/flight';
import { painted } from '../ui/paint';
import { settings } from '../ui/settings.svelte';
import { sound, vibrate } from '../ui/sound';

export interface Bubble {
  id: number;
  text: string;
  bad: boolean;
}

/** Cards that only pass: backs from one named place to another. */
export interface Passing {
  id: number;
  from: string;
  to: string;
  count: number;
}

const BUBBLE_TIME = 1700;
const SAID_TIME = 3500;

export class TableClient {
  line = $state<Line>('connecting');
  known = $state.raw<Known | null>(null);
  scene = $state.raw<Scene>(EMPTY);
  /** How often anything has happened in the deal, as far as it was heard. */
  happened = $state(0);
  /** Everything that happened has been shown. */
  idle = $state(true);
  gone = $state<'' | 'unknown' | 'closed'>('');
  bubbles = $state<Record<number, Bubble>>({});
  said = $state<Record<number, { id: number; emote: string; phrase: string }>>({});
  passing = $state<Passing[]>([]);
  /** What this device found out about the last deal that is over. */
  checked = $state.raw<Checked | null>(null);
  /** For screen readers. */
  polite = $state('');
  urgent = $state('');
  /** Public ids of people whose emotes are not shown. */
  muted = $state<string[]>([]);
  /** What is said with one card left, and where it is wild, as this table has it. */
  sayings = { last: '', wild: '' };

  readonly #connection: Connection;
  readonly #queue: Queue;
  /** Loaded when it is needed: nothing on the screen waits for it. */
  #device: Promise<Device> | undefined;
  #count = 0;

  constructor(readonly id: string) {
    this.#queue = new Queue({
      show: (step) => this.#show(step),
      done: () => this.#settle(),
      speed: () => (still() ? 'off' : settings.speed),
    });
    this.#connection = new Connection({
      message: (message) => this.#hear(message),
      line: (line) => (this.line = line),
      version: () => this.known?.table.version ?? 0,
    });
  }

  open(): void {
    this.#connection.follow(this.id);
  }

  close(): void {
    this.#queue.clear();
    this.#connection.close();
  }

  /** Try the line again now. */
  retry(): void {
    if (this.line === 'lost') this.#connection.connect();
  }

  /** The device has lost its network. */
  offline(): void {
    this.#connection.offline();
  }

  get people(): People {
    return { seats: this.known?.table.seats ?? [], you: this.known?.table.you ?? null };
  }

  /** Server time in milliseconds. */
  now(): number {
    return Date.now() + this.#connection.offset;
  }

  send(order: Order): Promise<Answer> {
    return this.#connection.command(order, this.known?.table.version ?? 0);
  }

  why(move: string): Promise<Answer> {
    return this.#connection.why(move);
  }

  hint(): Promise<Answer> {
    return this.#connection.hint();
  }

  say(what: string): void {
    this.#connection.say(what);
  }

  /** A refusal in words. */
  words(answer: Answer): string {
    return reasonText(answer.reason, answer.values, this.people);
  }

  mute(user: string, quiet: boolean): void {
    this.muted = quiet ? [...this.muted, user] : this.muted.filter((one) => one !== user);
  }

  #hear(message: Message): void {
    if (message.t === 'gone') this.gone = message.reason;
    if (message.t === 'said') this.#heardSaying(message.seat, message.user, message.what);
    const received = receive(this.known, message);
    if (received.what === 'reset' || received.what === 'events') this.#contribute(received.known, message);
    if (received.what === 'gap') this.#connection.catchUp();
    else if (received.what === 'reset') this.#reset(received.known, message.t === 'table' ? message.recent : []);
    else if (received.what === 'events') this.#events(received.known, received.events);
  }

  /** Fetched at once where it has a part in a shuffle, else when the table stands on the screen. */
  #fetchDevice(hurry: boolean): Promise<Device> {
    this.#device ??= (hurry ? Promise.resolve() : painted().then(painted))
      .then(() => import('../fair/device'))
      .then(
        ({ browserWorld, Device }) =>
          new Device(
            (order) => this.send(order),
            browserWorld(this.id, () => settings.joinShuffles),
          ),
      );
    return this.#device;
  }

  /** The device does its part of the shuffle before anything is shown. */
  #contribute(known: Known, message: Message): void {
    const heard = message.t === 'table' ? message.recent : message.t === 'update' ? message.events : undefined;
    const device = this.#fetchDevice(
      known.table.fair?.stage === 'promising' || known.table.fair?.stage === 'revealing',
    );
    if (heard)
      void device.then(
        (device) => device.hear(known.table, heard, message.t === 'table'),
        () => {},
      );
    if (known.table.fair?.stage === 'open') void this.#check(known.table);
  }

  /** The deal is over: the device works it out again, once. */
  async #check({ id, fair }: TableView): Promise<void> {
    if (!fair || this.checked?.number === fair.number) return;
    const { number } = fair;
    this.checked = { number, state: 'checking' };
    try {
      const [{ check }, device, deal] = await Promise.all([
        import('../fair/check'),
        this.#fetchDevice(true),
        fairDeal(id, number),
      ]);
      this.checked = check(deal, device.receipt(number), number);
    } catch {
      this.checked = { number, state: 'unknown' };
    }
  }

  #reset(known: Known, recent: TableEvent[]): void {
    const dealt = this.known === null ? freshDeal(recent) : undefined;
    this.happened += 1;
    this.#queue.clear();
    this.known = known;
    if (!dealt || document.hidden) return this.#settle();
    // Whoever comes to a table that has just been dealt sees the dealing.
    this.idle = false;
    this.#queue.push(stepsOf([dealt]));
  }

  #events(known: Known, events: TableEvent[]): void {
    this.known = known;
    if (events.length === 0) return;
    if (events.some((event) => dealEvents(event).length > 0)) this.happened += 1;
    this.idle = false;
    if (document.hidden) {
      this.#queue.clear();
      this.#settle();
    } else this.#queue.push(stepsOf(events));
  }

  #settle(): void {
    if (!this.known) return;
    const turn = this.scene.turn;
    this.scene = settle(this.scene, this.known.table);
    this.idle = true;
    if (this.scene.turn !== turn && this.scene.turn === this.people.you) this.#yourTurn();
  }

  #yourTurn(): void {
    sound('turn');
    vibrate(60);
    this.urgent = t('your-turn-aloud', { pending: this.scene.pending });
  }

  #show(step: Step): void {
    if (!this.known) return;
    if (step.kind === 'deal') {
      this.scene = opening(this.scene, this.known.table);
      sound('shuffle');
    }
    if (step.fact) this.#showFact(step.fact);
  }

  #showFact(fact: DealEvent): void {
    const { you } = this.people;
    const before = this.scene;
    const after = advance(before, fact, you);
    this.#launchAll(before, after);
    // One's own turn begins when everything has been seen, and is over with the card that is laid.
    const done = fact.seat === you && before.turn === you && (fact.kind === 'played' || fact.kind === 'passed');
    this.scene = done
      ? { ...after, turn: -1 }
      : after.turn === before.turn || after.turn !== you
        ? after
        : { ...after, turn: before.turn };
    this.#pass(fact);
    this.#bubble(fact);
    this.#sound(fact);
    const aloud = factLines(fact).map((line) => lineText({ ...line, key: '' }, this.people, true));
    if (aloud.length) this.polite = aloud.join(' ');
  }

  /** Cards that are new somewhere set out from where they came. */
  #launchAll(before: Scene, after: Scene): void {
    const old = new Set([...before.hand, ...before.pile].map((card) => card.key));
    for (const card of after.hand) if (!old.has(card.key)) launch(card.key, 'stock');
    const lay = new Set(before.pile.map((card) => card.key));
    for (const card of after.pile) {
      if (lay.has(card.key)) continue;
      launch(card.key, old.has(card.key) ? `card-${card.key}` : card.from === 'stock' ? 'stock' : `seat-${card.from}`);
    }
  }

  #pass(fact: DealEvent): void {
    if (still()) return;
    const { you } = this.people;
    if ((fact.kind === 'drew' || fact.kind === 'dealt') && fact.seat !== you)
      this.#passing('stock', `seat-${fact.seat}`, fact.count);
    if (fact.kind === 'reshuffled') this.#passing('pile', 'stock', 4);
  }

  #passing(from: string, to: string, count: number): void {
    const id = (this.#count += 1);
    this.passing.push({ id, from, to, count: Math.min(count, 6) });
    setTimeout(() => (this.passing = this.passing.filter((one) => one.id !== id)), 1600);
  }

  #bubble(fact: DealEvent): void {
    const words: Partial<Record<DealEvent['kind'], string>> = {
      passed: t('bubble-passed'),
      skipped: t('bubble-skipped'),
      announced: this.#word(fact),
      wrong_card: t('bubble-wrong-card'),
    };
    if (fact.kind === 'played' && fact.announced) return this.#put(fact.seat, this.#word(fact), false);
    if (fact.kind === 'played' && fact.jumpIn) return this.#put(fact.seat, t('bubble-jump-in'), false);
    if (fact.kind === 'challenged') return this.#put(fact.target, t('bubble-silent'), true);
    if (fact.kind === 'drew' && fact.count > 0) return this.#put(fact.seat, `+${fact.count}`, fact.why !== 'turn');
    const text = words[fact.kind];
    if (text) this.#put(fact.seat, text, fact.kind === 'wrong_card');
  }

  #word(fact: DealEvent): string {
    return (fact.announcedWild ? this.sayings.wild : this.sayings.last) || t('announce');
  }

  #put(seat: number | null, text: string, bad: boolean): void {
    if (seat === null) return;
    const id = (this.#count += 1);
    this.bubbles[seat] = { id, text, bad };
    setTimeout(() => {
      if (this.bubbles[seat]?.id === id) delete this.bubbles[seat];
    }, BUBBLE_TIME);
  }

  #sound(fact: DealEvent): void {
    const mine = fact.seat === this.people.you;
    if (fact.kind === 'played' || fact.kind === 'start') sound(fact.announced ? 'last' : 'play');
    else if (fact.kind === 'announced') sound('last');
    else if (fact.kind === 'reshuffled') sound('shuffle');
    else if (fact.kind === 'won' && mine) sound('win');
    else if (fact.kind === 'drew' && fact.why !== 'turn' && mine) {
      sound('penalty');
      vibrate([40, 40, 40]);
      this.urgent = factLines(fact)
        .map((line) => lineText({ ...line, key: '' }, this.people, true))
        .join(' ');
    } else if (fact.kind === 'drew' || fact.kind === 'dealt') sound('draw');
  }

  #heardSaying(seat: number, user: string, what: string): void {
    if (this.muted.includes(user) || (what === 'hint' && seat === this.people.you)) return;
    const id = (this.#count += 1);
    const phrase = drawn(what) ? '' : say(`phrase-${what.replaceAll('_', '-')}`);
    this.said[seat] = { id, emote: phrase ? '' : what, phrase };
    setTimeout(() => {
      if (this.said[seat]?.id === id) delete this.said[seat];
    }, SAID_TIME);
  }
}
