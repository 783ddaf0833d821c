import { amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, sql } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** A win worth showing. Specification §3, Winner; title and picture are the catalogue's to add. */
export interface LatestWin {
  game_identifier: string;
  win_amount_cents: number;
  currency: CurrencyCode;
  nickname: string;
  won_at: string;
}

/** The latest wins, newest first, each player's last one in each title. Specification §9: 30. */
export async function readLatestWinners(db: Queryable, limit = 30): Promise<LatestWin[]> {
  // At most what is kept is looked through.
  const lastOfEach = tables
    .selectFrom('latest_wins')
    .distinctOn(['player_id', 'game'])
    .select(['id', 'game', 'currency', 'amount', 'nickname', 'won_at'])
    .orderBy('player_id')
    .orderBy('game')
    .orderBy('id', 'desc');
  const query = tables.selectFrom(lastOfEach.as('last')).select(['game', 'currency', 'amount', 'nickname', 'won_at']);
  const rows = await run(db, query.orderBy('id', 'desc').limit(limit));
  return rows.map(({ game, currency, amount, nickname, won_at }) => ({
    game_identifier: game,
    win_amount_cents: amountToWire(amount),
    currency,
    nickname,
    won_at: won_at.toISOString(),
  }));
}

const KEPT = 1000;

/** Deletes all but the latest wins. */
export async function dropOldWins(db: Queryable): Promise<void> {
  await db.query(sql`delete from latest_wins where id <= (select max(id) from latest_wins) - ${KEPT}::bigint`);
}
