// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { FAULT_TEXTS } from '../src/fair/check';
import { has, LANGUAGES, loadFairTexts, say, use } from '../src/i18n/i18n.svelte';

const STAGES = ['promising', 'revealing', 'sealed', 'open'].map((stage) => `fair-stage-${stage}`);
const STATES = ['checking', 'fair', 'unused', 'unfair'].map((state) => `fair-sheet-${state}`);
const SUMS = ['dealt', 'drawn'].flatMap((what) => ['people', 'computers'].map((who) => `stats-${what}-${who}`));
const TESTS = ['hand', 'cuts', 'first-card'].flatMap((id) => [`stats-${id}`, `stats-${id}-text`]);

describe.each(LANGUAGES)('%s', (language) => {
  test('whatever a check or the statistics can say has words', async () => {
    await use(language);
    await loadFairTexts();
    const wanted = [
      ...new Set([...Object.values(FAULT_TEXTS), ...STAGES, ...STATES, ...SUMS, ...TESTS, 'fair-fault-chain']),
    ];
    expect(wanted.filter((id) => !has(id))).toEqual([]);
    const counts = [1, 2, 5, 21].map((count) => say('fair-step-cards', { count, shuffles: count }));
    expect(counts.filter((text) => !/\d/.test(text) || text.includes('{'))).toEqual([]);
  });
});
