import * as v from 'valibot';
import { NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { Club, Score, Slug, Sport } from './sport-events.ts';

/** Result of a match for one of the two sides. */
export const FormResult = /*#__PURE__*/ v.picklist(['won', 'drawn', 'lost']);
export type FormResult = v.InferOutput<typeof FormResult>;

const Count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const StandingsRow = /*#__PURE__*/ v.object({
  club: Club,
  played: Count,
  won: Count,
  drawn: Count,
  lost: Count,
  /** Goals, points or sets. */
  scored: Count,
  conceded: Count,
  points: Count,
  /** The last five, newest last. */
  form: v.array(FormResult),
});
export type StandingsRow = v.InferOutput<typeof StandingsRow>;

/** GET /api/sportsbook/tournaments/{slug}/table: the season being played, from its matches alone. Ours. */
export const readStandings = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/tournaments/:slug/table',
  params: /*#__PURE__*/ v.object({ slug: Slug }),
  reply: /*#__PURE__*/ v.object({ sport: Sport, season: Count, rows: v.array(StandingsRow) }),
  refusals: ['not_found'],
});

export const PastMatch = /*#__PURE__*/ v.object({
  id: NumericId,
  home: Club,
  away: Club,
  score: Score,
  kick_off_at: Timestamp,
});
export type PastMatch = v.InferOutput<typeof PastMatch>;

/** GET /api/sportsbook/events/{id}/form: the last matches of both, and the last between them, newest first, before this one. Ours. */
export const readForm = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/events/:id/form',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  reply: /*#__PURE__*/ v.object({
    home: v.array(PastMatch),
    away: v.array(PastMatch),
    meetings: v.array(PastMatch),
  }),
  refusals: ['not_found'],
});
