import type { Bet } from '@croupier/contracts';
import { type BatchQueue, createBatchQueue } from '@croupier/server-database';
import { type BetsContext, MatchMoving, placeBets } from './place-bet.ts';
import type { BetAsk } from './plan-bet.ts';

export type BetQueue = BatchQueue<BetAsk, Bet>;

interface BetQueueOptions extends Omit<BetsContext, 'waitsFor'> {
  onBatch?: (size: number, waitedMs: number) => void;
}

/**
 * Creates the bet queue of one server. Bets that arrive during a batch go together into the next batch. Bets on a match
 * that is being changed go to a separate queue that waits for the lock: with constantly changing odds they would
 * otherwise be retried forever, and other bets must not wait for them.
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
