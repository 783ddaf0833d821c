import { SCORE_UNITS, type TournamentScoring } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { UNITS_A_CENT } from '../shared/rates.ts';
import type { TournamentDefinition } from './definition.ts';

/** Round that has ended. */
export interface EndedRound {
  slug: string;
  currency: CurrencyCode;
  stake: bigint;
  win: bigint;
}

const UNITS = BigInt(SCORE_UNITS);

/** Returns whether a stake is within the bounds, both inclusive. */
export const countsStake = ({ minStake, maxStake }: TournamentDefinition, measured: bigint): boolean =>
  measured >= BigInt(minStake) * UNITS_A_CENT && (maxStake === null || measured <= BigInt(maxStake) * UNITS_A_CENT);

/**
 * Change that one or more rounds make to a score: `added` is added, `best` is its new minimum, and rows are
 * recalculated.
 */
export interface Gain {
  added: bigint;
  best: bigint;
  /** Win ÷ stake of each round in order, if the rule uses rows. */
  multiples: bigint[];
}

const multipleOf = ({ stake, win }: EndedRound): bigint => (win * UNITS) / stake;

/** Returns the change a round makes to its player's score. Its stake is above 0. */
export function gainOf(scoring: TournamentScoring, round: EndedRound, measured: bigint): Gain {
  const none: Gain = { added: 0n, best: 0n, multiples: [] };
  switch (scoring.rule) {
    case 'stake_sum':
      return { ...none, added: measured };
    case 'best_multiple':
      return { ...none, best: multipleOf(round) };
    case 'multiple_sum':
      return { ...none, added: multipleOf(round) };
    case 'points_per_win':
      return { ...none, added: round.win > round.stake ? BigInt(scoring.points) * UNITS : 0n };
    case 'best_in_row':
      return { ...none, multiples: [multipleOf(round)] };
  }
}

export const joinGains = (a: Gain, b: Gain): Gain => ({
  added: a.added + b.added,
  best: a.best > b.best ? a.best : b.best,
  multiples: [...a.multiples, ...b.multiples],
});

/** Returns the number of rounds in a row; 0 if the rule does not use rows. */
export const rowLength = (scoring: TournamentScoring): number => (scoring.rule === 'best_in_row' ? scoring.rounds : 0);
