import type { Selectable } from 'kysely';
import { type Tournament, type TournamentStatus, amountToWire, toWire } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { tables, type TournamentEntries } from '../schema.gen.ts';
import { rewardOf, type TournamentDefinition } from './definition.ts';
import type { Reader } from './describe-tournament.ts';
import { findTournament } from './find-tournament.ts';
import { describeAll } from './read-tournaments.ts';
import { toTournament } from './tournament.ts';

/** Most of a player's own tournaments returned. */
const MOST_OWN = 50;

/** Returns a player's status in a tournament; without an entry there is no place. */
export async function readStatus(db: Queryable, playerId: number, tournamentId: number): Promise<TournamentStatus> {
  const { id, terms } = await findTournament(db, { id: tournamentId });
  const query = tables
    .selectFrom('tournament_entries')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('player_id', '=', BigInt(playerId));
  const [entry] = await run(db, query);
  return entry ? statusOf(entry, terms, await placeOf(db, entry)) : notIn(tournamentId);
}

/** Returns the tournaments a player takes part in, latest first, with their place. */
export async function readOwn(
  db: Queryable,
  playerId: number,
  reader: Reader,
): Promise<{ tournament: Tournament; status: TournamentStatus }[]> {
  const query = tables
    .selectFrom('tournament_entries')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .orderBy('tournament_id', 'desc')
    .limit(MOST_OWN);
  const entries = await run(db, query);
  const ids = entries.map(({ tournament_id }) => tournament_id);
  const rows =
    ids.length === 0 ? [] : await run(db, tables.selectFrom('tournaments').selectAll().where('id', 'in', ids));
  const known = rows.map(toTournament);
  const tournaments = await describeAll(db, known, reader);
  return Promise.all(
    entries.flatMap((entry) => {
      const tournament = tournaments.find(({ id }) => BigInt(id) === entry.tournament_id);
      const row = known.find(({ id }) => id === entry.tournament_id);
      if (!tournament || !row) return [];
      return [placeOf(db, entry).then((place) => ({ tournament, status: statusOf(entry, row.terms, place) }))];
    }),
  );
}

type Entry = Selectable<TournamentEntries>;

/**
 * Returns the place: final once the tournament is frozen, otherwise one more than the number of better entries, counted
 * by the ranking's index.
 */
async function placeOf(db: Queryable, entry: Entry): Promise<number | null> {
  if (entry.place !== null || entry.score === 0n) return entry.place;
  const [row] = await db.query<{ better: bigint }>({
    name: 'competitions_place',
    ...sql`
      select (select count(*) from tournament_entries where tournament_id = ${entry.tournament_id}::bigint and score > ${entry.score}::bigint)
        + (select count(*) from tournament_entries where tournament_id = ${entry.tournament_id}::bigint and score > 0
          and score = ${entry.score}::bigint and reached_at < ${entry.reached_at}::timestamptz) as better`,
  });
  return toWire(row?.better ?? 0n) + 1;
}

const statusOf = (entry: Entry, { quest }: TournamentDefinition, place: number | null): TournamentStatus => ({
  tournament_id: toWire(entry.tournament_id),
  confirmed: true,
  award_place: place,
  nickname: entry.nickname,
  score: amountToWire(entry.score),
  bets: toWire(entry.rounds),
  bet_cents: amountToWire(entry.staked / 100n),
  games_taken: entry.games.length,
  steps_done: entry.steps_done ?? 0,
  prize_cents: amountToWire(entry.prize + rewardOf(quest, entry.steps_done ?? 0)),
});

const notIn = (tournamentId: number): TournamentStatus => ({
  tournament_id: tournamentId,
  confirmed: false,
  award_place: null,
  nickname: '',
  score: 0,
  bets: 0,
  bet_cents: 0,
  games_taken: 0,
  steps_done: 0,
  prize_cents: 0,
});
