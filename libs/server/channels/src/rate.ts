/** Token bucket; `take` returns whether the amount is allowed now. Times in milliseconds. */
export class Rate {
  readonly #allowed: { perSecond: number; burst: number };
  #left: number;
  #at: number;

  constructor(allowed: { perSecond: number; burst: number }, now: number) {
    this.#allowed = allowed;
    this.#left = allowed.burst;
    this.#at = now;
  }

  take(now: number, amount = 1): boolean {
    const { perSecond, burst } = this.#allowed;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
