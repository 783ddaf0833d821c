import type { Refusal } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import type { Decided, Order, PlayOrder } from './order.ts';

/** A batch under way: one transaction, orders in the order they came. */
export interface Batch {
  tx: Transaction;
  now: Date;
  orders: readonly Order[];
  /** Distinct, rising. */
  playerIds: readonly number[];
}

/** A rider within one batch. */
export interface RiderInBatch {
  /** Whether this bet may not be taken, before anything of it is done. Not asked of acts: their stake is taken. */
  refuse?: (order: PlayOrder) => Refusal | null;
  /** A bet or act is decided; the next one of the player sees what this leaves. In memory only. */
  apply?: (decided: Decided) => void;
  /** Writes the batch's sum, set-based. */
  write?: () => Promise<void>;
}

/**
 * What rides in the bets' transaction: limits, winners, and later wagering, points and jackpots. Riders lock in the order
 * they are declared, after the players' accounts, and write in the opposite one: that is the one lock order. Statements of
 * a batch are sent together, so a rider locks with the first one it sends.
 */
export interface Rider {
  name: string;
  board: (batch: Batch) => Promise<RiderInBatch>;
}
