import { BOARD_PLACES, type TournamentPlace, amountToWire } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';

interface Row {
  tournament_id: bigint;
  nickname: string;
  score: bigint;
  reached_at: Date;
}

/** Returns the top of some leaderboards, by index: each costs only its own rows. */
export async function readBoards(
  db: Queryable,
  tournamentIds: readonly bigint[],
  places: number = BOARD_PLACES,
): Promise<Map<bigint, TournamentPlace[]>> {
  const rows = await db.query<Row>({
    name: 'competitions_boards',
    ...sql`
      select wanted.id as tournament_id, best.nickname, best.score, best.reached_at from unnest(${`{${tournamentIds.join(',')}}`}::bigint[]) as wanted (id)
      cross join lateral (
        select nickname, score, reached_at, player_id from tournament_entries entry
        where entry.tournament_id = wanted.id and score > 0
        order by score desc, reached_at, player_id limit ${places}::integer
      ) best
      order by wanted.id, best.score desc, best.reached_at, best.player_id`,
  });
  const boards = new Map<bigint, TournamentPlace[]>(tournamentIds.map((id) => [id, []]));
  for (const [id, lines] of Map.groupBy(rows, (row) => row.tournament_id)) boards.set(id, placesOf(lines));
  return boards;
}

/** Assigns places; equal entries share the first one's place. */
function placesOf(rows: readonly Row[]): TournamentPlace[] {
  let place = 0;
  return rows.map(({ nickname, score, reached_at }, at) => {
    const before = rows[at - 1];
    if (before?.score !== score || before.reached_at.getTime() !== reached_at.getTime()) place = at + 1;
    return { award_place: place, nickname, score: amountToWire(score) };
  });
}
