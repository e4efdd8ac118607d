/** One hint at a time: asked for, shown, and gone with the position that it was about. */
import { loadHintTexts } from '../i18n/i18n.svelte';
import type { Answer } from '../protocol/connection';
import type { Hint } from '../protocol/decode';

export class Hinting {
  busy = $state(false);
  shown = $state.raw<Hint | null>(null);
  #asked = 0;

  /** Ask; the answer if it is a refusal of what is still a question. */
  async ask(asking: () => Promise<Answer>): Promise<Answer | null> {
    if (this.busy) return null;
    this.busy = true;
    const mine = (this.#asked += 1);
    const [answer] = await Promise.all([asking(), loadHintTexts().catch(() => {})]);
    this.busy = false;
    if (mine !== this.#asked) return null;
    this.shown = answer.hint ?? null;
    return answer.ok || answer.reason === 'stale' ? null : answer;
  }

  /** Something has happened: what was asked is no question any more. */
  forget(): void {
    this.#asked += 1;
    this.shown = null;
  }
}
