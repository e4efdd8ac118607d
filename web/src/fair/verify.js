/**
 * Checks a deal by itself: that the shuffle was promised before anybody contributed, that it follows from the secret
 * and every contribution, and that each card which was dealt or drawn is the one that lay there.
 *
 * Plain JavaScript without imports, with its own SHA-256 (on plain http a browser offers none). It shares nothing with
 * the Python package: both follow docs/fairness-spec.md, whose parts the comments below name.
 */

export const VERSION = 'maumau-fair-1';
export const WATCHER = 8;
const MOST = 16;
const SIZE = 32;

// ---------------------------------------------------------------- bytes

const ascii = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Bytes as hexadecimal digits. */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal digits as bytes; `null` for anything else. */
export function unhex(text) {
  if (typeof text !== 'string' || !/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hash32 = (text) => {
  const bytes = unhex(text);
  return bytes !== null && bytes.length === SIZE ? bytes : null;
};

function join(...parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** A whole number, most significant byte first. */
function big(number, bytes) {
  const out = new Uint8Array(bytes);
  for (let i = bytes - 1; i >= 0; i -= 1) {
    out[i] = number % 256;
    number = Math.floor(number / 256);
  }
  return out;
}

// ---------------------------------------------------------------- SHA-256 (FIPS 180-4), HMAC (RFC 2104)

/** The first primes, and the first 32 bits of the fractional part of a root of each. */
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((p) => n % p)) PRIMES.push(n);
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const turn = (word, bits) => (word >>> bits) | (word << (32 - bits));

function compress(state, block, words) {
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15];
    const b = words[i - 2];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16] + low + words[i - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i] + words[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
}

/** SHA-256 of bytes. */
export function sha256(message) {
  const length = message.length;
  const blocks = Math.floor((length + 8) / 64) + 1;
  const padded = join(message, new Uint8Array(blocks * 64 - length));
  padded[length] = 0x80;
  padded.set(big(length * 8, 8), padded.length - 8);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let i = 0; i < blocks; i += 1) compress(state, new DataView(padded.buffer, 64 * i, 64), words);
  return join(...Array.from(state, (word) => big(word >>> 0, 4)));
}

/** HMAC-SHA-256 with a key of 64 bytes at most. */
export function hmac(key, message) {
  const pad = (byte) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ byte);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), message))));
}

// ---------------------------------------------------------------- promises (parts 2 and 3)

const tag = (purpose) => ascii(`${VERSION}/${purpose}\0`);
const digest = (purpose, ...parts) => sha256(join(tag(purpose), ...parts));

/** A value as JSON with sorted names and without spaces. */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** The fingerprint of a rule set. */
export function rulesDigest(rules) {
  const { name: _name, words: _words, ...rest } = rules;
  return hex(sha256(new TextEncoder().encode(canonical(rest))));
}

/** What the host published, worked out from a deal that is open. */
export function commitmentOf(deal) {
  const table = new TextEncoder().encode(deal.table);
  const bound = join(
    big(table.length, 2),
    table,
    big(deal.number, 8),
    unhex(deal.rules_digest),
    Uint8Array.of(deal.seats, deal.dealer, deal.ceremony ? 1 : 0),
    unhex(deal.previous),
  );
  return hex(digest('secret', bound, unhex(deal.secret)));
}

/** What a contributor sends first; all bytes as hexadecimal digits. */
export const promise = (commitment, id, value) =>
  hex(digest('contribution', unhex(commitment), Uint8Array.of(id), unhex(value)));

/** The end of the promises: `promised` holds pairs of contributor and promise, `null` for none, by contributor. */
export function closing(commitment, promised) {
  const parts = promised.map(([id, made]) =>
    join(Uint8Array.of(id, made === null ? 0 : 1), made === null ? new Uint8Array(SIZE) : unhex(made)),
  );
  return hex(digest('closing', unhex(commitment), Uint8Array.of(parts.length), ...parts));
}

/** What stands for a contributor who stays silent. */
export const substitute = (closed, id) => hex(digest('substitute', unhex(closed), Uint8Array.of(id)));

