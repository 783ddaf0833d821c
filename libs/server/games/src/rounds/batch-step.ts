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
  /** What it can add to the player's cash for this bet. */
  available: (order: PlayOrder) => bigint;
  /** What the player has there to play with. */
  balance: (order: Order) => bigint;
  pay: (order: PlayOrder, cash: bigint) => ReturnType<BonusesInPlay['pay']>;
  /** What the bonus a round is played with can add to a further stake in it; and that it pays its part. */
  availableTo: (order: PlayOrder, funding: Funding) => bigint;
  raise: (order: PlayOrder, funding: Funding, cash: bigint) => ReturnType<BonusesInPlay['raise']>;
  settle: BonusesInPlay['settle'];
}

/** A step with the rows it locked for one batch. */
export interface PreparedStep {
  /** Players whose rows of this step somebody else holds: their orders are decided in a later batch. */
  held?: readonly number[];
  /** What pays beside cash. One step has it. */
  funding?: RoundFunding;
  /**
   * Whether this bet may not be taken, before anything of it is done. Of acts those are asked that stake more, as bets of
   * what they add: `before` is what their round staked already.
   */
  refuse?: (order: PlayOrder, before?: bigint) => Refusal | null;
  /** A bet or act is decided; the next one of the player sees what this leaves. In memory only. */
  apply?: (decided: Decided) => void;
  /** Writes the batch's sum, set-based. */
  write?: () => Promise<void>;
  /** What was written is there to stay. */
  committed?: () => void;
}

/**
 * What happens in the bets' transaction beside the bets: limits, bonuses, points, winners, scores, jackpots. Steps lock in the order
 * they are declared, after the players' accounts, and write in the opposite one: that is the one lock order. Statements of
 * a batch are sent together, so a step locks with the first one it sends. It locks with
 * `skip locked` and names whom it had to pass over: a batch that waited for one player would keep everybody waiting.
 */
export interface BatchStep {
  name: string;
  prepare: (batch: Batch) => Promise<PreparedStep>;
}
