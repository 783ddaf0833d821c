import { Refusal, type RoundCursor, type RoundDetail, type RoundSummary, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import { commitmentOf } from '../fairness/seeds.ts';

export interface RoundsPage {
  playerId: number;
  /** What the page before answered as `next`. */
  before?: RoundCursor | undefined;
  limit: number;
  game?: string | undefined;
}

interface Row {
  id: string;
  provider: string;
  game: string;
  currency: CurrencyCode;
  stake: bigint;
  win: bigint;
  status: RoundSummary['status'];
  played_at: Date;
}

const toSummary = (row: Row): RoundSummary => ({
  id: row.id,
  provider: row.provider,
  game: row.game,
  currency: row.currency,
  stake_cents: toWire(row.stake),
  win_cents: toWire(row.win),
  status: row.status,
  played_at: row.played_at.toISOString(),
});

const LATEST: RoundCursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** A player's rounds, newest first, by keyset: page 1,000 costs what page 1 costs. */
export async function readRounds(
  db: Queryable,
  { playerId, before = LATEST, limit, game }: RoundsPage,
): Promise<{ data: RoundSummary[]; next: string | null }> {
  const rows = await db.query<Row>({
    name: 'games_read_rounds',
    ...sql`
      select id, provider, game, currency, stake, win, status, played_at from rounds
      where player_id = ${playerId} and (played_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)
        and (${game ?? null}::text is null or game = ${game ?? null})
      order by played_at desc, id desc limit ${limit}`,
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { data: rows.map(toSummary), next: last ? `${last.played_at.toISOString()}_${last.id}` : null };
}

interface DrawRow {
  nonce: bigint;
  params: unknown;
  outcome: unknown;
  win: bigint;
  client_seed: string | null;
  server_seed: string | null;
  current_client_seed: string;
  current_server_seed: string;
}

/** A round of the player with what is needed to run it again. */
export async function readRound(db: Queryable, playerId: number, id: string): Promise<RoundDetail> {
  const [round] = await db.query<Row & { maths: string; version: string; balance: bigint | null }>(sql`
    select id, provider, game, maths, version, currency, stake, win, status, balance, played_at
    from rounds where player_id = ${playerId} and id = ${id}`);
  if (!round) throw new Refusal('not_found');
  const draws = await db.query<DrawRow>(sql`
    with draws as (
      select 0 as step, r.seed_id, r.nonce, r.params, r.outcome,
        r.win - coalesce((select sum(a.win) from round_acts a where a.player_id = r.player_id and a.round_id = r.id), 0)::bigint as win
      from rounds r where r.player_id = ${playerId} and r.id = ${id} and r.seed_id is not null
      union all
      select step, seed_id, nonce, params, outcome, win from round_acts where player_id = ${playerId} and round_id = ${id}
    )
    select d.nonce, d.params, d.outcome, d.win, s.client_seed, s.server_seed, p.client_seed as current_client_seed, p.server_seed as current_server_seed
    from draws d join player_game_states p on p.player_id = ${playerId} left join revealed_seeds s on s.id = d.seed_id
    order by d.step`);
  return {
    ...toSummary(round),
    maths: round.maths,
    version: round.version,
    balance_after_cents: round.balance === null ? null : toWire(round.balance),
    draws: draws.map((draw) => ({
      nonce: toWire(draw.nonce),
      params: draw.params,
      outcome: draw.outcome,
      win_cents: toWire(draw.win),
      server_seed_hash: commitmentOf(draw.server_seed ?? draw.current_server_seed),
      server_seed: draw.server_seed,
      client_seed: draw.client_seed ?? draw.current_client_seed,
    })),
  };
}
