import { beforeEach, expect, test } from 'vitest';
import { Connection, type Line, type World } from '../src/protocol/connection';
import type { Message } from '../src/protocol/decode';
import { update } from './wire';

class Socket {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  /** The server says something. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(): void {
    this.onopen?.();
    this.say({ t: 'welcome', user: 'u1', name: 'Vi', time: 5000, server: '1' });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: Socket[];
let timers: { run: () => void; at: number; id: number }[];
let timerCount: number;
let now: number;
let lines: Line[];
let heard: Message[];
let version: number;
let hidden: boolean;
let connection: Connection;

const last = (): Socket => sockets.at(-1) as Socket;
const sentBy = (socket: Socket, t: string) => socket.sent.filter((message) => message.t === t);

/** Let the time pass until a moment. */
function pass(ms: number): void {
  const end = now + ms;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.run();
  }
  now = end;
}

beforeEach(() => {
  [sockets, timers, lines, heard, now, version, timerCount, hidden] = [[], [], [], [], 1000, 0, 0, false];
  const world: World = {
    open: () => {
      sockets.push(new Socket());
      return last() as unknown as WebSocket;
    },
    now: () => now,
    random: () => 0.5,
    later: (run, ms) => {
      timerCount += 1;
      timers.push({ run, at: now + ms, id: timerCount });
      return timerCount;
    },
    cancel: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    hidden: () => hidden,
  };
  connection = new Connection(
    { message: (message) => heard.push(message), line: (line) => lines.push(line), version: () => version },
    world,
  );
  connection.follow('ABC123');
});

test('a device without network says at once that the line is lost, and tries again', () => {
  last().greet();
  connection.offline();
  expect(lines.at(-1)).toBe('lost');
  expect(sockets[0]?.closed).toBe(true);
  pass(4000);
  expect(sockets.length).toBeGreaterThan(1);
  last().greet();
  expect(lines.at(-1)).toBe('open');
});

test('a hint comes with nothing left out', async () => {
  last().greet();
  const asked = connection.hint();
  const [{ id }] = sentBy(last(), 'hint') as [{ id: string }];
  last().say({ t: 'hint', id, move: { kind: 'draw' } });
  const answer = await asked;
  expect(answer.ok).toBe(true);
  expect(answer.hint?.move).toEqual({
    kind: 'draw',
    cards: [],
    as: '',
    suit: '',
    announce: false,
    target: null,
    chance: null,
  });
  expect(answer.hint?.others).toEqual([]);
  expect(answer.hint?.reasons).toEqual([]);
});

test('hello first, then the table with the version one has', () => {
  version = 7;
  last().greet();
  expect(last().sent).toEqual([
    { t: 'hello', protocol: 1, client: 'web' },
    { t: 'follow', table: 'ABC123', version: 7 },
  ]);
  expect(lines).toEqual(['connecting', 'open']);
  expect(connection.offset).toBe(4000);
});

test('a command is answered by the update that carries its id', async () => {
  last().greet();
  const answer = connection.command({ t: 'move', move: 'draw' }, 7);
  const sent = sentBy(last(), 'move')[0];
  expect(sent).toMatchObject({ move: 'draw', version: 7 });
  last().say(update(8, { ack: sent?.id as string }));
  expect(await answer).toMatchObject({ ok: true });
});

test('a refusal comes back with its reason', async () => {
  last().greet();
  const answer = connection.command({ t: 'move', move: 'draw' }, 7);
  last().say({ t: 'refused', id: sentBy(last(), 'move')[0]?.id, reason: 'not_your_turn', values: { turn: 2 } });
  expect(await answer).toEqual({ ok: false, reason: 'not_your_turn', values: { turn: 2 } });
});

test('after a lost line the same click is sent again with the same id, and only while it is unanswered', async () => {
  last().greet();
  const answer = connection.command({ t: 'move', move: 'play 7H' }, 7);
  const first = sentBy(last(), 'move')[0];
  last().lose();
  pass(1_000);
  expect(sockets).toHaveLength(2);
  last().greet();
  expect(sentBy(last(), 'move')).toEqual([first]);
  last().say({ t: 'ack', id: first?.id, version: 8 });
  expect(await answer).toMatchObject({ ok: true });
  last().lose();
  pass(1_000);
  last().greet();
  expect(sentBy(last(), 'move')).toEqual([]);
});

test('what is asked before the line is open is sent when it is', () => {
  void connection.command({ t: 'ready', ready: true }, 3);
  expect(last().sent).toEqual([]);
  last().greet();
  expect(sentBy(last(), 'ready')).toHaveLength(1);
});

test('what is asked while the line is closing is sent on the next one', () => {
  last().greet();
  const closing = last();
  closing.readyState = 2;
  void connection.command({ t: 'move', move: 'draw' }, 7);
  expect(sentBy(closing, 'move')).toEqual([]);
  closing.lose();
  pass(1_000);
  last().greet();
  expect(sentBy(last(), 'move')).toHaveLength(1);
});

test('two clicks have two ids', () => {
  last().greet();
  void connection.command({ t: 'move', move: 'draw' }, 7);
  void connection.command({ t: 'move', move: 'draw' }, 7);
  const ids = sentBy(last(), 'move').map((message) => message.id);
  expect(new Set(ids).size).toBe(2);
});

test('a silent line is left and a new one made', () => {
  last().greet();
  for (let i = 0; i < 3; i += 1) {
    pass(10_000);
    last().say({ t: 'pong', n: 0, time: now + 4000 });
  }
  expect(sockets).toHaveLength(1);
  pass(60_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
  expect(lines).toContain('lost');
});

test.each([
  [false, 2_100],
  [true, 7_600],
])('tries become rarer, in the background (%s) more so', (background, longest) => {
  hidden = background;
  const waits: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const before = now;
    const count = sockets.length;
    last().lose();
    while (sockets.length === count) pass(50);
    waits.push(now - before);
  }
  expect(waits[0]).toBeLessThan(300);
  expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
  expect(waits.at(-1)).toBeGreaterThan(longest - 600);
});

test('a line that is never greeted is given up', () => {
  last().onopen?.();
  pass(8_100);
  expect(sockets[0]?.closed).toBe(true);
  pass(4_000);
  expect(sockets).toHaveLength(2);
});

test.each([
  [4001, 'replaced'],
  [4003, 'no_session'],
  [4010, 'reload'],
] as const)('after code %i nobody connects again by itself', (code, line) => {
  last().greet();
  last().lose(code);
  pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(lines.at(-1)).toBe(line);
});
