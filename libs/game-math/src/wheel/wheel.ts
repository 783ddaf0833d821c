import { fieldsOf, hundredths } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';
import { type WheelRisk, wheelRisks, wheelSizes, wheelTable } from './tables.ts';

export type WheelParams = { readonly segments: number; readonly risk: WheelRisk };

export interface WheelOutcome extends WheelParams {
  /** Segment that stops at the mark, clockwise from 0. */
  readonly stop: number;
  /** Payout in hundredths of the stake. */
  readonly pays: number;
}

function validate(params: unknown): WheelParams | null {
  const fields = fieldsOf(params);
  const risk = wheelRisks.find((each) => each === fields?.['risk']);
  const segments = wheelSizes.find((each) => each === fields?.['segments']);
  return risk && segments ? { segments, risk } : null;
}

export const wheel: GameMath = {
  id: 'sunflower-wheel',
  kind: 'original',
  version: versions['sunflower-wheel'],
  rtp: 0.99,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 49.5,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play(stream, { stake, params }) {
    const checked = validate(params);
    if (!checked) throw new TypeError('a spin names its wheel');
    const stop = stream.draw(checked.segments);
    const pays = wheelTable(checked.segments, checked.risk)[stop]!;
    return { win: hundredths(stake, pays), outcome: { ...checked, stop, pays }, state: null, steps: 1 };
  },
};
