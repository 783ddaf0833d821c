import { fieldsOf, hundredths, isWhole } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { drawSome } from '../shuffle.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';
import { type KenoRisk, kenoTables } from './tables.ts';

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;
export const KENO_MOST_PICKS = 10;
export const kenoRisks: readonly KenoRisk[] = ['low', 'medium', 'high'];

/** Picks: numbers 1 … 40, ascending. */
export type KenoParams = { readonly picks: readonly number[]; readonly risk: KenoRisk };

export interface KenoOutcome extends KenoParams {
  /** Ten numbers in drawn order. */
  readonly drawn: readonly number[];
  readonly hits: number;
  /** Payout in hundredths of the stake. */
  readonly pays: number;
}

/** Returns the payouts by number of hits, from none, in hundredths of the stake. */
export const kenoTable = (risk: KenoRisk, picks: number): readonly number[] => kenoTables[risk][picks] ?? [];

function validate(params: unknown): KenoParams | null {
  const fields = fieldsOf(params);
  const risk = kenoRisks.find((each) => each === fields?.['risk']);
  const asked: unknown = fields?.['picks'];
  if (!risk || !Array.isArray(asked) || asked.length < 1 || asked.length > KENO_MOST_PICKS) return null;
  const picks = asked.filter((each) => isWhole(each, 1, KENO_NUMBERS)).sort((one, other) => one - other);
  return picks.length === asked.length && new Set(picks).size === picks.length ? { picks, risk } : null;
}

export const keno: GameMath = {
  id: 'firefly-keno',
  kind: 'original',
  version: versions['firefly-keno'],
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 5_000,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play(stream, { stake, params }) {
    const checked = validate(params);
    if (!checked) throw new TypeError('a ticket has its numbers and risk');
    const { picks, risk } = checked;
    const drawn = drawSome(stream, KENO_NUMBERS, KENO_DRAWN).map((index) => index + 1);
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    const pays = kenoTable(risk, picks.length)[hits]!;
    return { win: hundredths(stake, pays), outcome: { picks, risk, drawn, hits, pays }, state: null, steps: 1 };
  },
};
