import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { PartsPerMillion, Sport } from './sport-events.ts';

/** Outcomes whose stated chance lay in one tenth: 0 is up to 10 %. */
export const CalibratedTenth = /*#__PURE__*/ v.object({
  tenth: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9)),
  /** Number of outcomes; a half-void one counts half. */
  outcomes: v.number(),
  /** Average predicted chance, and the share that actually won. */
  stated: PartsPerMillion,
  happened: PartsPerMillion,
  /** Random deviation: the two differ by at most this in 19 of 20 cases. Outcomes of one match count as one trial. */
  luck: PartsPerMillion,
});
export type CalibratedTenth = v.InferOutput<typeof CalibratedTenth>;

/** GET /api/sportsbook/calibration: the chances stated before each match beside what happened, over every settled line. Ours. */
export const readCalibration = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/calibration',
  reply: /*#__PURE__*/ v.object({
    sports: v.array(
      v.object({
        sport: Sport,
        matches: v.number(),
        tenths: v.array(CalibratedTenth),
        /** Log-loss a line of each market in millionths of a nat, and what the stated chances themselves expect. */
        markets: v.array(
          v.object({ market_id: v.number(), lines: v.number(), loss: v.number(), expected: v.number() }),
        ),
      }),
    ),
  }),
});
