import type { Selectable } from 'kysely';
import { type Queryable, sql } from '@croupier/server-database';
import type { PlaySession } from '../fairness/player-game-state.ts';
import type { Rounds } from '../schema.gen.ts';
import type { RealSession } from '../session.ts';
import type { RoundAnswer } from './order.ts';

type Plain = 'id' | 'stake' | 'win' | 'status' | 'steps' | 'version' | 'nonce' | 'balance' | 'played_at';
/** Columns with JSON as text. */
type Row = Pick<Selectable<Rounds>, Plain> & { params: string; outcome: string };

/**
 * Returns the player's open round in this title, or else its latest round, whatever else was played. It shows what an
 * interruption hid; a round with decisions is returned as the latest left it. Reads only the title's last hour.
 */
export async function readLastRound(
  db: Queryable,
  { playerId, slug, currency }: RealSession,
  playSession: PlaySession,
): Promise<RoundAnswer | null> {
  const [row] = await db.query<Row>({
    name: 'games_last_round',
    ...sql`
    select id, stake, win, params, coalesce(
      (select a.outcome::text from round_acts a where a.player_id = ${playerId} and a.played_at = found.played_at and a.round_id = found.id
        order by a.step desc limit 1), outcome) as outcome, status, steps, version, nonce, balance, played_at from (
      (select 0 as rank, r.id, currency, stake, win, params::text, outcome::text, status, steps, version, nonce, balance, played_at
        from rounds r where player_id = ${playerId} and status = 'open' and provider = 'house' and game = ${slug} and currency = ${currency}
        order by played_at desc limit 1)
      union all
      (select 1, r.id, currency, stake, win, params::text, outcome::text, status, steps, version, nonce, balance, played_at
        from (select hour from title_hours where player_id = ${playerId} and game = ${slug} order by hour desc limit 1) last cross join lateral (
          select * from rounds where player_id = ${playerId} and game = ${slug} and provider = 'house'
            and played_at >= last.hour and played_at < last.hour + interval '1 hour'
          order by played_at desc, id desc limit 1
        ) r)
    ) found where currency = ${currency} and outcome is not null order by rank limit 1`,
  });
  if (!row) return null;
  return {
    id: row.id,
    stake: row.stake,
    win: row.win,
    paramsText: row.params,
    outcomeText: row.outcome,
    open: row.status === 'open',
    steps: row.steps,
    version: row.version,
    nonce: row.nonce ?? 0n,
    playedAt: row.played_at,
    balance: row.balance ?? 0n,
    playSession,
  };
}
