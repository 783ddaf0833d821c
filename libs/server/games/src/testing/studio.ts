import { randomUUID } from 'node:crypto';
import type { Database } from '@croupier/server-database';
import { placeProviderBet } from '../provider/bet.ts';
import { ProviderError } from '../provider/errors.ts';
import { rollBackProviderBet } from '../provider/rollback.ts';
import { payProviderWin } from '../provider/win.ts';
import type { PlayerInGame } from './index.ts';

/** A "no" of the contract is an answer too. */
async function mayRefuse(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
}

/** An outside studio's rounds of one player: bets, and what becomes of the last one: for tests. */
export function studioRounds(db: Database, { player, clock }: { player: PlayerInGame; clock: () => Date }) {
  let last: { reference: string; round: string } | null = null;
  const call = (round: string, amount: bigint) => ({
    provider: 'studio',
    transactionId: randomUUID(),
    playerId: player.playerId,
    round,
    roundClosed: false,
    game: 'dice',
    currency: 'EUR' as const,
    amount,
    now: clock(),
  });
  return {
    async bet(amount: bigint): Promise<void> {
      const order = { ...call(randomUUID(), amount), token: player.bearer };
      last = { reference: order.transactionId, round: order.round };
      await mayRefuse(placeProviderBet(db, order));
    },
    async win(amount: bigint): Promise<void> {
      if (last) await mayRefuse(payProviderWin(db, { ...call(last.round, amount), reference: last.reference }));
    },
    async rollBack(): Promise<void> {
      if (last) await mayRefuse(rollBackProviderBet(db, { ...call(last.round, 0n), reference: last.reference }));
    },
  };
}
