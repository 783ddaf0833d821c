import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import { columns, tables } from '../schema.gen.ts';
import { tellWins } from '../winners/tell-wins.ts';
import { type LiveClock, readRoundRow } from './advance.ts';
import { boundWaits } from './bound-waits.ts';
import { endBets } from './end-bets.ts';
import { liveGames } from './kinds.ts';
import type { BetRow, RoundRow, StoredTable } from './rows.ts';

/** Bets settled in one transaction: few enough that players' accounts aren't locked for long. */
const CHUNK = 200;

/**
 * Pays a round that is over, one chunk of bets at a time. After a crash only whole chunks are done, and any server
 * continues. Concurrent calls take different bets. A chunk that waits too long for a player's lock fails and is
 * retried.
 */
export async function settleRound({ db, clock }: LiveClock, table: StoredTable, number: bigint): Promise<void> {
  const round = await readRoundRow(db, table.id, number);
  if (round?.state !== 'over') return;
  while ((await db.transaction((tx) => settleChunk(tx, table, round, clock()))) === CHUNK);
  await db.transaction((tx) => closeRound(tx, table, number, clock()));
}

/** Once nothing of a round is left to pay, and once: its best wins become public with that. */
async function closeRound(tx: Transaction, { id, slug }: StoredTable, number: bigint, now: Date): Promise<void> {
  const [, [paid]] = await Promise.all([
    boundWaits(tx),
    tx.query(sql`
      update live_rounds r set paid_at = ${now} where table_id = ${id} and number = ${number} and paid_at is null and state = 'over'
        and not exists (select from live_bets b where b.table_id = r.table_id and b.round = r.number and b.status = 'placed')
      returning number`),
  ]);
  if (!paid) return;
  // Counts everything a player staked on the round: a bet on red and black together never wins. A closed account has no
  // name.
  const won = await tx.query<LiveWin>(sql`
    select player_id, currency, min(nickname) as nickname, sum(stake)::bigint as stake, sum(win)::bigint as win from live_bets
    where table_id = ${id} and round = ${number} and status = 'settled'
    group by player_id, currency having sum(win) > sum(stake) and min(nickname) is not null`);
  const wins = won.map(({ player_id, ...win }) => ({ ...win, playerId: toWire(player_id), game: slug }));
  await tellWins(tx, wins, now);
}

interface LiveWin {
  player_id: bigint;
  currency: CurrencyCode;
  nickname: string;
  stake: bigint;
  win: bigint;
}

async function settleChunk(tx: Transaction, { id, kind }: StoredTable, round: RoundRow, now: Date): Promise<number> {
  const placed = tables
    .selectFrom('live_bets')
    .select(columns.live_bets)
    .where('table_id', '=', id)
    .where('round', '=', round.number)
    .where('status', '=', 'placed')
    .orderBy('player_id')
    .orderBy('id')
    .limit(CHUNK)
    .forUpdate()
    .skipLocked();
  const [, rows] = await Promise.all([boundWaits(tx), run(tx, placed)]);
  const bets = rows as BetRow[];
  const game = liveGames[kind];
  const settled = bets.map((bet) => {
    const { stake, fields, auto_cash_out: auto, cashed_out_ms: cashedOutMs } = bet;
    const { win, cashedOutAt } = game.win({ stake, fields, auto, cashedOutMs }, round.outcome!);
    return { ...bet, status: 'settled' as const, win, cashed_out_at: cashedOutAt };
  });
  await endBets(tx, settled, now);
  return bets.length;
}
