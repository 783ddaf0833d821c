import * as v from 'valibot';
import { NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { EventState, Field, Slug, Sport } from './sport-events.ts';

/** A race or the winner of a season: an event without two sides. */
export const FieldEvent = /*#__PURE__*/ v.object({
  ...EventState.entries,
  sport: Sport,
  tournament: v.object({ slug: Slug, name: v.string(), category: v.string() }),
  field: Field,
  seed_hash: v.nullable(v.string()),
  seed: v.nullable(v.string()),
});
export type FieldEvent = v.InferOutput<typeof FieldEvent>;

/** GET /api/sportsbook/fields: races by their off, or seasons; results newest first. Ours. */
export const readFieldEvents = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/fields',
  query: /*#__PURE__*/ v.object({
    kind: v.picklist(['race', 'season']),
    /** `open` are those to come and those being run. */
    state: v.picklist(['open', 'ended']),
    tournament: v.optional(Slug),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)), '30'),
  }),
  reply: /*#__PURE__*/ v.array(FieldEvent),
});

/** A race run before, as one of its field sees it. */
export const PastRun = /*#__PURE__*/ v.object({
  event_id: NumericId,
  /** The track. */
  tournament: v.string(),
  kick_off_at: Timestamp,
  trap: v.number(),
  /** Null where it did not run. */
  rank: v.nullable(v.number()),
  runners: v.number(),
  starting_odds: v.nullable(v.number()),
});
export type PastRun = v.InferOutput<typeof PastRun>;

/** GET /api/sportsbook/fields/{id}: one race with all its markets and what each of the field ran before, newest first. Ours. */
export const readFieldEvent = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/fields/:id',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  reply: /*#__PURE__*/ v.object({
    ...FieldEvent.entries,
    form: v.array(v.object({ number: v.number(), runs: v.array(PastRun) })),
  }),
  refusals: ['not_found'],
});
