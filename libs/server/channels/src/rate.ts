/** Messages a second one socket may send, with a burst for the joins of a page. */
const PER_SECOND = 50;
const BURST = 200;

/** A token bucket; `take` answers whether one more is allowed now. */
export class Rate {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
