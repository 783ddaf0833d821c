import { marketKind } from '@croupier/bet-math';
import { Refusal, type Bet } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { selectBets, toBets } from './bet-row.ts';
import { filteredBets, type OwnBets } from './filter-bets.ts';

export interface BetsPage extends OwnBets {
  /** The `next` of the page before. */
  before?: string | undefined;
  limit: number;
}

/** A player's bets, newest first, by keyset. */
export async function readBets(
  db: Queryable,
  { before, limit, ...filter }: BetsPage,
): Promise<{ data: Bet[]; next: string | null }> {
  const own = filteredBets(filter).limit(limit + 1);
  const rows = await run(db, before === undefined ? own : own.where('number', '<', BigInt(before)));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { data: await toBets(db, page), next: last ? String(last.number) : null };
}

/** Returns the name of a market in exported files. */
export const marketName = (id: number): string => marketKind(id)?.name ?? String(id);

/** Bets per page. A connection is held for one page at a time, and not while a slow reader consumes it. */
const PIECE = 100;

/** Returns the same bets page by page, up to the end or the maximum of a file. */
export async function* exportBets(db: Queryable, filter: OwnBets, most: number): AsyncGenerator<Bet[]> {
  let left = most;
  let before: string | undefined;
  do {
    const { data, next } = await readBets(db, { ...filter, before, limit: Math.min(PIECE, left) });
    left -= data.length;
    before = next ?? undefined;
    yield data;
  } while (before !== undefined && left > 0);
}

/** Returns one of the player's own bets. Refuses with `not_found` for another player's bet. */
export async function readBet(db: Queryable, { playerId, id }: { playerId: number; id: string }): Promise<Bet> {
  const rows = await run(db, selectBets().where('id', '=', id).where('player_id', '=', BigInt(playerId)));
  const [bet] = await toBets(db, rows);
  if (!bet) throw new Refusal('not_found');
  return bet;
}
