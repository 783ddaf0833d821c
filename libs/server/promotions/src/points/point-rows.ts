import { readColumns, sql, type Transaction } from '@croupier/server-database';
import type { Deeds } from '../achievements/achievements.ts';

/** A player's stored progress; locked. */
export interface PointRow extends Deeds {
  playerId: number;
  earned: bigint;
  level: number;
}

/** Change made by bets; negative if one is reversed. */
export type Earned = Omit<PointRow, 'playerId' | 'level'>;

const literal = (values: readonly (bigint | number)[]): string => `{${values.join(',')}}`;

const names = ['player', 'earned', 'staked', 'pokie_rounds', 'provider_staked', 'title_staked', 'level'] as const;

type Texts = [string, string, string, string, string, string, string];

const toRow = (...[player, earned, staked, rounds, provider, title, level]: Texts): PointRow => ({
  playerId: Number(player),
  earned: BigInt(earned),
  staked: BigInt(staked),
  pokie_rounds: BigInt(rounds),
  provider_staked: BigInt(provider),
  title_staked: BigInt(title),
  level: Number(level),
});

/** Locks players' points in player order. Players who never earned any have no row. */
export const lockPoints = (tx: Transaction, playerIds: readonly number[]): Promise<PointRow[]> =>
  readColumns(
    tx,
    names,
    {
      name: 'promotions_lock_points',
      ...sql`
        select player_id as player, earned, staked, pokie_rounds, provider_staked, title_staked, level
        from comp_points where player_id = any(${literal(playerIds)}::bigint[]) order by player_id for no key update`,
    },
    toRow,
  );

/** Locks rows that no other transaction holds, and returns the players whose rows are held. */
export async function lockFreePoints(
  tx: Transaction,
  playerIds: readonly number[],
): Promise<{ free: PointRow[]; held: number[] }> {
  const statement = {
    name: 'promotions_lock_free_points',
    ...sql`
      with free as materialized (
        select player_id, earned, staked, pokie_rounds, provider_staked, title_staked, level
        from comp_points where player_id = any(${literal(playerIds)}::bigint[]) order by player_id for no key update skip locked
      )
      select player_id as player, free.earned, free.staked, free.pokie_rounds, free.provider_staked, free.title_staked, free.level
      from comp_points left join free using (player_id) where player_id = any(${literal(playerIds)}::bigint[])`,
  };
  const rows = await readColumns(tx, names, statement, (...texts) => ({
    playerId: Number(texts[0]),
    row: texts[1] === '' ? null : toRow(...texts),
  }));
  return {
    free: rows.flatMap(({ row }) => row ?? []),
    held: rows.flatMap(({ playerId, row }) => (row ? [] : [playerId])),
  };
}

/** Adds to players' points in one statement, in player order, because a row may have been inserted meanwhile. */
export async function addEarned(
  tx: Transaction,
  added: readonly { playerId: number; earned: Earned; level: number }[],
): Promise<void> {
  if (added.length === 0) return;
  const rows = added.toSorted((a, b) => a.playerId - b.playerId);
  const column = (of: keyof Earned) => literal(rows.map(({ earned }) => earned[of]));
  await tx.query({
    name: 'promotions_add_earned',
    ...sql`
      insert into comp_points as p (player_id, earned, staked, pokie_rounds, provider_staked, title_staked, level, most_staked)
      select player_id, earned, staked, rounds, provider, title, level, greatest(staked, 0)
      from unnest(${literal(rows.map(({ playerId }) => playerId))}::bigint[], ${column('earned')}::numeric[], ${column('staked')}::numeric[],
        ${column('pokie_rounds')}::bigint[], ${column('provider_staked')}::numeric[], ${column('title_staked')}::numeric[],
        ${literal(rows.map(({ level }) => level))}::smallint[])
        as new (player_id, earned, staked, rounds, provider, title, level)
      on conflict (player_id) do update set earned = p.earned + excluded.earned, staked = p.staked + excluded.staked,
        pokie_rounds = p.pokie_rounds + excluded.pokie_rounds, provider_staked = p.provider_staked + excluded.provider_staked,
        title_staked = p.title_staked + excluded.title_staked, level = greatest(p.level, excluded.level),
        most_staked = greatest(p.most_staked, p.staked + excluded.staked)`,
  });
}
