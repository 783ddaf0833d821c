/**
 * Bounds on the milliseconds that sockets may use per turn of the event loop; within them, as many as everything else
 * used.
 */
const SHORTEST_MS = 2;
const LONGEST_MS = 5;

/**
 * Runs work at once while this turn of the event loop has time left. Then it yields, and runs the rest in later turns,
 * in order: thousands of sockets sending at the same moment delay nothing else on this instance.
 */
export class YieldingQueue {
  #queue: (() => void)[] = [];
  #next = 0;
  #usedMs = 0;
  #allowedMs = SHORTEST_MS;
  #resumedAt = 0;
  #running = false;
  #scheduled = false;

  /** Returns whether the work ran at once. Work may continue by running its next part. */
  run(work: () => void): boolean {
    const place = this.#queue.push(work);
    if (!this.#running) this.#work();
    return this.#queue.length === 0 || this.#next >= place;
  }

  #work(): void {
    this.#running = true;
    while (this.#next < this.#queue.length && this.#usedMs < this.#allowedMs) {
      const begun = performance.now();
      this.#queue[this.#next++]?.();
      this.#usedMs += performance.now() - begun;
    }
    this.#running = false;
    if (this.#next === this.#queue.length) {
      this.#queue = [];
      this.#next = 0;
    }
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#resume());
  }

  #resume(): void {
    const now = performance.now();
    const othersMs = now - this.#resumedAt - this.#usedMs;
    this.#resumedAt = now;
    this.#allowedMs = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, othersMs));
    this.#usedMs = 0;
    this.#scheduled = false;
    if (this.#queue.length > 0) this.#work();
  }
}
