import { Refusal, type Bet } from '@croupier/contracts';
import { sql, type Queryable } from '@croupier/server-database';
import { toBets, type BetRow } from './bet-row.ts';

export interface BetsPage {
  playerId: number;
  state: 'open' | 'settled';
  /** The `next` of the page before. */
  before?: string | undefined;
  limit: number;
}

/** A player's bets, newest first, by keyset. */
export async function readBets(
  db: Queryable,
  { playerId, state, before, limit }: BetsPage,
): Promise<{ data: Bet[]; next: string | null }> {
  const below = before === undefined ? 2n ** 63n - 1n : BigInt(before);
  const rows = await db.query<BetRow>(
    state === 'open'
      ? sql`select * from sport_bets where player_id = ${playerId} and status in ('pending', 'accepted') and number < ${below}
          order by number desc limit ${limit + 1}`
      : sql`select * from sport_bets where player_id = ${playerId} and status in ('rejected', 'settled', 'void') and number < ${below}
          order by number desc limit ${limit + 1}`,
  );
  const page = rows.slice(0, limit);
  return { data: await toBets(db, page), next: rows.length > limit ? String(page.at(-1)!.number) : null };
}

/** One of the player's own: another's is as unknown as none. */
export async function readBet(db: Queryable, { playerId, id }: { playerId: number; id: string }): Promise<Bet> {
  const rows = await db.query<BetRow>(sql`select * from sport_bets where id = ${id} and player_id = ${playerId}`);
  const [bet] = await toBets(db, rows);
  if (!bet) throw new Refusal('not_found');
  return bet;
}
