import { type BatchQueue, createBatchQueue } from '@croupier/server-database';
import type { Order, RoundAnswer } from './order.ts';
import { type BatchContext, runBatch } from './run-batch.ts';

export interface BatchWorkersContext extends BatchContext {
  mostHeldMs?: number | undefined;
}

export type BatchWorkers = BatchQueue<Order, RoundAnswer>;

/** The one queue of rounds of a copy of the platform. */
export const createBatchWorkers = ({ mostHeldMs, ...context }: BatchWorkersContext): BatchWorkers =>
  createBatchQueue({
    run: (orders, worker) => runBatch(context, worker, orders),
    ownerOf: ({ playerId }) => playerId,
    mostHeldMs,
  });
