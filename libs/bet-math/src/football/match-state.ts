import type { Score } from '../model/market-kind.ts';

/** So far, and what each side has in a whole match: of corners while the score is level. */
export interface CountState extends Score {
  readonly homeRate: number;
  readonly awayRate: number;
}

export interface CountStates {
  readonly corners: CountState;
  /** Yellow and red ones; `reds` are the red ones alone. */
  readonly cards: CountState;
  readonly reds: CountState;
}

/** Who is on the pitch, goalkeepers left out. */
export interface TeamState {
  readonly players: readonly {
    readonly id: string;
    /** Of the goals his side scores while these are on the pitch. They sum to one. */
    readonly share: number;
    /** Has been there from the start: he may be replaced. */
    readonly fresh: boolean;
    readonly scored: boolean;
  }[];
  /** Replacements made. */
  readonly changes: number;
}

/** What the model knows of a match: expected goals over the whole match, the score, and the share of goals still to come. */
export interface MatchState {
  readonly homeRate: number;
  readonly awayRate: number;
  readonly home: number;
  readonly away: number;
  /** 1 before kick-off, 0 at the final whistle. */
  readonly left: number;
  /** Of the first half: the share of the match's goals still to come in it, and its score so far or at its end. */
  readonly first: { readonly left: number; readonly home: number; readonly away: number };
  /** Where they are counted: corners and cards so far and what a whole match between these sides has of them. */
  readonly counts?: CountStates;
  /** Where players are known: those on the pitch. */
  readonly players?: { readonly home: TeamState; readonly away: TeamState };
}
