import type { Field } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../../events/bound-waits.ts';
import { suspendEvents } from '../../feed/suspend-events.ts';
import { applyUpdate } from '../../match-updates/apply-update.ts';
import { tables } from '../../schema.gen.ts';
import { type Race, type RacePlay, raceOf } from './race.ts';

const RETRY_MS = 5_000;
const WAITS = { lockMs: 2_000, statementMs: 5_000 };

export async function dueRaces(db: Database, now: Date, all: boolean): Promise<bigint[]> {
  const open = tables.selectFrom('sport_simulated_races').select('event_id').where('next_at', 'is not', null);
  const rows = await run(db, (all ? open : open.where('next_at', '<=', now)).orderBy('next_at').orderBy('event_id'));
  return rows.map(({ event_id }) => event_id);
}

/** Takes what is due of one race as one step. */
export async function advanceRace(tx: Transaction, eventId: bigint, now: Date): Promise<void> {
  await boundWaits(tx, WAITS);
  const [row] = await run(
    tx,
    selectRaces().where('s.event_id', '=', eventId).where('s.next_at', 'is not', null).forUpdate('s'),
  );
  if (!row) return;
  const play = playOfRow(row);
  const last = play.times.findLast((at) => at <= now.getTime());
  await applyUpdate(
    tx,
    eventId,
    play.at(last === undefined ? new Date(Math.min(now.getTime(), play.times[0]! - 1)) : new Date(last)),
  );
  const next = play.times.find((at) => at > now.getTime());
  await setNext(tx, eventId, next === undefined ? null : new Date(next));
}

/** Suspends a race whose update failed. It takes no bets until an update succeeds. */
export async function setRaceAside(tx: Transaction, eventId: bigint, now: Date): Promise<void> {
  await boundWaits(tx, WAITS);
  await suspendEvents(tx, [eventId]);
  await setNext(tx, eventId, new Date(now.getTime() + RETRY_MS));
}

const setNext = (tx: Transaction, eventId: bigint, next_at: Date | null) =>
  run(tx, tables.updateTable('sport_simulated_races').set({ next_at }).where('event_id', '=', eventId));

export const selectRaces = () =>
  tables
    .selectFrom('sport_simulated_races as s')
    .innerJoin('sport_events as e', 'e.id', 's.event_id')
    .select(['s.event_id', 's.seed', 's.drifts', 'e.kick_off_at', 'e.speed', 'e.field'])
    .$narrowType<{ field: Field }>();

type RaceRow = Pick<Race, 'seed' | 'drifts'> & { kick_off_at: Date; speed: number; field: Field };

export const playOfRow = ({ seed, drifts, kick_off_at, speed, field }: RaceRow): RacePlay =>
  raceOf({
    ...{ seed, drifts },
    off: kick_off_at,
    pace: speed,
    number: field.number,
    distance: field.distance ?? 0,
    dogs: field.runners.map(({ club }) => club),
  });
