import * as v from 'valibot';
import { publish, sql, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import type { BonusesInPlay } from './bonuses-in-play.ts';
import type { BonusInPlay } from './in-play.ts';
import { isOver } from './life.ts';

/** Job that runs after a player's bonus ended in a bet: activates the next one, and grants the winnings of spins. */
export const goOnJob = jobKind('bonuses.go-on', v.object({ playerId: v.number() }));

const plain = (values: readonly (bigint | number | string)[]): string => `{${values.join(',')}}`;

/** Writes the changes that bets made to bonuses in one statement. */
export async function writeBonuses(tx: Transaction, bonuses: BonusesInPlay, now: Date): Promise<void> {
  const rows = [...bonuses.changed];
  if (rows.length === 0) return;
  const moved = [...bonuses.moved];
  await Promise.all([
    tx.query({
      name: 'promotions_write_bonuses',
      ...sql`
        update player_bonuses b set stage = n.stage, wagered = n.wagered, fund = n.fund, released = n.released, open_bets = n.open_bets,
          rounds_left = n.rounds_left, won = n.won, ended_at = case when n.over then coalesce(b.ended_at, ${now}::timestamptz) end
        from unnest(${plain(rows.map(({ id }) => id))}::bigint[], ${plain(rows.map(({ stage }) => stage))}::text[], ${plain(rows.map(({ wagered }) => wagered))}::bigint[],
          ${plain(rows.map(({ fund }) => fund))}::bigint[], ${plain(rows.map(({ released }) => released))}::bigint[], ${plain(rows.map(({ openBets }) => openBets))}::integer[],
          ${plain(rows.map(({ roundsLeft }) => roundsLeft))}::integer[], ${plain(rows.map(({ won }) => won))}::bigint[],
          ${plain(rows.map(({ stage }) => String(isOver(stage))))}::boolean[])
          as n (id, stage, wagered, fund, released, open_bets, rounds_left, won, over)
        where b.id = n.id`,
    }),
    publishBonuses(tx, moved),
    ...moved.map(({ playerId }) => enqueue(tx, goOnJob, { playerId }, { key: `bonuses.go-on:${playerId}` })),
  ]);
}

/** Publishes to players' pages that their bonuses changed. */
export async function publishBonuses(
  tx: Transaction,
  bonuses: readonly Pick<BonusInPlay, 'playerId' | 'gives'>[],
): Promise<void> {
  const of = (spins: boolean) =>
    Array.from(new Set(bonuses.flatMap(({ playerId, gives }) => ((gives === 'spins') === spins ? playerId : []))));
  const [money, spins] = [of(false), of(true)];
  if (money.length > 0) await publish(tx, { topic: 'bonuses', players: money, event: 'changed', payload: {} });
  if (spins.length > 0) await publish(tx, { topic: 'freespins', players: spins, event: 'changed', payload: {} });
}
