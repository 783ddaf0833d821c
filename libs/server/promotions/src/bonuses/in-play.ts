import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Stage } from './life.ts';
import type { BonusType, Terms } from './terms.ts';

/** Bonus that a player's bets depend on, locked. Amounts are subunits. */
export interface BonusInPlay {
  id: number;
  playerId: number;
  definition: string;
  version: number;
  type: BonusType;
  gives: Terms['gives']['kind'];
  stage: Stage;
  currency: CurrencyCode;
  /** Amount; for free spins and free bets, the stake of each. */
  amount: bigint;
  requirement: bigint;
  /** Hundredths of a subunit. */
  wagered: bigint;
  fund: bigint;
  accountId: bigint | null;
  released: bigint;
  cap: bigint | null;
  maxStake: bigint | null;
  openBets: number;
  roundsLeft: number;
  won: bigint;
  /** Milliseconds since 1970, because every bet checks it. */
  expiresAt: number;
}

/**
 * Reason that a bet with bonus money did not count: its odds were too low, it was the opposite side of an open bet, it
 * fed a jackpot, or its title is wager-free.
 */
export type NotCounted = 'low_odds' | 'opposite_side' | 'jackpot' | 'wager_free';

/** Funding of a stake, if not paid only by cash or if it counted; stored with the round or bet. */
export interface Funding {
  bonus: number;
  /** Subunits of the stake paid by the bonus. */
  paid: bigint;
  /** Hundredths of a subunit that count towards the requirement once the round or bet has ended. */
  counted: bigint;
  /** True if free spins or a free bet paid the whole stake. */
  gift: boolean;
  why: NotCounted | null;
}

export const fundingText = ({ bonus, paid, counted, gift, why }: Funding): string =>
  `{"bonus":${bonus},"paid":${toWire(paid)},"counted":${toWire(counted)},"gift":${gift}${why ? `,"why":"${why}"` : ''}}`;

/** Funding as stored in its column. */
export interface StoredFunding {
  bonus: number;
  paid: number;
  counted: number;
  gift: boolean;
  why?: NotCounted;
}

export const toFunding = ({ bonus, paid, counted, gift, why }: StoredFunding): Funding => ({
  bonus,
  paid: BigInt(paid),
  counted: BigInt(counted),
  gift,
  why: why ?? null,
});

export const readFunding = (text: string): Funding => toFunding(JSON.parse(text) as StoredFunding); // As written above.
