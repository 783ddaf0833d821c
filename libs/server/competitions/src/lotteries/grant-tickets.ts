import { recordAudit } from '@croupier/server-audit';
import { publish, run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { lockLottery, ticketsOf } from './lottery.ts';
import { type Obstacle, readObstacle } from './obstacle.ts';

export interface TicketGrant {
  /** Idempotency key from the caller; the same id is the same grant. */
  grantId: string;
  lotteryId: bigint;
  playerId: number;
  tickets: number;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

export interface Granted {
  result: 'given' | 'already' | 'over';
  /** Number of the tickets that currently count for the player. */
  counted: number;
  /** Reason that none of them counts, if so. */
  obstacle: Obstacle | null;
}
const nothing = { counted: 0, obstacle: null };

/** Grants a player tickets before the draw, once per grant. Returns how many of them count. */
export async function grantTickets(tx: Transaction, grant: TicketGrant): Promise<Granted> {
  const { grantId, lotteryId, playerId, tickets, actor, now } = grant;
  const lottery = await lockLottery(tx, lotteryId);
  if (lottery?.state !== 'open' || lottery.end_at <= now) return { result: 'over', ...nothing };
  const insert = tables
    .insertInto('lottery_grants')
    .values({ id: grantId, lottery_id: lotteryId, player_id: BigInt(playerId), tickets, actor, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  if ((await run(tx, insert)).length === 0) return { result: 'already', ...nothing };
  const [entry] = await tx.query<{ staked: bigint; granted: number }>(sql`
    insert into lottery_entries as entry (lottery_id, player_id, granted) values (${lotteryId}, ${playerId}, ${tickets})
    on conflict (lottery_id, player_id) do update set granted = entry.granted + excluded.granted
    returning entry.staked, entry.granted`);
  await recordAudit(tx, {
    at: now,
    kind: 'lottery_tickets_granted',
    actor,
    playerId,
    details: { lottery: lottery.slug, tickets },
  });
  await publish(tx, { topic: 'tournaments', players: [playerId], event: 'changed', payload: {} });
  const { staked, granted } = entry!;
  const before = ticketsOf(lottery.terms, { staked, granted: granted - tickets });
  const obstacle = await readObstacle(tx, lottery, playerId);
  const counted = obstacle ? 0 : ticketsOf(lottery.terms, { staked, granted }) - before;
  return { result: 'given', counted, obstacle };
}
