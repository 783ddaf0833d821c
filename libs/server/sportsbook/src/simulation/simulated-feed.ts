import type { Updateable } from 'kysely';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import { addPlayers, addTournaments, type Tournament } from '../feed/add-fixture.ts';
import type { Feed } from '../feed/feed.ts';
import { suspendEvents } from '../feed/suspend-events.ts';
import { applyUpdate } from '../match-updates/apply-update.ts';
import { type SportSimulatedMatches, tables } from '../schema.gen.ts';
import { beforeKickOff } from './before-kick-off.ts';
import { LEAGUES } from './clubs.ts';
import { DRIFTS } from './drift.ts';
import { squadOf } from './football/squads.ts';
import { matchOf, selectMatches } from './match-row.ts';
import { playOf } from './play.ts';
import { advanceRace, dueRaces, setRaceAside } from './races/advance-races.ts';
import { scheduleRaces } from './races/schedule-races.ts';
import { TRACKS } from './races/tracks.ts';
import { tellReopened } from './reopened.ts';
import { FEED, scheduleMatches } from './schedule.ts';
import { advanceSeason, hasSeasons, type ToldSeason } from './seasons/advance-seasons.ts';
import { type SimulationState, simulationState, type SimulationOptions } from './state.ts';

/** Milliseconds between checks of league tables for changes. */
const SEASONS_MS = 5_000;
/** Milliseconds between checks for events that an operator reopened. */
const REOPENED_MS = 5_000;

/**
 * Creates the feed of invented leagues, simulated from seeds. All its state is in the database, so any server continues
 * where another stopped.
 */
export function simulatedFeed({
  drifts = false,
  troubles = false,
  races = false,
  seasons = false,
  ...options
}: SimulationOptions): Feed {
  const { leagues, tracks } = played(options, races);
  let nextFixtures = 0;
  let nextSeasons = 0;
  let nextReopened = 0;
  let state: SimulationState | undefined;
  const told = new Map<string, ToldSeason>();
  return {
    name: FEED,
    async advance(db, now, { snapshot, onProgress, onError, signal }) {
      if (now.getTime() >= nextFixtures) {
        nextFixtures = await db.transaction(async (tx) => {
          await addTournaments(tx, FEED, [...leagues, ...tracks], now);
          await addPlayers(
            tx,
            leagues.flatMap(({ clubs }) => clubs.flatMap(({ id }) => squadOf(id))),
          );
          state = await simulationState(tx, options, now);
          const nextRaces = await scheduleRaces(tx, state, { tracks, drifts, now });
          const nextMatches = await scheduleMatches(tx, state, { leagues, drifts: drifts ? DRIFTS : 0, troubles, now });
          return Math.min(nextRaces, nextMatches);
        });
      }
      if (now.getTime() >= nextReopened) {
        await tellReopened(db, now);
        nextReopened = now.getTime() + REOPENED_MS;
      }
      let complete = true;
      for (const eventId of await dueMatches(db, now, snapshot)) {
        if (signal.aborted) return false;
        complete = (await takeIn(db, MATCHES, { eventId, now, onError })) && complete;
        onProgress();
      }
      for (const eventId of await dueRaces(db, now, snapshot)) {
        if (signal.aborted) return false;
        complete = (await takeIn(db, RACES, { eventId, now, onError })) && complete;
        onProgress();
      }
      onProgress();
      const dueSeasons = seasons && (snapshot || now.getTime() >= nextSeasons);
      if (dueSeasons) nextSeasons = now.getTime() + SEASONS_MS;
      for (const league of dueSeasons ? leagues.filter(hasSeasons) : []) {
        if (signal.aborted || !state) return false;
        const share = leagues.indexOf(league) / leagues.length;
        await advanceSeason(db, state, { league, share, known: told, again: snapshot, now }).catch((error: unknown) => {
          told.delete(league.slug);
          onError(error);
          complete = false;
        });
        onProgress();
      }
      return complete;
    },
  };
}

function played({ leagues = LEAGUES, only = [] }: SimulationOptions, races: boolean) {
  const all = { leagues, tracks: races ? TRACKS : [] };
  if (only.length === 0) return all;
  const unknown = only.find((slug) => ![...leagues, ...TRACKS].some((one) => one.slug === slug));
  if (unknown !== undefined) throw new RangeError(`no league or track ${unknown}`);
  const isWanted = ({ slug }: Tournament) => only.includes(slug);
  return { leagues: all.leagues.filter(isWanted), tracks: all.tracks.filter(isWanted) };
}

interface Step {
  eventId: bigint;
  now: Date;
  onError: (error: unknown) => void;
}

interface Steps {
  advance: (tx: Transaction, eventId: bigint, now: Date) => Promise<void>;
  setAside: (tx: Transaction, eventId: bigint, now: Date) => Promise<void>;
}

const MATCHES: Steps = { advance: advanceMatch, setAside };
const RACES: Steps = { advance: advanceRace, setAside: setRaceAside };

/** Answers whether the match or race was taken in, or suspended at least. */
async function takeIn(db: Database, steps: Steps, { eventId, now, onError }: Step): Promise<boolean> {
  for (const step of [steps.advance, steps.setAside])
    try {
      await db.transaction((tx) => step(tx, eventId, now));
      return true;
    } catch (error) {
      onError(error);
    }
  return false;
}

async function dueMatches(db: Database, now: Date, all: boolean): Promise<bigint[]> {
  const open = tables.selectFrom('sport_simulated_matches').select('event_id').where('next_at', 'is not', null);
  const due = all ? open : open.where('next_at', '<=', now);
  const rows = await run(db, due.orderBy('next_at').orderBy('event_id'));
  return rows.map(({ event_id }) => event_id);
}

/** Takes what is due of one match as one step: its state after the last message says everything the earlier ones did. */
async function advanceMatch(tx: Transaction, eventId: bigint, now: Date): Promise<void> {
  await boundWaits(tx, WAITS);
  const due = selectMatches().where('s.event_id', '=', eventId).where('s.next_at', 'is not', null);
  const [row] = await run(tx, due.forUpdate('s'));
  if (!row) return;
  const play = playOf(matchOf(row));
  const next = play.times.findIndex((at) => at > now.getTime());
  const position = next === -1 ? play.times.length : next;
  await applyUpdate(tx, eventId, position === 0 ? beforeKickOff(now, play) : play.update(position - 1));
  const at = play.times[position];
  await updateMatch(tx, eventId, { position, next_at: at === undefined ? null : new Date(at) });
}

const updateMatch = (tx: Transaction, eventId: bigint, changes: Updateable<SportSimulatedMatches>) =>
  run(tx, tables.updateTable('sport_simulated_matches').set(changes).where('event_id', '=', eventId));

const RETRY_MS = 5_000;
/** Limits waits, so that a blocked match doesn't delay the others. */
const WAITS = { lockMs: 2_000, statementMs: 5_000 };

/** A match whose update failed takes no bets until one succeeds. */
async function setAside(tx: Transaction, eventId: bigint, now: Date): Promise<void> {
  await boundWaits(tx, WAITS);
  await suspendEvents(tx, [eventId]);
  await updateMatch(tx, eventId, { next_at: new Date(now.getTime() + RETRY_MS) });
}
