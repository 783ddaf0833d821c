import { recordAudit } from '@croupier/server-audit';
import { publish, sql, type Transaction } from '@croupier/server-database';
import { announceReached } from '../levels/announce-reached.ts';
import { levelOf } from '../levels/levels.ts';
import { addEarned, lockPoints } from './point-rows.ts';
import { A_POINT, pointsOf } from './rules.ts';

export interface PointsCorrection {
  playerId: number;
  /** Points to add; negative to deduct. */
  points: number;
  /** True if they also count for levels, as if earned by playing. */
  persistent: boolean;
  reason: string;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** Adds or deducts points for an operator. */
export async function correctPoints(tx: Transaction, correction: PointsCorrection): Promise<void> {
  const { playerId, points, persistent, reason, actor, now } = correction;
  await (persistent ? grantXp(tx, { playerId, points }) : give(tx, playerId, BigInt(points)));
  const details = { points, persistent, reason };
  await recordAudit(tx, { at: now, kind: 'points_corrected', actor, playerId, details });
  await publish(tx, { topic: 'comps', players: [playerId], event: 'changed', payload: {} });
}

/** Adds points that count as if earned by playing, from an XP bonus. A level they reach is given as usual. */
export async function grantXp(
  tx: Transaction,
  { playerId, points }: { playerId: number; points: number },
): Promise<void> {
  const [row] = await lockPoints(tx, [playerId]);
  const before = row?.level ?? 1;
  const earned = BigInt(points) * A_POINT;
  const level = Math.max(before, levelOf(pointsOf((row?.earned ?? 0n) + earned)));
  const nothing = { staked: 0n, pokie_rounds: 0n, provider_staked: 0n, title_staked: 0n };
  await addEarned(tx, [{ playerId, earned: { earned, ...nothing }, level }]);
  if (level > before) await announceReached(tx, [playerId]);
}

const give = (tx: Transaction, playerId: number, points: bigint) =>
  tx.query(sql`
    insert into comp_points as p (player_id, given) values (${playerId}, ${points})
    on conflict (player_id) do update set given = p.given + excluded.given`);
