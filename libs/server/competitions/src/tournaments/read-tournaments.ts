import type { Selectable } from 'kysely';
import { type Tournament, type TournamentList, TOURNAMENTS_PAGE_SIZE, toWire } from '@croupier/contracts';
import type { CompetitionKind } from '@croupier/i18n';
import type { Queryable, Statement } from '@croupier/server-database';
import type { Tournaments } from '../schema.gen.ts';
import { describeTournament, type Reader } from './describe-tournament.ts';
import { findTournament } from './find-tournament.ts';
import { readBoards } from './read-board.ts';
import { toTournament, type TournamentRow } from './tournament.ts';

/** Number of leading places shown in lists. */
const TOP = 3;

export interface ListWanted extends Reader {
  list: TournamentList;
  /** Page number, from 1. */
  page: number;
  /** Tournaments per page; nine by default. */
  limit?: number;
  /** Groups of the caller; empty for a guest. Tournaments of other groups are not listed. */
  groupIds: readonly number[];
  /** Kinds the edition forbids. */
  without?: readonly CompetitionKind[];
}

/** Returns a page of a list, with the total number. */
export async function listTournaments(
  db: Queryable,
  wanted: ListWanted,
): Promise<{ data: Tournament[]; total: number }> {
  const rows = await db.query<Selectable<Tournaments> & { total: bigint }>(pageOf(wanted));
  const total = rows[0]?.total ?? (wanted.page > 1 ? await countAll(db, wanted) : 0n);
  return { data: await describeAll(db, rows.map(toTournament), wanted), total: toWire(total) };
}

/** Returns the tournaments that ended last. */
export const readRecent = async (db: Queryable, reader: Omit<ListWanted, 'list' | 'page'>): Promise<Tournament[]> =>
  (await listTournaments(db, { ...reader, list: 'archive', page: 1 })).data;

/** Returns a tournament with its full leaderboard. */
export async function readTournament(
  db: Queryable,
  key: { id: number } | { slug: string },
  reader: Reader,
): Promise<Tournament> {
  const tournament = await findTournament(db, key);
  const boards = await readBoards(db, [tournament.id]);
  return describeTournament(tournament, boards.get(tournament.id) ?? [], reader);
}

export async function describeAll(
  db: Queryable,
  tournaments: readonly TournamentRow[],
  reader: Reader,
): Promise<Tournament[]> {
  const boards = await readBoards(
    db,
    tournaments.map(({ id }) => id),
    TOP,
  );
  return tournaments.map((tournament) => describeTournament(tournament, boards.get(tournament.id) ?? [], reader));
}

const kinds: Record<TournamentList, string> = {
  all: 'end_at > $1',
  producers: `end_at > $1 and terms->'providers' <> '[]'`,
  actions: `end_at > $1 and definition like '%quest%'`,
  archive: 'end_at <= $1',
};

const QUEST = `definition like '%quest%'`;
const allowed = (without: readonly CompetitionKind[]): string =>
  [without.includes('quests') && `not ${QUEST}`, without.includes('tournaments') && QUEST]
    .filter((condition) => condition !== false)
    .map((condition) => ` and ${condition}`)
    .join('');

const visible = ({ list, without = [] }: Pick<ListWanted, 'list' | 'without'>): string => `from tournaments
  where ${kinds[list]}${allowed(without)} and (terms->'groupIds' = '[]' or exists (
    select from jsonb_array_elements(terms->'groupIds') as one where one::bigint = any($2::bigint[])))`;

/** Builds the query of a page: running ones by end, then upcoming ones; the archive latest first. */
function pageOf({ list, page, limit = TOURNAMENTS_PAGE_SIZE, now, groupIds, without = [] }: ListWanted): Statement {
  const order =
    list === 'archive'
      ? 'end_at desc, id desc'
      : 'start_at > $1, case when start_at > $1 then start_at else end_at end, id';
  return {
    text: `select *, count(*) over () as total ${visible({ list, without })} order by ${order} limit $4 offset $3`,
    values: [now, `{${groupIds.join(',')}}`, (page - 1) * limit, limit],
  };
}

async function countAll(db: Queryable, { list, now, groupIds, without = [] }: ListWanted): Promise<bigint> {
  const [row] = await db.query<{ total: bigint }>({
    text: `select count(*) as total ${visible({ list, without })}`,
    values: [now, `{${groupIds.join(',')}}`],
  });
  return row?.total ?? 0n;
}
