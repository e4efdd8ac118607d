/** Steps shown one after the other: the only thing that knows how far the picture is behind the table. */
import { FACTOR, hurry, PATIENCE, type Speed, type Step, timeOfAll } from './motion';

export interface Stage {
  /** Show one step. */
  show(step: Step): void;
  /** Everything is shown. */
  done(): void;
  /** How fast to go; `off` shows all at once. */
  speed(): Speed;
}

export interface Timers {
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
}

const browser: Timers = {
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

export class Queue {
  #steps: Step[] = [];
  #timer = 0;
  #running = false;

  constructor(
    private readonly stage: Stage,
    private readonly timers: Timers = browser,
  ) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.#running;
  }

  /** Show these steps after those that wait. */
  push(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    if (timeOfAll(this.#steps) > PATIENCE) return this.#allAtOnce();
    if (!this.#running) this.#next();
  }

  /** Forget what waits; nothing more is shown and `done` is not called. */
  clear(): void {
    this.timers.cancel(this.#timer);
    this.#steps = [];
    this.#running = false;
  }

  #allAtOnce(): void {
    this.clear();
    this.stage.done();
  }

  #next(): void {
    const factor = FACTOR[this.stage.speed()];
    let step = this.#steps.shift();
    while (step) {
      this.#running = true;
      this.stage.show(step);
      const ms = step.ms * factor * hurry(timeOfAll(this.#steps));
      if (ms > 0) {
        this.#timer = this.timers.later(() => this.#next(), ms);
        return;
      }
      step = this.#steps.shift();
    }
    this.#running = false;
    this.stage.done();
  }
}
