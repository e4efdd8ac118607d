/** Types of the verifier; what it does and why stands in verify.js. Bytes are hexadecimal digits unless said otherwise. */

export declare const VERSION: 'maumau-fair-1';
/** Contributors from here on are spectators, below are seats. */
export declare const WATCHER: 8;

export interface Contribution {
  id: number;
  value: string;
  promised: string | null;
  silent: boolean;
}

/** What the host sends after a deal (docs/fairness-spec.md, part 7). */
export interface OpenDeal {
  version: string;
  table: string;
  number: number;
  rules_digest: string;
  seats: number;
  dealer: number;
  ceremony: boolean;
  previous: string;
  commitment: string;
  secret: string;
  contributions: Contribution[];
  rules: Record<string, unknown>;
  computers: number[];
  events: Record<string, unknown>[];
}

/** What this device noted by itself, each if known. */
export interface Receipt {
  id: number;
  value?: string;
  commitment: string;
  closing?: string;
  /** The events it saw from the first on, in the deal's own seats; what was hidden from it is left out of each. */
  events?: Record<string, unknown>[];
}

export interface Fault {
  /** The part of the deal: `secret`, `contribution seat 1`, `event 12` … */
  part: string;
  code:
    | 'version'
    | 'form'
    | 'seats'
    | 'watchers'
    | 'other-rules'
    | 'not-opened'
    | 'not-promised'
    | 'substitute'
    | 'silent-computer'
    | 'shown-other'
    | 'not-used'
    | 'seen-other'
    | 'event'
    | 'card'
    | 'cut'
    | 'cut-range'
    | 'cut-not-drawn'
    | 'not-held'
    | 'reshuffle';
  seat?: number;
  expected?: unknown;
  found?: unknown;
}

export interface Verdict {
  fair: boolean;
  faults: Fault[];
  /** Missing where the deal has not even the form of one. */
  key?: string;
  /** Contributors who were silent and substituted. */
  silent?: number[];
  closing?: string;
  hands?: string[][];
  stock?: string[];
  pile?: string[];
  /** Every shuffle, the pack's first. */
  orders?: number[][];
  /** Every cut, and whether it followed from the key. */
  cuts?: { position: number; drawn: boolean }[];
}

export declare function hex(bytes: Uint8Array): string;
export declare function unhex(text: string): Uint8Array | null;
export declare function sha256(message: Uint8Array): Uint8Array;
/** With a key of 64 bytes at most. */
export declare function hmac(key: Uint8Array, message: Uint8Array): Uint8Array;
export declare function rulesDigest(rules: Record<string, unknown>): string;
export declare function commitmentOf(deal: OpenDeal): string;
/** What a contributor sends before it reveals its value. */
export declare function promise(commitment: string, id: number, value: string): string;
export declare function closing(commitment: string, promised: [number, string | null][]): string;
export declare function substitute(closed: string, id: number): string;
export declare function keyOf(deal: OpenDeal): Uint8Array;
export declare function order(key: Uint8Array, number: number, count: number): number[];
export declare function cut(key: Uint8Array, number: number, low: number, high: number): number;
export declare function contributorName(id: number): string;
export declare function packOf(rules: Record<string, unknown>, seats: number): string[];
export declare function verify(deal: OpenDeal, receipt?: Receipt | null): Verdict;
