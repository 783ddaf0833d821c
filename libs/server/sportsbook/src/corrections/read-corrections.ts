import type { Selectable } from 'kysely';
import { type Queryable, run } from '@croupier/server-database';
import { type SportCorrections, tables } from '../schema.gen.ts';

const COLUMNS = [
  ...(['kind', 'market_id', 'specifiers', 'from_at', 'until_at', 'withdrawn_at'] as const),
  ...(['reason', 'actor', 'at', 'done_at'] as const),
] as const;
/** Maximum number of decisions read for a match. */
const MOST = 100;

/** Returns the operators' decisions about a match, newest first. */
export const readCorrections = (
  db: Queryable,
  eventId: number,
): Promise<Pick<Selectable<SportCorrections>, (typeof COLUMNS)[number]>[]> =>
  run(
    db,
    tables
      .selectFrom('sport_corrections')
      .select(COLUMNS)
      .where('event_id', '=', BigInt(eventId))
      .orderBy('number', 'desc')
      .limit(MOST),
  );
