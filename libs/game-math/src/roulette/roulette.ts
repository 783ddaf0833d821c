import { fieldsOf, isWhole } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';
import { POCKETS, spots } from './spots.ts';

/** Chips on one spot. All chips of a round have the same value: its stake divided by their number. */
export type RouletteBet = { readonly spot: string; readonly chips: number };
export type RouletteParams = { readonly bets: readonly RouletteBet[] };
export type RouletteOutcome = RouletteParams & {
  readonly pocket: number;
  /** Winning spots. */
  readonly won: readonly string[];
};

export const MOST_SPOTS = 60;
export const MOST_CHIPS = 100_000;

function validate(params: unknown): RouletteParams | null {
  const bets = fieldsOf(params)?.['bets'];
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > MOST_SPOTS) return null;
  const checked: RouletteBet[] = [];
  for (const bet of bets as unknown[]) {
    const { spot, chips } = fieldsOf(bet) ?? {};
    if (typeof spot !== 'string' || !spots.has(spot) || !isWhole(chips, 1, MOST_CHIPS)) return null;
    if (checked.some((other) => other.spot === spot)) return null;
    checked.push({ spot, chips });
  }
  return { bets: checked };
}

/**
 * Roulette with one zero. A spot of n numbers pays 36 ÷ n of its chips, stake included, so every spot returns 36 ÷ 37.
 */
export const roulette: GameMath = {
  id: 'roulette',
  kind: 'original',
  version: versions.roulette,
  rtp: 0.973,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 36,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play(stream, { stake, params }) {
    const checked = validate(params);
    if (!checked) throw new TypeError('a roulette bet names its spots');
    const pocket = stream.draw(POCKETS);
    const { bets } = checked;
    const chips = bets.reduce((sum, bet) => sum + BigInt(bet.chips), 0n);
    const hit = bets.filter(({ spot }) => spots.get(spot)!.has(pocket));
    // Calculates in chips first: rounded down once, if the stake isn't a whole number of subunits per chip.
    const back = hit.reduce((sum, bet) => sum + BigInt((bet.chips * 36) / spots.get(bet.spot)!.size), 0n);
    const outcome: RouletteOutcome = { bets, pocket, won: hit.map(({ spot }) => spot) };
    return { win: (stake * back) / chips, outcome, state: null, steps: 1 };
  },
};
