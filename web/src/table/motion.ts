/** Events as steps to be shown one after the other, each with the time it takes. */
import type { DealEvent, TableEvent } from '../protocol/decode';
import { dealEvents } from './table';

/** A step: a fact of the deal, a deal that begins, or a word about a seat. */
export interface Step {
  kind: 'fact' | 'deal' | 'event';
  fact?: DealEvent;
  event?: TableEvent;
  /** Milliseconds at normal speed until the next one. */
  ms: number;
}

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

const TIMES: Partial<Record<DealEvent['kind'], number>> = {
  played: 620,
  start: 500,
  took: 900,
  left: 900,
  redealt: 1200,
  cut: 700,
  passed: 450,
  skipped: 500,
  turned: 500,
  announced: 500,
  challenged: 900,
  wrong_card: 1100,
  reshuffled: 700,
  owes: 300,
  won: 1300,
  void: 900,
};

/** How long a fact is to be seen. */
function timeOf(fact: DealEvent): number {
  if (fact.kind === 'dealt') return 70 + 40 * fact.count;
  if (fact.kind === 'drew') return 420 + 110 * Math.min(fact.count - 1, 6);
  return TIMES[fact.kind] ?? 0;
}

/** The steps for events, in order. */
export function stepsOf(events: readonly TableEvent[]): Step[] {
  return events.flatMap((event): Step[] => {
    const facts = dealEvents(event).map((fact): Step => ({ kind: 'fact', fact, ms: timeOf(fact) }));
    if (event.kind === 'deal_started') return [{ kind: 'deal', event, ms: 250 }, ...facts];
    return facts.length > 0 ? facts : [{ kind: 'event', event, ms: 0 }];
  });
}

/** The whole time of steps in milliseconds at normal speed. */
export const timeOfAll = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + step.ms, 0);

/** Longer than this, what is waiting is shown at once: somebody was away. */
export const PATIENCE = 12_000;

/** How much faster steps run while many wait: never more than about four seconds behind the table. */
export const hurry = (waiting: number): number => (waiting > 4000 ? 4000 / waiting : 1);
