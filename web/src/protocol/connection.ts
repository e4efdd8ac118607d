/**
 * One WebSocket that does not give up: hello, follow, heartbeat, reconnect with jitter, commands sent again.
 *
 * A command keeps its id until it is answered, so that sending it again never does it twice.
 */
import { decode, type Hint, hintOf, type Message } from './decode';
import type { ClientMessage } from './types';

export const PROTOCOL = 1;
const SILENCE = 25_000;
const GREETING = 8_000;
/** The longest pause between two tries: short while somebody looks on, long in the background. */
const LONGEST = { seen: 4_000, hidden: 15_000 };

/** What the person should know of the line. */
export type Line =
  | 'connecting'
  | 'open'
  | 'lost'
  /** The table is open in another tab or device. */
  | 'replaced'
  /** The session has ended. */
  | 'no_session'
  /** This client is too old. */
  | 'reload';

/** Codes after which connecting again by itself would be wrong. */
const FINAL: Record<number, Line> = { 4000: 'reload', 4001: 'replaced', 4003: 'no_session', 4010: 'reload' };

/** A command without what the connection adds. */
export type Order =
  Extract<ClientMessage, { id: string; version: number }> extends infer C
    ? C extends unknown
      ? Omit<C, 'id' | 'version'>
      : never
    : never;

export interface Answer {
  ok: boolean;
  reason: string;
  values: Record<string, string | number>;
  /** What was asked for. */
  hint?: Hint;
}

export interface Heard {
  message(message: Message): void;
  line(line: Line): void;
  /** The version of the table that is followed; 0: nothing is known. */
  version(): number;
}

/** What the connection needs of the world; tests bring their own. */
export interface World {
  open(): WebSocket;
  now(): number;
  random(): number;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  /** Nobody looks at this page now. */
  hidden(): boolean;
}

export const browser: World = {
  open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  now: () => Date.now(),
  random: () => Math.random(),
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  hidden: () => document.hidden,
};

interface Waiting {
  text: string;
  resolve(answer: Answer): void;
}

export class Connection {
  /** Server time minus ours, in milliseconds. */
  offset = 0;
  #socket: WebSocket | undefined;
  #table: string | undefined;
  #tries = 0;
  #retry = 0;
  #beat = 0;
  #heardAt = 0;
  #greeted = false;
  #closed = false;
  #count = 0;
  readonly #stem: string;
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly heard: Heard,
    private readonly world: World = browser,
  ) {
    this.#stem = Math.floor(this.world.random() * 36 ** 8).toString(36);
  }

  /** Connect, and follow a table from then on. */
  follow(table: string): void {
    this.#table = table;
    if (this.#socket) this.#sayFollow();
    else this.connect();
  }

  /** Ask for what was missed. */
  catchUp(): void {
    if (this.#greeted) this.#sayFollow();
  }

  /** Connect now instead of waiting for the next try. */
  connect(): void {
    if (this.#closed) return;
    this.world.cancel(this.#retry);
    this.#stopBeat();
    this.heard.line('connecting');
    const socket = this.world.open();
    this.#socket = socket;
    this.#beat = this.world.later(() => this.#drop(), GREETING);
    socket.onopen = () => {
      this.#send({ t: 'hello', protocol: PROTOCOL, client: 'web' });
      this.#sayFollow(); // at once: far away from the server every answer that is waited for is felt
    };
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  /** The device has no network: whatever was said last is lost. */
  offline(): void {
    if (this.#socket) this.#drop();
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    this.#stopBeat();
    this.world.cancel(this.#retry);
    this.#socket?.close(1000);
  }

  /** Send a command to the table; answered when the server has done or refused it, also after a reconnect. */
  command(order: Order, version: number): Promise<Answer> {
    return this.#ask({ ...order, id: this.#id(), version } as ClientMessage & { id: string });
  }

  /** Why may this not be played? */
  why(move: string): Promise<Answer> {
    return this.#ask({ t: 'why', id: this.#id(), move });
  }

  /** What would the master do? */
  hint(): Promise<Answer> {
    return this.#ask({ t: 'hint', id: this.#id() });
  }

  /** Show an emote or phrase. */
  say(what: string): void {
    this.#send({ t: 'say', what });
  }

  #id(): string {
    this.#count += 1;
    return `${this.#stem}-${this.world.now().toString(36)}-${this.#count}`;
  }

  #ask(message: ClientMessage & { id: string }): Promise<Answer> {
    return new Promise((resolve) => {
      const text = JSON.stringify(message);
      this.#waiting.set(message.id, { text, resolve });
      if (this.#greeted) this.#write(text);
    });
  }

  #send(message: ClientMessage): void {
    this.#write(JSON.stringify(message));
  }

  /** A line that is closing takes nothing more; what waits for an answer is sent again on the next one. */
  #write(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  #sayFollow(): void {
    if (this.#table) this.#send({ t: 'follow', table: this.#table, version: this.heard.version() });
  }

  #receive(text: string): void {
    this.#heardAt = this.world.now();
    const message = decode(text);
    if (!message) return;
    if (message.t === 'welcome') this.#welcome(message.time, message.pingEvery ?? 10_000);
    if (message.t === 'pong') this.offset = message.time - this.world.now();
    this.#answer(message);
    this.heard.message(message);
  }

  #welcome(time: number, every: number): void {
    this.offset = time - this.world.now();
    this.#tries = 0;
    this.#greeted = true;
    this.heard.line('open');
    for (const { text } of this.#waiting.values()) this.#write(text);
    this.#startBeat(every);
  }

  #answer(message: Message): void {
    if (message.t === 'refused') this.#settle(message.id, false, message.reason, message.values);
    else if (message.t === 'because') this.#settle(message.id, !message.reason, message.reason, message.values);
    else if (message.t === 'hint') this.#settle(message.id, true, '', {}, hintOf(message));
    else if (message.t === 'ack') this.#settle(message.id, true);
    else if (message.t === 'update' && message.ack) this.#settle(message.ack, true);
    else if (message.t === 'gone') for (const id of [...this.#waiting.keys()]) this.#settle(id, false, 'gone');
  }

  #settle(id: string, ok: boolean, reason = '', values: Answer['values'] = {}, hint?: Hint): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve({ ok, reason, values, ...(hint && { hint }) });
  }

  #startBeat(every: number): void {
    this.#stopBeat();
    const beat = (): void => {
      if (this.world.now() - this.#heardAt > SILENCE) return this.#drop();
      this.#send({ t: 'ping' });
      this.#beat = this.world.later(beat, every);
    };
    this.#beat = this.world.later(beat, every);
  }

  #stopBeat(): void {
    this.world.cancel(this.#beat);
  }

  /** The line is dead although nobody said so: leave the old socket and make a new one. */
  #drop(): void {
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    this.#greeted = false;
    this.#socket = undefined;
    this.#stopBeat();
    if (this.#closed) return;
    const final = FINAL[code];
    if (final) return this.heard.line(final);
    this.heard.line('lost');
    const limit = Math.min(LONGEST[this.world.hidden() ? 'hidden' : 'seen'], 250 * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = this.world.later(() => this.connect(), this.world.random() * limit);
  }
}
