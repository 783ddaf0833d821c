import type { Selectable } from 'kysely';
import { Refusal, type RoundDetail, amountToWire, toWire } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { commitmentOf } from '../fairness/seeds.ts';
import { type PlayerGameStates, type RevealedSeeds, type RoundActs, tables } from '../schema.gen.ts';
import { playedAt } from './round-keys.ts';
import { summaryColumns, toSummaries } from './round-summary.ts';

type DrawRow = Pick<Selectable<RoundActs>, 'nonce' | 'params' | 'outcome' | 'stake' | 'win'> &
  OrNull<Pick<Selectable<RevealedSeeds>, 'client_seed' | 'server_seed'>> & {
    current_client_seed: PlayerGameStates['client_seed'];
    current_server_seed: PlayerGameStates['server_seed'];
  };
type OrNull<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

/** A round of the player with what is needed to run it again. */
export async function readRound(db: Queryable, playerId: number, id: string): Promise<RoundDetail> {
  const at = await playedAt(db, playerId, id);
  if (!at) throw new Refusal('not_found');
  const query = tables
    .selectFrom('rounds')
    .select([...summaryColumns, 'maths', 'version', 'balance'])
    .where('player_id', '=', BigInt(playerId))
    .where('played_at', '=', at)
    .where('id', '=', id);
  const [round] = await run(db, query);
  if (!round) throw new Refusal('archived');
  const draws = await db.query<DrawRow>(sql`
    with acts as (
      select step, seed_id, nonce, params, outcome, stake, win from round_acts
      where player_id = ${playerId} and played_at = ${at} and round_id = ${id}
    ), draws as (
      select 0 as step, seed_id, nonce, params, outcome, stake - coalesce((select sum(stake) from acts), 0)::bigint as stake, win - coalesce((select sum(win) from acts), 0)::bigint as win
      from rounds where player_id = ${playerId} and played_at = ${at} and id = ${id} and seed_id is not null
      union all select * from acts
    )
    select d.nonce, d.params, d.outcome, d.stake, d.win, s.client_seed, s.server_seed, p.client_seed as current_client_seed, p.server_seed as current_server_seed
    from draws d join player_game_states p on p.player_id = ${playerId} left join revealed_seeds s on s.id = d.seed_id
    order by d.step`);
  const [summary] = await toSummaries(db, [round]);
  return {
    ...summary!,
    maths: round.maths,
    version: round.version,
    balance_after_cents: round.balance === null ? null : amountToWire(round.balance),
    draws: draws.map((draw) => ({
      nonce: toWire(draw.nonce),
      params: draw.params,
      outcome: draw.outcome,
      stake_cents: amountToWire(draw.stake),
      win_cents: amountToWire(draw.win),
      server_seed_hash: commitmentOf(draw.server_seed ?? draw.current_server_seed),
      server_seed: draw.server_seed,
      client_seed: draw.client_seed ?? draw.current_client_seed,
    })),
  };
}
