import { sql, type Transaction } from '@croupier/server-database';
import type { BatchStep, Decided } from '@croupier/server-games';
import { measureStake } from '../shared/rates.ts';
import { RunningLotteries } from './running.ts';

interface Staked {
  lotteryId: bigint;
  playerId: number;
  /** Hundredths of a euro cent. */
  staked: bigint;
}

/**
 * Counts stakes towards tickets in the transaction of the bets. A round counts when it ends. It takes no locks
 * beforehand: only the batch that holds a player writes that player's entry.
 */
export function ticketsStep(running = new RunningLotteries()): BatchStep {
  return {
    name: 'lottery-tickets',
    async prepare({ tx, now }) {
      await running.refresh(tx, now);
      const all = new Map<string, Staked>();
      return {
        apply(decided) {
          for (const each of stakesOf(running, decided)) {
            const key = `${each.lotteryId}:${each.playerId}`;
            all.set(key, { ...each, staked: (all.get(key)?.staked ?? 0n) + each.staked });
          }
        },
        write: () => writeStakes(tx, Array.from(all.values())),
      };
    },
  };
}

function stakesOf(running: RunningLotteries, { order, ended, at }: Decided): Staked[] {
  if (!ended || ended.stake === 0n) return [];
  const { slug, stake, playedAt } = ended;
  return running.of(slug, playedAt, at).map(({ id, rates }) => ({
    lotteryId: id,
    playerId: order.playerId,
    staked: measureStake(rates, { currency: order.currency, stake }),
  }));
}

const list = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;

async function writeStakes(tx: Transaction, stakes: readonly Staked[]): Promise<void> {
  if (stakes.length === 0) return;
  await tx.query({
    name: 'competitions_write_stakes',
    ...sql`
      insert into lottery_entries as entry (lottery_id, player_id, staked)
      select * from unnest(
        ${list(stakes.map(({ lotteryId }) => lotteryId))}::bigint[], ${list(stakes.map(({ playerId }) => playerId))}::bigint[],
        ${list(stakes.map(({ staked }) => staked))}::bigint[]
      ) as staked (lottery_id, player_id, staked)
      on conflict (lottery_id, player_id) do update set staked = entry.staked + excluded.staked`,
  });
}
