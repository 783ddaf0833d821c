import { Refusal } from '@croupier/contracts';
import { addPlayTime, type Block, isBlocking, lockUsage, readBlocks, refusalOfStake, type Usage, writeUsage } from '@croupier/server-limits';
import type { Rider } from './rider.ts';

/** A pause longer than this between two bets is no playing time. */
const PAUSE_MS = 2 * 60_000;

/** Loss, wager and session limits, and exclusions: decided inside the bet's own transaction. */
export const limitsRider: Rider = {
  name: 'limits',
  async board({ tx, now, playerIds }) {
    const usages = Map.groupBy(
      await lockUsage(tx, { playerIds, types: ['loss', 'wager'], now }),
      (usage) => usage.playerId,
    );
    const blocks = Map.groupBy(await readBlocks(tx, { playerIds, now }), (block) => block.playerId);
    const changed = new Set<Usage>();
    const playMs = new Map<number, number>();
    const concerned = (playerId: number, currency: string) =>
      usages.get(playerId)?.filter((usage) => usage.currency === currency) ?? [];
    return {
      refuse(order) {
        const block = blocks.get(order.playerId)?.find(isBlocking);
        if (block) return new Refusal(block.type === 'session' ? 'session_limit_reached' : 'excluded');
        return refusalOfStake(concerned(order.playerId, order.currency), order.stake);
      },
      apply({ order, stake, win, previousBetAt }) {
        for (const usage of concerned(order.playerId, order.currency)) {
          usage.used += usage.type === 'loss' ? stake - win : stake;
          changed.add(usage);
        }
        countTime(blocks.get(order.playerId), previousBetAt, now, playMs);
      },
      async write() {
        await writeUsage(tx, Array.from(changed));
        for (const [playerId, ms] of playMs) await addPlayTime(tx, { playerId, seconds: Math.round(ms / 1000), now });
      },
    };
  },
};

function countTime(blocks: readonly Block[] | undefined, previousBetAt: Date | null, now: Date, playMs: Map<number, number>): void {
  const [limited] = blocks?.filter(({ type }) => type === 'session') ?? [];
  if (!limited || !previousBetAt) return;
  const passed = now.getTime() - previousBetAt.getTime();
  if (passed > 0 && passed <= PAUSE_MS) playMs.set(limited.playerId, passed);
}
