import { fieldsOf, hundredths, isWhole } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';
import { plinkoHalves, type PlinkoRisk } from './tables.ts';

export const PLINKO_LEAST_ROWS = 8;
export const PLINKO_MOST_ROWS = 16;
export const plinkoRisks: readonly PlinkoRisk[] = ['low', 'medium', 'high'];

export type PlinkoParams = { readonly rows: number; readonly risk: PlinkoRisk };

export interface PlinkoOutcome extends PlinkoParams {
  /** Direction for each row: 0 falls to the left of the peg, 1 to the right. */
  readonly path: readonly (0 | 1)[];
  /** Bucket from the left, starting at 0: the number of falls to the right. */
  readonly bucket: number;
  /** Payout in hundredths of the stake. */
  readonly pays: number;
}

/** Returns the payouts of the buckets, from the left, in hundredths of the stake. */
export function plinkoTable({ rows, risk }: PlinkoParams): readonly number[] {
  const half = plinkoHalves[risk][rows];
  if (!half) throw new RangeError(`no table for ${rows} rows`);
  return [...half, ...half.toReversed().slice(rows % 2 ? 0 : 1)];
}

function validate(params: unknown): PlinkoParams | null {
  const fields = fieldsOf(params);
  const rows = fields?.['rows'];
  const risk = plinkoRisks.find((each) => each === fields?.['risk']);
  return risk && isWhole(rows, PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS) ? { rows, risk } : null;
}

export const plinko: GameMath = {
  id: 'acorn-plinko',
  kind: 'original',
  version: versions['acorn-plinko'],
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 1_000,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play(stream, { stake, params }) {
    const checked = validate(params);
    if (!checked) throw new TypeError('a ball needs its rows and risk');
    const path = Array.from({ length: checked.rows }, () => stream.draw(2));
    const bucket = path.reduce((sum, right) => sum + right, 0);
    const pays = plinkoTable(checked)[bucket]!;
    return { win: hundredths(stake, pays), outcome: { ...checked, path, bucket, pays }, state: null, steps: 1 };
  },
};
