import { setTimeout } from 'node:timers';

const MIN_BACKOFF_MS = 5;
const MAX_BACKOFF_MS = 200;

/** Order and the promise of its answer. */
export interface Waiting<Order, Answer> {
  order: Order;
  /** Player whose rows the order needs. */
  owner: number;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
  queuedAt: number;
  /** Time it was first set aside, in milliseconds. */
  heldSince?: number;
}

/**
 * Queue of orders, first in, first out. One player's orders go to one worker at a time, so that workers don't wait for
 * each other's locks. Orders of a player whose rows another transaction holds are set aside with exponential backoff.
 */
export class OrderQueue<Order, Answer> {
  #waiting: Waiting<Order, Answer>[] = [];
  readonly #atWork = new Set<number>();
  readonly #backingOff = new Set<number>();
  /** Last backoff of players whose orders were set aside. */
  readonly #backoffs = new Map<number, number>();
  readonly #due: () => void;

  /** Takes a callback for when orders that were set aside may be retried. */
  constructor(due: () => void) {
    this.#due = due;
  }

  get length(): number {
    return this.#waiting.length;
  }

  add(waiting: Waiting<Order, Answer>): void {
    this.#waiting.push(waiting);
  }

  /** Takes available orders for one worker. */
  take(most: number): Waiting<Order, Answer>[] {
    const taken: Waiting<Order, Answer>[] = [];
    const rest: Waiting<Order, Answer>[] = [];
    for (const waiting of this.#waiting)
      (taken.length < most && this.#isFree(waiting.owner) ? taken : rest).push(waiting);
    this.#waiting = rest;
    for (const waiting of taken) this.#atWork.add(waiting.owner);
    return taken;
  }

  #isFree(playerId: number): boolean {
    return !this.#atWork.has(playerId) && !this.#backingOff.has(playerId);
  }

  /** Marks the players of a batch as free again. */
  finish(batch: readonly Waiting<Order, Answer>[]): void {
    for (const waiting of batch) this.#atWork.delete(waiting.owner);
  }

  /** Returns orders to the front of the queue, to be retried after a backoff. */
  setAside(held: readonly Waiting<Order, Answer>[]): void {
    this.#waiting = [...held, ...this.#waiting];
    for (const playerId of new Set(held.map(({ owner }) => owner))) this.#backOff(playerId);
  }

  #backOff(playerId: number): void {
    const last = this.#backoffs.get(playerId);
    const ms = last === undefined ? MIN_BACKOFF_MS : Math.min(last * 2, MAX_BACKOFF_MS);
    this.#backoffs.set(playerId, ms);
    this.#backingOff.add(playerId);
    setTimeout(() => {
      this.#backingOff.delete(playerId);
      this.#due();
    }, ms);
  }

  /** Resets the backoff of players whose orders were answered. */
  resetBackoff(answered: readonly Waiting<Order, Answer>[]): void {
    for (const waiting of answered) this.#backoffs.delete(waiting.owner);
  }

  /** Removes and returns the orders that were set aside. */
  dropHeld(): Waiting<Order, Answer>[] {
    const isHeld = (waiting: Waiting<Order, Answer>) => this.#backoffs.has(waiting.owner);
    const dropped = this.#waiting.filter(isHeld);
    this.#waiting = this.#waiting.filter((waiting) => !isHeld(waiting));
    return dropped;
  }
}
