import type { Refusal } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import type { BonusesInPlay, Funding } from '@croupier/server-promotions';
import type { Decided, Order, PlayOrder } from './order.ts';

/** A batch under way: one transaction, orders in the order they came. */
export interface Batch {
  tx: Transaction;
  now: Date;
  orders: readonly Order[];
  /** Distinct, rising. */
  playerIds: readonly number[];
}

/** Pays a part of stakes, and takes its part of what they bring. */
export interface RoundFunding {
  /** Returns the amount it can add to the player's cash for this bet. */
  available: (order: PlayOrder) => bigint;
  /** Returns the player's balance in it. */
  balance: (order: Order) => bigint;
  pay: (order: PlayOrder, cash: bigint) => ReturnType<BonusesInPlay['pay']>;
  /** `availableTo` returns the amount a round's bonus can add to a further stake; `raise` takes the bonus's part. */
  availableTo: (order: PlayOrder, funding: Funding) => bigint;
  raise: (order: PlayOrder, funding: Funding, cash: bigint) => ReturnType<BonusesInPlay['raise']>;
  settle: BonusesInPlay['settle'];
}

/** A step with the rows it locked for one batch. */
export interface PreparedStep {
  /** Players whose rows another transaction has locked. Their orders are decided in a later batch. */
  held?: readonly number[];
  /** Funding in addition to cash. Only one step has it. */
  funding?: RoundFunding;
  /**
   * Returns a refusal before anything is done for the bet. For an act it is called only if the act adds a stake, with
   * the addition as the bet: `before` is the stake of the round so far.
   */
  refuse?: (order: PlayOrder, before?: bigint) => Refusal | null;
  /** Applies a decided bet or act in memory only. The player's next order sees the result. */
  apply?: (decided: Decided) => void;
  /** Writes the batch's sum, set-based. */
  write?: () => Promise<void>;
  /** Called after the commit. */
  committed?: () => void;
}

/**
 * Additional work in the transaction of the bets: limits, bonuses, points, winners, scores, jackpots. Steps lock in
 * the order they are declared, after the players' accounts, and write in reverse order: this is the only lock order.
 * Statements of a batch are sent together, so a step locks with its first one. It locks with `skip locked` and names
 * the players it skipped: a batch that waits for one player would make everyone wait.
 */
export interface BatchStep {
  name: string;
  prepare: (batch: Batch) => Promise<PreparedStep>;
}
