import { beforeEach, expect, test } from 'vitest';
import deals from '../../tests/data/fair/deals.json';
import { cardsCompared, check, contributorOf, whoIs } from '../src/fair/check';
import { Device, type Memory } from '../src/fair/device';
import { closing, type OpenDeal, promise, substitute } from '../src/fair/verify.js';
import type { Answer, Order } from '../src/protocol/connection';
import type { Fair, TableEvent, TableView } from '../src/protocol/decode';
import { stillMissing } from '../src/table/table';

const COMMITMENT = 'c0'.repeat(32);
const VALUE = '07'.repeat(32);
const OK: Answer = { ok: true, reason: '', values: {} };
const no = (reason: string): Answer => ({ ok: false, reason, values: {} });

let kept: Memory | null;
let sent: Order[];
let answer: Answer;
let joins: boolean;

function send(order: Order): Promise<Answer> {
  sent.push(order);
  return Promise.resolve(answer);
}

const device = (): Device =>
  new Device(send, {
    random: () => new Uint8Array(32).fill(7),
    load: () => structuredClone(kept),
    keep: (memory) => (kept = structuredClone(memory)),
    joins: () => joins,
  });

beforeEach(() => {
  kept = null;
  sent = [];
  answer = OK;
  joins = false;
});

const fair = (more: Partial<Fair> = {}): Fair => ({
  table: 'ABC123',
  number: 4,
  order: [1, 0],
  dealer: 1,
  ceremony: false,
  rulesDigest: '11'.repeat(32),
  previous: '00'.repeat(32),
  commitment: COMMITMENT,
  stage: 'promising',
  promised: [],
  closing: '',
  watchers: [],
  you: 1,
  ...more,
});
const at = (state: Fair): TableView => ({ fair: state }) as unknown as TableView;
const own = promise(COMMITMENT, 1, VALUE);
const revealing = (more: Partial<Fair> = {}): Fair =>
  fair({ stage: 'revealing', promised: [{ id: 1, promise: own, value: '' }], ...more });

test('a device promises once, and reveals when its promise is among those that were closed', () => {
  const one = device();
  one.hear(at(fair()), [], false);
  one.hear(at(fair({ promised: [{ id: 0, promise: '22'.repeat(32), value: '' }] })), [], false);
  expect(sent).toEqual([{ t: 'promise', commitment: COMMITMENT, contributor: 1, promise: own }]);
  one.hear(at(revealing()), [], false);
  one.hear(at(revealing()), [], false);
  expect(sent.slice(1)).toEqual([{ t: 'reveal', commitment: COMMITMENT, value: VALUE }]);
  expect(one.receipt(4)).toMatchObject({
    id: 1,
    value: VALUE,
    closing: closing(COMMITMENT, [
      [0, null],
      [1, own],
    ]),
    unused: false,
  });
  expect(one.receipt(3)).toBeNull();
});

test('nothing is revealed where another promise is shown for it, and the person will be told', () => {
  const one = device();
  one.hear(at(fair()), [], false);
  one.hear(at(revealing({ promised: [{ id: 1, promise: '33'.repeat(32), value: '' }] })), [], false);
  expect(sent).toHaveLength(1);
  expect(one.receipt(4)?.unused).toBe(true);
});

test('a page that was loaded again in the middle keeps what it promised', () => {
  device().hear(at(fair()), [], false);
  const again = device();
  again.hear(at(fair({ promised: [{ id: 1, promise: own, value: '' }] })), [], true);
  again.hear(at(revealing()), [], false);
  expect(sent.map((order) => order.t)).toEqual(['promise', 'reveal']);
});

test('what comes too late is noted as not used', async () => {
  answer = no('fair_closed');
  const one = device();
  one.hear(at(fair()), [], false);
  await Promise.resolve();
  expect(one.receipt(4)?.unused).toBe(true);
});

test('who looks on contributes if he wishes, with the next number if somebody was faster', async () => {
  const one = device();
  one.hear(at(fair({ you: 8 })), [], false);
  expect(sent).toEqual([]);
  joins = true;
  answer = no('fair_wrong');
  one.hear(at(fair({ you: 8 })), [], false);
  await Promise.resolve();
  answer = OK;
  one.hear(at(fair({ you: 9 })), [], false);
  expect(sent.map((order) => (order as { contributor?: number }).contributor)).toEqual([8, 9]);
  one.hear(at(fair({ you: null })), [], false);
  expect(sent).toHaveLength(2);
});

