import { recordAudit } from '@croupier/server-audit';
import { publish, run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { lockLottery } from './lottery.ts';

export interface TicketGrant {
  /** Made by whoever gives them; the same one again is the same grant. */
  grantId: string;
  lotteryId: bigint;
  playerId: number;
  tickets: number;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** Gives a player tickets, once per grant, and before the draw. */
export async function grantTickets(tx: Transaction, grant: TicketGrant): Promise<'given' | 'already' | 'over'> {
  const { grantId, lotteryId, playerId, tickets, actor, now } = grant;
  const lottery = await lockLottery(tx, lotteryId);
  if (lottery?.state !== 'open' || lottery.end_at <= now) return 'over';
  const insert = tables
    .insertInto('lottery_grants')
    .values({ id: grantId, lottery_id: lotteryId, player_id: BigInt(playerId), tickets, actor, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  if ((await run(tx, insert)).length === 0) return 'already';
  await tx.query(sql`
    insert into lottery_entries as entry (lottery_id, player_id, granted) values (${lotteryId}, ${playerId}, ${tickets})
    on conflict (lottery_id, player_id) do update set granted = entry.granted + excluded.granted`);
  await recordAudit(tx, {
    at: now,
    kind: 'lottery_tickets_granted',
    actor,
    playerId,
    details: { lottery: lottery.slug, tickets },
  });
  await publish(tx, { topic: 'tournaments', players: [playerId], event: 'changed', payload: {} });
  return 'given';
}