const closingOf = (deal) =>
  closing(
    deal.commitment,
    deal.contributions.map((each) => [each.id, each.promised]),
  );

/** The key of all chance. */
export function keyOf(deal) {
  const values = deal.contributions.map((each) => join(Uint8Array.of(each.id), unhex(each.value)));
  return hmac(unhex(deal.secret), join(tag('key'), unhex(closingOf(deal)), ...values));
}

// ---------------------------------------------------------------- chance (part 4)

function* stream(key, label) {
  for (let block = 0; ; block += 1) yield* hmac(key, ascii(`${label}/${block}`));
}

function below(limit, bytes) {
  const fair = 256 - (256 % limit);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < fair) return byte % limit;
  }
}

/** The order after a shuffle: the index of the first card to be drawn first. */
export function order(key, number, count) {
  const bytes = stream(key, `order/${number}`);
  const out = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const j = below(i + 1, bytes);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** Where the pack is cut when nobody chooses. */
export const cut = (key, number, low, high) => low + below(high - low + 1, stream(key, `cut/${number}`));

// ---------------------------------------------------------------- what of the rules matters to dealing (part 5)

const DEFAULTS = {
  pack: 52,
  packs: 1,
  two_packs_from: 0,
  jokers: 0,
  hand_size: 6,
  hand_size_two: 0,
  packet: 3,
  cut: 'none',
  cut_choice: false,
  fourth_special: 'redeal',
  start_card: 'stock',
  start_effect: 'inert',
  effects: {},
  strong: '',
};
const SUITS = 'CDHS';
const RANKS = '23456789TJQKA';
const LOWEST = { 32: 5, 36: 4, 52: 0 };
const JOKER = 'JOKER';

/** The cards of a deal in the order of the pack before it is shuffled. */
export function packOf(rules, seats) {
  const packs = rules.packs === 2 || (rules.two_packs_from > 0 && seats >= rules.two_packs_from) ? 2 : 1;
  const cards = [];
  for (const suit of SUITS)
    for (const rank of RANKS.slice(LOWEST[rules.pack])) for (let n = 0; n < packs; n += 1) cards.push(rank + suit);
  return cards.concat(Array(rules.jokers).fill(JOKER));
}

/** Whether a card does nothing. */
function isPlain(rules, card) {
  if (card === JOKER) return false;
  const own = {};
  for (const [name, effect] of Object.entries(rules.effects)) own[name.replace('10', 'T')] = effect;
  const effect = own[card] ?? own[card[0]];
  return effect === undefined || effect.kind === 'plain';
}

/** Whether a card is kept by who pulls it at the cut. */
function isStrong(rules, card) {
  if (!rules.strong) return !isPlain(rules, card);
  const words = rules.strong.toUpperCase().replaceAll('10', 'T').replaceAll(',', ' ').split(/\s+/);
  if (card === JOKER) return words.some((word) => word === JOKER || word === 'JK' || word === '*');
  return words.includes(card) || words.includes(card[0]) || words.includes(card[1]);
}

/** The neighbour of the dealer who cuts. */
function cutterOf(seats, dealer) {
  if (seats === 2) return 1 - dealer;
  return dealer === 1 ? 2 % seats : (dealer + seats - 1) % seats;
}

// ---------------------------------------------------------------- dealing and drawing (parts 5 and 6)

/** A card or an event that is not what follows from the key. */
class Mismatch extends Error {
  constructor(index, code, values = {}) {
    super(code);
    this.fault = { part: `event ${index}`, code, ...values };
  }
}

const TOLD = new Set(['cut', 'took', 'left', 'redealt', 'dealt', 'start', 'played', 'drew', 'reshuffled']);

/** The events that move cards, one after the other. */
class Events {
  constructor(events) {
    this.all = events.map((event, index) => ({ ...event, index })).filter((event) => TOLD.has(event.kind));
    this.at = 0;
  }

  get next() {
    return this.all[this.at];
  }

  /** The next event, which has to be of this kind, with these details. */
  take(kind, details = {}) {
    const event = this.next;
    const index = event?.index ?? -1;
    if (event?.kind !== kind) throw new Mismatch(index, 'event', { expected: kind, ...details });
    for (const [name, value] of Object.entries(details))
      if (event[name] !== value) throw new Mismatch(index, 'card', { expected: value, found: event[name], name });
    this.at += 1;
    return event;
  }
}

/** The cards of a deal as they move. */
class Cards {
  constructor(deal, key) {
    this.deal = deal;
    this.key = key;
    this.rules = { ...DEFAULTS, ...deal.rules };
    this.pack = packOf(this.rules, deal.seats);
    this.events = new Events(deal.events);
    this.orders = [];
    this.cuts = [];
    this.cutter = cutterOf(deal.seats, deal.dealer);
    this.clear();
  }

  clear() {
    this.hands = Array.from({ length: this.deal.seats }, () => []);
    this.pile = [];
  }

  /** The cards in the order of the next shuffle, the first to be drawn first. */
  shuffled(cards) {
    const indices = order(this.key, this.orders.length, cards.length);
    this.orders.push(indices);
    return indices.map((index) => cards[index]);
  }

  /** All until the start card lies there. */
  setUp() {
    this.stock = this.shuffled(this.pack);
    let start = null;
    if (this.rules.cut !== 'none') {
      start = this.cutPack();
      while (start === undefined) {
        this.clear();
        this.stock = this.shuffled(this.pack);
        start = this.cutPack();
      }
    }
    this.dealHands();
    const card = start ?? this.turnUp();
    this.events.take('start', { card });
    this.pile.push(card);
  }

  /** The cut: the start card if it comes from there, else `null`; `undefined` when all is dealt again. */
  cutPack() {
    const special = this.rules.cut === 'specials';
    const low = special ? (this.rules.fourth_special === 'dealer' ? 7 : 4) : 1;
    const event = this.events.take('cut', { seat: this.cutter });
    const position = this.checkCut(event, low, this.pack.length - 1);
    const lifted = this.stock.slice(0, position);
    const rest = this.stock.slice(position);
    const start = special ? this.pull(lifted) : null;
    this.stock = rest.concat(lifted);
    return start;
  }

  checkCut(event, low, high) {
    const { position } = event;
    const mustBeDrawn = !this.deal.ceremony || (this.deal.computers ?? []).includes(this.cutter);
    const drawn = event.drawn === true;
    if (mustBeDrawn && !drawn) throw new Mismatch(event.index, 'cut-not-drawn');
    if (!Number.isInteger(position) || position < low || position > high)
      throw new Mismatch(event.index, 'cut-range', { low, high });
    const expected = drawn ? cut(this.key, this.orders.length - 1, low, high) : position;
    if (position !== expected) throw new Mismatch(event.index, 'cut', { expected, found: position });
    this.cuts.push({ position, drawn });
    return position;
  }

  /** Pull cards from under the lifted ones until one is not strong, or is left. */
  pull(lifted) {
    const { rules, events, cutter, deal } = this;
    for (let won = 0; ; won += 1) {
      const card = lifted.pop();
      if (!isStrong(rules, card)) return this.settle(lifted, card);
      if (won < 3 && rules.cut_choice && deal.ceremony && events.next?.kind === 'left') {
        events.take('left', { seat: cutter, card });
        return this.settle(lifted, card);
      }
      const seat = won < 3 ? cutter : deal.dealer;
      if (won >= (rules.fourth_special === 'dealer' ? 6 : 3)) {
        events.take('redealt', { card });
        return undefined;
      }
      events.take('took', { seat, card });
      this.hands[seat].push(card);
    }
  }

  settle(lifted, card) {
    if (this.rules.start_card === 'cut') return card;
    lifted.push(card);
    return null;
  }

  dealHands() {
    const { rules, hands } = this;
    const size = hands.length === 2 && rules.hand_size_two ? rules.hand_size_two : rules.hand_size;
    const told = this.toldCards();
    for (let full = rules.packet; full < size + rules.packet; full += rules.packet)
      hands.forEach((hand, seat) => {
        while (hand.length < Math.min(full, size)) {
          const card = this.stock.shift();
          const { value } = told.next();
          if (value?.seat !== seat || value.card !== card)
            throw new Mismatch(value?.index ?? -1, 'card', { seat, expected: card, found: value?.card });
          hand.push(card);
        }
      });
    const more = told.next();
    if (!more.done) throw new Mismatch(more.value.index, 'event', { expected: 'start' });
  }

  /** The cards of the events that deal, one by one. */
  *toldCards() {
    while (this.events.next?.kind === 'dealt') {
      const { seat, cards, index } = this.events.take('dealt');
      for (const card of cards ?? []) yield { seat, card, index };
    }
  }

  turnUp() {
    let card = this.stock.shift();
    const most = 2 * this.pack.length;
    for (let n = 0; this.rules.start_effect === 'plain' && !isPlain(this.rules, card) && n < most; n += 1) {
      this.stock.push(card);
      card = this.stock.shift();
    }
    return card;
  }

  /** Everything after the start card. */
  play() {
    let event;
    while ((event = this.events.next) !== undefined) {
      if (event.kind === 'played') this.lay(event);
      else if (event.kind === 'drew') this.draw(event);
      else if (event.kind === 'reshuffled') this.reshuffle(event);
      else throw new Mismatch(event.index, 'event', { expected: 'played' });
      this.events.at += 1;
    }
  }

  lay({ seat, cards, index }) {
    for (const card of cards) {
      const at = this.hands[seat]?.indexOf(card) ?? -1;
      if (at < 0) throw new Mismatch(index, 'not-held', { seat, found: card });
      this.hands[seat].splice(at, 1);
      this.pile.push(card);
    }
  }

  draw({ seat, cards, index }) {
    for (const card of cards) {
      const expected = this.stock.shift();
      if (card !== expected) throw new Mismatch(index, 'card', { seat, expected, found: card });
      this.hands[seat].push(card);
    }
  }

  reshuffle({ count, index }) {
    const under = this.pile.slice(0, -1);
    if (this.stock.length > 0 || count !== under.length) throw new Mismatch(index, 'reshuffle');
    this.stock = this.shuffled(under);
    this.pile = this.pile.slice(-1);
  }
}

// ---------------------------------------------------------------- all together (part 7)

/** How records call a contributor. */
export const contributorName = (id) => (id < WATCHER ? `seat ${id}` : `watcher ${id - WATCHER}`);

function shapeFaults(deal) {
  const faults = [];
  const whole = (value, low, high) => Number.isSafeInteger(value) && value >= low && value <= high;
  const list = Array.isArray(deal?.contributions) ? deal.contributions : [];
  if (deal?.version !== VERSION) faults.push({ part: 'fair', code: 'version' });
  if (typeof deal?.table !== 'string' || !whole(deal.number, 1, 2 ** 48 - 1))
    faults.push({ part: 'table', code: 'form' });
  if (!whole(deal?.seats, 2, WATCHER) || !whole(deal?.dealer, 0, deal.seats - 1))
    faults.push({ part: 'dealer', code: 'form' });
  if (typeof deal?.rules !== 'object' || !Array.isArray(deal?.events)) faults.push({ part: 'events', code: 'form' });
  for (const part of ['rules_digest', 'previous', 'commitment', 'secret'])
    if (hash32(deal?.[part]) === null) faults.push({ part, code: 'form' });
  for (const each of list)
    if (hash32(each.value) === null || (each.promised !== null && hash32(each.promised) === null))
      faults.push({ part: `contribution ${contributorName(each.id)}`, code: 'form' });
  const ids = list.map((each) => each.id);
  const watchers = ids.slice(deal?.seats);
  if (ids.slice(0, deal?.seats).join() !== Array.from({ length: deal?.seats ?? 0 }, (_, i) => i).join())
    faults.push({ part: 'contributions', code: 'seats' });
  if (watchers.some((id, i) => !whole(id, i ? watchers[i - 1] + 1 : WATCHER, MOST - 1)))
    faults.push({ part: 'contributions', code: 'watchers' });
  return faults;
}

const kept = (commitment, each) => !each.silent && each.promised === promise(commitment, each.id, each.value);

function secretFaults(deal) {
  const opened = commitmentOf(deal);
  if (rulesDigest(deal.rules) !== deal.rules_digest) return [{ part: 'rules', code: 'other-rules' }];
  if (opened === deal.commitment) return [];
  const fits = (commitment) => deal.contributions.some((each) => kept(commitment, each));
  return [{ part: fits(opened) && !fits(deal.commitment) ? 'commitment' : 'secret', code: 'not-opened' }];
}

function contributionFaults(deal) {
  const faults = [];
  const part = (each) => `${each.silent ? 'silent' : 'contribution'} ${contributorName(each.id)}`;
  for (const each of deal.contributions)
    if (!each.silent && !kept(deal.commitment, each)) faults.push({ part: part(each), code: 'not-promised' });
  const closed = closingOf(deal);
  const clean = faults.length === 0;
  for (const each of deal.contributions.filter((one) => one.silent)) {
    if ((deal.computers ?? []).includes(each.id)) faults.push({ part: part(each), code: 'silent-computer' });
    else if (each.promised === null && each.id >= WATCHER) faults.push({ part: part(each), code: 'not-promised' });
    else if (clean && each.value !== substitute(closed, each.id)) faults.push({ part: part(each), code: 'substitute' });
  }
  return faults;
}

/** What this device knows by itself: its contribution, what it was shown, and the events it saw. */
function receiptFaults(deal, receipt) {
  const faults = [];
  if (receipt.commitment !== deal.commitment) faults.push({ part: 'commitment', code: 'shown-other' });
  if (receipt.closing && receipt.closing !== closingOf(deal))
    faults.push({ part: 'contributions', code: 'shown-other' });
  const used = deal.contributions.find((each) => each.id === receipt.id);
  if (receipt.value && (!used || used.silent || used.value !== receipt.value))
    faults.push({ part: `contribution ${contributorName(receipt.id)}`, code: 'not-used' });
  const differs = (event, i) =>
    Object.entries(event).some(([name, value]) => canonical(value) !== canonical(deal.events[i]?.[name] ?? null));
  const at = (receipt.events ?? []).findIndex(differs);
  if (at >= 0) faults.push({ part: `event ${at}`, code: 'seen-other' });
  return faults;
}

/** Play the cards; the fault that stops them, if any. */
function cardFaults(cards) {
  try {
    cards.setUp();
    cards.play();
    return [];
  } catch (error) {
    if (error instanceof Mismatch) return [error.fault];
    return [{ part: 'events', code: 'form', text: String(error) }];
  }
}

/**
 * Check a deal that is over.
 *
 * @param deal what the host sends after it (docs/fairness-spec.md, part 7)
 * @param receipt what this device noted: `{ id, value, commitment, closing, events }`, each if known
 */
export function verify(deal, receipt = null) {
  const shape = shapeFaults(deal);
  if (shape.length > 0) return { fair: false, faults: shape };
  const faults = [...secretFaults(deal), ...(receipt ? receiptFaults(deal, receipt) : [])];
  if (!faults.some((fault) => fault.part === 'commitment' && fault.code === 'not-opened'))
    faults.push(...contributionFaults(deal));
  const key = keyOf(deal);
  const cards = new Cards(deal, key);
  if (faults.length === 0) faults.push(...cardFaults(cards));
  const silent = deal.contributions.filter((each) => each.silent).map((each) => each.id);
  const { hands, stock, pile, orders, cuts } = cards;
  return {
    fair: faults.length === 0,
    faults,
    key: hex(key),
    silent,
    closing: closingOf(deal),
    hands,
    stock,
    pile,
    orders,
    cuts,
  };
}
