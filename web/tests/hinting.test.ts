import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '../src/protocol/connection';
import { hintOf } from '../src/protocol/decode';
import { Hinting } from '../src/routes/hinting.svelte';

const FOUND: Answer = {
  ok: true,
  reason: '',
  values: {},
  hint: hintOf({ t: 'hint', id: 'h1', move: { kind: 'draw' } }),
};
const refused = (reason: string): Answer => ({ ok: false, reason, values: {} });

let hinting: Hinting;
let answer: (with_: Answer) => void;
const asking = (): Promise<Answer> => new Promise((resolve) => (answer = resolve));

beforeEach(() => {
  hinting = new Hinting();
});

test('a hint is shown until something happens', async () => {
  const asked = hinting.ask(asking);
  expect(hinting.busy).toBe(true);
  answer(FOUND);
  expect(await asked).toBe(null);
  expect(hinting.busy).toBe(false);
  expect(hinting.shown?.move.kind).toBe('draw');
  hinting.forget();
  expect(hinting.shown).toBe(null);
});

test('what comes when something has happened meanwhile is neither shown nor complained of', async () => {
  for (const late of [FOUND, refused('stale'), refused('no_hint')]) {
    const asked = hinting.ask(asking);
    hinting.forget();
    answer(late);
    expect(await asked).toBe(null);
    expect([hinting.shown, hinting.busy]).toEqual([null, false]);
  }
});

test('that the position is gone is no complaint, also where the server knows it first', async () => {
  const asked = hinting.ask(asking);
  answer(refused('stale'));
  expect(await asked).toBe(null);
});

test('that there is nothing to advise is said, and takes the hint before with it', async () => {
  hinting.shown = FOUND.hint ?? null;
  const asked = hinting.ask(asking);
  answer(refused('no_hint'));
  expect((await asked)?.reason).toBe('no_hint');
  expect(hinting.shown).toBe(null);
});
