import { publish, type Transaction } from '@croupier/server-database';

/** The player's browsers reload their limits. */
export const publishLimits = (tx: Transaction, playerId: number): Promise<void> =>
  publish(tx, { topic: 'limits', players: [playerId], event: 'changed', payload: {} });