test('events are noted from the beginning of the deal on, in its own seats; after a gap none', () => {
  const one = device();
  const began = {
    kind: 'deal_started',
    version: 5,
    at: 0,
    number: 1,
    dealer: 0,
    deal: [
      { kind: 'dealt', seat: 1, count: 3 },
      { kind: 'start', card: '9D' },
    ],
  } as TableEvent;
  const moved = {
    kind: 'moved',
    version: 6,
    at: 0,
    seat: 0,
    by: 'person',
    deal: [{ kind: 'played', seat: 0, cards: ['7D'] }],
  } as TableEvent;
  one.hear(at(fair({ stage: 'sealed' })), [began], false);
  one.hear(at(fair({ stage: 'sealed' })), [moved], false);
  expect(one.receipt(4)?.events).toEqual([
    { kind: 'dealt', seat: 0 },
    { kind: 'start', seat: null, card: '9D' },
    { kind: 'played', seat: 1, cards: ['7D'] },
  ]);
  one.hear(at(fair({ stage: 'sealed' })), [moved], true);
  expect(one.receipt(4)?.events).toBeUndefined();
});

test('deals that do not follow each other are noticed, missed ones are not held against the server', () => {
  const one = device();
  const next = (number: number, commitment: string, previous: string): boolean => {
    one.hear(at(fair({ stage: 'sealed', number, commitment, previous })), [], false);
    return one.receipt(number)?.broken ?? false;
  };
  const [a, b, c] = ['aa', 'bb', 'cc'].map((pair) => pair.repeat(32)) as [string, string, string];
  expect(next(1, a, '00'.repeat(32))).toBe(false);
  expect(next(2, b, a)).toBe(false);
  expect(next(5, c, '55'.repeat(32))).toBe(false);
  expect(next(6, a, b)).toBe(true);
  expect(next(6, b, c)).toBe(true);
});

// ---------------------------------------------------------------- after the deal

const vectors = deals as unknown as { deal: OpenDeal }[];
const deal = (): OpenDeal => structuredClone(vectors[0]!.deal);

test('an honest deal is fair, and how many cards were compared is known', () => {
  const found = check(deal(), null, 1);
  expect(found.state).toBe('fair');
  expect(cardsCompared(deal())).toBeGreaterThan(10);
  const noted = { id: 0, commitment: deal().commitment, unused: false, broken: true };
  expect(check(deal(), noted, 1)).toMatchObject({ state: 'unfair', broken: true });
});

test('a contribution that was left out is told apart from everything else', () => {
  const open = deal();
  const receipt = { id: 0, value: VALUE, commitment: open.commitment, unused: false, broken: false };
  expect(check(open, receipt, 1)).toMatchObject({ state: 'unused', own: 0 });
  expect(check(open, { id: 0, commitment: open.commitment, unused: true, broken: false }, 1).state).toBe('unused');
  const card = open.events.find((event) => event['kind'] === 'start')!;
  card['card'] = card['card'] === '2C' ? '3C' : '2C';
  expect(check(open, receipt, 1).state).toBe('unfair');
});

test('a substitute that was chosen is named by its contributor', () => {
  const open = deal();
  const first = open.contributions[0]!;
  Object.assign(first, { silent: true, value: substitute('44'.repeat(32), 0) });
  const fault = check(open, null, 1).verdict?.faults[0];
  expect(fault && contributorOf(fault)).toBe(0);
  expect(whoIs(fair({ watchers: ['Eve'] }), 0)).toEqual({ seat: 1 });
  expect(whoIs(fair({ watchers: ['Eve'] }), 8)).toEqual({ name: 'Eve' });
});

test('who is waited for is known from what is shown', () => {
  expect(stillMissing(fair())).toEqual([1, 0]);
  expect(stillMissing(fair({ promised: [{ id: 0, promise: own, value: '' }] }))).toEqual([0]);
  expect(stillMissing(revealing())).toEqual([0]);
  expect(stillMissing(revealing({ promised: [{ id: 1, promise: own, value: VALUE }] }))).toEqual([]);
  expect(stillMissing(fair({ stage: 'sealed' }))).toEqual([]);
});
