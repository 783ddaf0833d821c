import type { Selectable } from 'kysely';
import type { Sport } from '@croupier/bet-math';
import { type EventState, type Field, type FieldEvent, type SportMarket, toWire } from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import type { SportEvents } from '../schema.gen.ts';
import { MARKET } from './event-row.ts';

type Columns = 'id' | 'version' | 'status' | 'kick_off_at' | 'seed_hash' | 'seed';

/** An event with a field of runners, its league or track and its markets. */
export interface FieldRow extends Pick<Selectable<SportEvents>, Columns> {
  sport: Sport;
  tournament: FieldEvent['tournament'];
  field: Field;
  markets: SportMarket[];
}

/** Lists show the first market alone: who wins. */
export const fieldColumns = (all: boolean) => `
  e.id, e.version, e.status, e.kick_off_at, e.seed_hash, e.seed, e.field, t.sport,
  json_build_object('slug', t.slug, 'name', t.name, 'category', t.category) as tournament,
  (select json_agg(${MARKET} order by m.market_id) from sport_markets m where m.event_id = e.id${all ? '' : ' and m.market_id in (601, 611)'}) as markets`;

export const fieldJoins = 'sport_events e join sport_tournaments t on t.slug = e.tournament';

export const readFieldRows = (db: Queryable, ids: readonly (bigint | number)[]): Promise<FieldRow[]> =>
  db.query<FieldRow>({
    name: 'sport_fields_by_id',
    text: `select ${fieldColumns(true)} from ${fieldJoins} where e.id = any($1::bigint[]) and e.field is not null`,
    values: [ids],
  });

/** Returns the state message of a race or a season: the same message as for a match, with the field. */
export const toFieldState = ({
  id,
  version,
  status,
  kick_off_at,
  markets,
  field,
}: FieldRow): EventState & { field: Field } => ({
  id: toWire(id),
  version,
  status,
  score: { home: 0, away: 0 },
  periods: [],
  detail: null,
  clock: null,
  kick_off_at: kick_off_at.toISOString(),
  markets,
  field,
});

export function toFieldEvent(row: FieldRow): FieldEvent {
  const { sport, tournament, seed_hash, seed } = row;
  return { ...toFieldState(row), sport, tournament, seed_hash, seed };
}
