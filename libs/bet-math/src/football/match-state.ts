import type { Score } from '../model/market-kind.ts';

/** Count so far, and the expected count of each side in a whole match; for corners while the score is level. */
export interface CountState extends Score {
  readonly homeRate: number;
  readonly awayRate: number;
}

export interface CountStates {
  readonly corners: CountState;
  /** Yellow and red cards; `reds` are the red ones alone. */
  readonly cards: CountState;
  readonly reds: CountState;
}

/** Outfield players on the pitch. */
export interface TeamState {
  readonly players: readonly {
    readonly id: string;
    /** Share of his side's goals while these players are on the pitch. The shares sum to one. */
    readonly share: number;
    /** `true` if he started the match, so that he may be replaced. */
    readonly fresh: boolean;
    readonly scored: boolean;
  }[];
  /** Number of replacements made. */
  readonly changes: number;
}

/**
 * State of a match for the model: expected goals over the whole match, the score, and the share of goals still to come.
 */
export interface MatchState {
  readonly homeRate: number;
  readonly awayRate: number;
  readonly home: number;
  readonly away: number;
  /** Share of the goals still to come: 1 before kick-off, 0 at the final whistle. */
  readonly left: number;
  /** First half: the share of the match's goals still to come in it, and its score so far or at its end. */
  readonly first: { readonly left: number; readonly home: number; readonly away: number };
  /** Corners and cards so far and their expected counts in a whole match, if the feed counts them. */
  readonly counts?: CountStates;
  /** Players on the pitch, if the feed names players. */
  readonly players?: { readonly home: TeamState; readonly away: TeamState };
}
