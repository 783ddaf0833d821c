import { Refusal, type Bet } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { selectBets, toBets } from './bet-row.ts';

export interface BetsPage {
  playerId: number;
  state: 'open' | 'settled';
  /** The `next` of the page before. */
  before?: string | undefined;
  limit: number;
}

const STATUSES = { open: ['pending', 'accepted'], settled: ['rejected', 'settled', 'void', 'cashed_out'] } as const;

/** A player's bets, newest first, by keyset. */
export async function readBets(
  db: Queryable,
  { playerId, state, before, limit }: BetsPage,
): Promise<{ data: Bet[]; next: string | null }> {
  const own = selectBets()
    .where('player_id', '=', BigInt(playerId))
    .where('status', 'in', STATUSES[state])
    .orderBy('number', 'desc')
    .limit(limit + 1);
  const rows = await run(db, before === undefined ? own : own.where('number', '<', BigInt(before)));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { data: await toBets(db, page), next: last ? String(last.number) : null };
}

/** One of the player's own: another's is as unknown as none. */
export async function readBet(db: Queryable, { playerId, id }: { playerId: number; id: string }): Promise<Bet> {
  const rows = await run(db, selectBets().where('id', '=', id).where('player_id', '=', BigInt(playerId)));
  const [bet] = await toBets(db, rows);
  if (!bet) throw new Refusal('not_found');
  return bet;
}
