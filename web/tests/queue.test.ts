import { expect, test } from 'vitest';
import { dealEventOf, type TableEvent } from '../src/protocol/decode';
import { type Speed, type Step, stepsOf } from '../src/table/motion';
import { Queue } from '../src/table/queue';

class Bench {
  shown: string[] = [];
  speed: Speed = 'normal';
  waits: number[] = [];
  #next: (() => void) | undefined;
  queue = new Queue(
    {
      show: (step) => this.shown.push(step.fact?.kind ?? step.kind),
      done: () => this.shown.push('done'),
      speed: () => this.speed,
    },
    {
      later: (run, ms) => {
        this.waits.push(ms);
        this.#next = run;
        return 1;
      },
      cancel: () => (this.#next = undefined),
    },
  );

  /** Let the time pass that the queue waits for. */
  tick(): void {
    const run = this.#next;
    this.#next = undefined;
    run?.();
  }
}

const played = (ms = 600): Step => ({
  kind: 'fact',
  fact: dealEventOf({ kind: 'played', seat: 1, cards: ['7H'] }),
  ms,
});

test('steps are shown one after the other, then all is done', () => {
  const bench = new Bench();
  bench.queue.push([played(), played()]);
  expect(bench.shown).toEqual(['played']);
  expect(bench.queue.busy).toBe(true);
  bench.tick();
  expect(bench.shown).toEqual(['played', 'played']);
  bench.tick();
  expect(bench.shown).toEqual(['played', 'played', 'done']);
  expect(bench.queue.busy).toBe(false);
});

test('with motion off everything is shown at once', () => {
  const bench = new Bench();
  bench.speed = 'off';
  bench.queue.push([played(), played()]);
  expect(bench.shown).toEqual(['played', 'played', 'done']);
});

test('the more that waits, the faster it goes', () => {
  const bench = new Bench();
  bench.queue.push(Array.from({ length: 12 }, () => played(700)));
  expect(bench.waits[0]).toBeLessThan(700);
});

test('whoever was away sees the table as it is', () => {
  const bench = new Bench();
  bench.queue.push(Array.from({ length: 40 }, () => played()));
  expect(bench.shown).toEqual(['done']);
});

test('a cleared queue shows nothing more', () => {
  const bench = new Bench();
  bench.queue.push([played(), played()]);
  bench.queue.clear();
  bench.tick();
  expect(bench.shown).toEqual(['played']);
});

test('a deal begins with a step of its own; news of people take no time', () => {
  const events: TableEvent[] = [
    { kind: 'presence', version: 1, at: 0, seat: 1 },
    { kind: 'deal_started', version: 2, at: 0, number: 1, dealer: 0, deal: [{ kind: 'dealt', seat: 0, count: 3 }] },
  ];
  expect(stepsOf(events).map((step) => [step.kind, step.ms > 0])).toEqual([
    ['event', false],
    ['deal', true],
    ['fact', true],
  ]);
});
