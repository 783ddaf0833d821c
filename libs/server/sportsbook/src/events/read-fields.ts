import {
  type Field,
  type FieldEvent,
  type PastRun,
  type readFieldEvent as call,
  Refusal,
  type Reply,
  toWire,
} from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { fieldColumns, fieldJoins, type FieldRow, readFieldRows, toFieldEvent } from './field-row.ts';

export interface FieldsQuery {
  kind: Field['kind'];
  state: 'open' | 'ended';
  tournament?: string | undefined;
  limit: number;
}

const STATES = {
  open: 'e.ended_at is null order by e.kick_off_at, e.id',
  ended: 'e.ended_at is not null order by e.ended_at desc, e.id desc',
} as const;

/** Races or seasons with who wins them. */
export async function readFields(
  db: Queryable,
  { kind, state, tournament, limit }: FieldsQuery,
): Promise<FieldEvent[]> {
  const rows = await db.query<FieldRow>({
    name: `sport_fields_${state}`,
    text: `select ${fieldColumns(false)} from ${fieldJoins}
      where e.field is not null and e.field->>'kind' = $1 and ($2::text is null or e.tournament = $2) and ${STATES[state]} limit $3`,
    values: [kind, tournament ?? null, limit],
  });
  return rows.map(toFieldEvent);
}

/** Returns one race or season with every market and the form of its field. */
export async function readField(db: Queryable, id: number): Promise<Reply<typeof call>> {
  const [row] = await readFieldRows(db, [id]);
  if (!row) throw new Refusal('not_found');
  const runs = row.field.kind === 'race' ? await readRuns(db, row) : [];
  const form = row.field.runners.map(({ number }) => ({
    number,
    runs: runs.filter((run) => run.number === number).map(toPastRun),
  }));
  return { ...toFieldEvent(row), form };
}

const LAST = 5;

interface RunRow {
  /** Runner's number in the requested race. */
  number: number;
  trap: number;
  event_id: bigint;
  tournament: string;
  kick_off_at: Date;
  field: Field;
}

/** Returns the newest runs of each runner, each by an index lookup. */
const readRuns = (db: Queryable, { id, kick_off_at }: FieldRow): Promise<RunRow[]> =>
  db.query<RunRow>({
    name: 'sport_form_of_field',
    text: `select own.number, past.* from sport_runners own cross join lateral (
        select r.number as trap, e.id as event_id, t.name as tournament, e.kick_off_at, e.field
        from sport_runners r join sport_events e on e.id = r.event_id join sport_tournaments t on t.slug = e.tournament
        where r.competitor = own.competitor and r.event_id < own.event_id and e.status = 'ended' and e.kick_off_at < $2
        order by r.event_id desc limit ${LAST}) past
      where own.event_id = $1 order by own.number, past.kick_off_at desc`,
    values: [id, kick_off_at],
  });

function toPastRun({ trap, event_id, tournament, kick_off_at, field }: RunRow): PastRun {
  const own = field.runners.find(({ number }) => number === trap);
  return {
    event_id: toWire(event_id),
    tournament,
    kick_off_at: kick_off_at.toISOString(),
    trap,
    rank: own?.rank ?? null,
    runners: field.runners.filter(({ withdrawn }) => !withdrawn).length,
    starting_odds: own?.starting_odds ?? null,
  };
}
