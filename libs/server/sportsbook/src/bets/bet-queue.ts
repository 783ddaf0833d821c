import type { Bet } from '@croupier/contracts';
import { type BatchQueue, createBatchQueue } from '@croupier/server-database';
import { type BetsContext, MatchMoving, placeBets } from './place-bet.ts';
import type { BetAsk } from './plan-bet.ts';

export type BetQueue = BatchQueue<BetAsk, Bet>;

interface BetQueueOptions extends Omit<BetsContext, 'waitsFor'> {
  onBatch?: (size: number, waitedMs: number) => void;
}

/**
 * The queue of bets of a copy of the platform: what comes while a batch is under way goes together in the next one. Bets on
 * a match that is being changed go on in a line of their own, which waits for it: where prices never rest they would come
 * again for ever, and others must not wait for them.
 */
export function createBetQueue({ onBatch, ...context }: BetQueueOptions): BetQueue {
  const line = (waitsFor: BetsContext['waitsFor'], workers: number): BetQueue =>
    createBatchQueue({
      run: (asks) => placeBets({ ...context, waitsFor }, asks),
      ownerOf: ({ playerId }) => playerId,
      workers,
      onBatch,
    });
  const [quick, patient] = [line('nothing', QUICK), line('matches', PATIENT)];
  return {
    place: (ask) =>
      quick.place(ask).catch((error: unknown) => {
        if (error instanceof MatchMoving) return patient.place(ask);
        throw error;
      }),
    async stop() {
      await quick.stop();
      await patient.stop();
    },
  };
}

/** Batches at once. */
const QUICK = 3;
const PATIENT = 1;
