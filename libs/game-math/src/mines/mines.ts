import { fieldsOf, isWhole, MOST_TIMES, times } from '../fields.ts';
import type { Decisions, GameMath, Json } from '../game.ts';
import { drawSome } from '../shuffle.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';

export const MINES_CELLS = 25;
export const MINES_MOST = MINES_CELLS - 1;

/** Number of mines under the 25 cells. */
export type MinesParams = { readonly mines: number };

export type MinesAction =
  | { readonly do: 'pick'; readonly cell: number }
  | { readonly do: 'cash_out' }
  /** Only for the house: returns the stake of an abandoned round without a pick. */
  | { readonly do: 'give_back' };

type MinesState = { readonly layout: readonly number[]; readonly picks: readonly number[] };

/** Whole round so far. */
export interface MinesOutcome {
  readonly mines: number;
  /** Opened cells, in order; the last one is a mine if the round ended with it. */
  readonly picks: readonly number[];
  /** `cleared`: the last paid pick was made, and paid immediately. */
  readonly end: 'mine' | 'cashed' | 'cleared' | 'given_back' | null;
  /** Cells with mines; null until the round has ended. */
  readonly layout: readonly number[] | null;
}

/**
 * Returns the payout of the picks as a fraction: 0.99 · Π (25 − i) ÷ (25 − mines − i), which is 0.99 ÷ the chance to
 * get so far.
 */
export function minesPays(mines: number, picks: number): readonly [bigint, bigint] {
  let [over, under] = [99n, 100n];
  for (let pick = 0; pick < picks; pick++) {
    over *= BigInt(MINES_CELLS - pick);
    under *= BigInt(MINES_CELLS - mines - pick);
  }
  return [over, under];
}

/**
 * Returns the number of paid picks: every safe cell, or those below the cap. The last one is paid immediately, so that
 * no pick is made for nothing.
 */
export function minesLastPick(mines: number): number {
  let picks = 1;
  while (picks < MINES_CELLS - mines && isPaid(mines, picks + 1)) picks += 1;
  return picks;
}

function isPaid(mines: number, picks: number): boolean {
  const [over, under] = minesPays(mines, picks);
  return over <= MOST_TIMES * under;
}

export const minesWin = (stake: bigint, mines: number, picks: number): bigint => times(stake, minesPays(mines, picks));

function validate(params: unknown): MinesParams | null {
  const mines = fieldsOf(params)?.['mines'];
  return isWhole(mines, 1, MINES_MOST) ? { mines } : null;
}

const decisions: Decisions = {
  validate(action): MinesAction | null {
    const fields = fieldsOf(action);
    if (fields?.['do'] === 'cash_out') return { do: 'cash_out' };
    const cell = fields?.['cell'];
    return fields?.['do'] === 'pick' && isWhole(cell, 0, MINES_CELLS - 1) ? { do: 'pick', cell } : null;
  },
  allows(state, action) {
    const { picks } = state as MinesState;
    const decided = action as MinesAction;
    if (decided.do === 'pick') return !picks.includes(decided.cell);
    return decided.do === 'cash_out' ? picks.length > 0 : picks.length === 0;
  },
  conclude: (state): MinesAction => ({ do: (state as MinesState).picks.length > 0 ? 'cash_out' : 'give_back' }),
};

const told = (state: MinesState, end: MinesOutcome['end'], picks = state.picks): Json => ({
  mines: state.layout.length,
  picks,
  end,
  layout: end === null ? null : state.layout,
});

export const mines: GameMath = {
  id: 'amber-mines',
  kind: 'original',
  version: versions['amber-mines'],
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 3_965.8,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  decisions,
  play(stream, { stake, params }, before) {
    if (before === null) {
      const checked = validate(params);
      if (!checked) throw new TypeError('a round begins with its mines');
      const state: MinesState = { layout: drawSome(stream, MINES_CELLS, checked.mines), picks: [] };
      return { win: 0n, outcome: told(state, null), state, steps: 1 };
    }
    const state = before as MinesState;
    const action = params as MinesAction;
    if (!decisions.allows(state, action)) throw new TypeError('the round does not allow this');
    const { layout, picks } = state;
    const ended = (win: bigint, end: MinesOutcome['end'], all = picks) => ({
      win,
      outcome: told(state, end, all),
      state: null,
      steps: 1,
    });
    if (action.do === 'give_back') return ended(stake, 'given_back');
    if (action.do === 'cash_out') return ended(minesWin(stake, layout.length, picks.length), 'cashed');
    const all = [...picks, action.cell];
    if (layout.includes(action.cell)) return ended(0n, 'mine', all);
    if (all.length === minesLastPick(layout.length))
      return ended(minesWin(stake, layout.length, all.length), 'cleared', all);
    const next: MinesState = { layout, picks: all };
    return { win: 0n, outcome: told(next, null), state: next, steps: 1 };
  },
};
