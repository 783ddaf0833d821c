import type { Bet } from '@croupier/contracts';
import { type BatchQueue, createBatchQueue } from '@croupier/server-database';
import { type BetsContext, placeBets } from './place-bet.ts';
import type { BetAsk } from './plan-bet.ts';

export type BetQueue = BatchQueue<BetAsk, Bet>;

interface BetQueueOptions extends Omit<BetsContext, 'waits'> {
  onBatch?: (size: number, waitedMs: number) => void;
}

/** The one queue of bets of a copy of the platform: what comes while a batch is under way goes together in the next one. */
export const createBetQueue = ({ onBatch, ...context }: BetQueueOptions): BetQueue =>
  createBatchQueue({
    run: (asks) => placeBets({ ...context, waits: false }, asks),
    ownerOf: ({ playerId }) => playerId,
    onBatch,
  });
