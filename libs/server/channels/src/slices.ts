/** Of one turn of the event loop, milliseconds sockets may take: a bet beside them waits no longer. */
const SLICE_MS = 2;

/**
 * Runs work at once while this turn of the event loop has time for it, and the rest in later turns, in order: thousands of
 * sockets that speak at the same moment delay nobody else on this copy.
 */
export class Slices {
  #queue: (() => void)[] = [];
  #next = 0;
  #usedMs = 0;
  #scheduled = false;

  /** Answers whether it was run at once. */
  run(work: () => void): boolean {
    const now = !this.#waiting() && this.#usedMs < SLICE_MS;
    if (now) this.#measured(work);
    else this.#queue.push(work);
    this.#schedule();
    return now;
  }

  #waiting(): boolean {
    return this.#next < this.#queue.length;
  }

  #measured(work: () => void): void {
    const begun = performance.now();
    work();
    this.#usedMs += performance.now() - begun;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#scheduled = false;
    this.#usedMs = 0;
    while (this.#waiting() && this.#usedMs < SLICE_MS) this.#measured(this.#queue[this.#next++]!);
    if (this.#waiting()) return this.#schedule();
    this.#queue = [];
    this.#next = 0;
  }
}
