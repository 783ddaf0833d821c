import type { Database } from '@croupier/server-database';
import type { PaymentProvider } from './provider.ts';

/** What the domain needs from outside; the server app fills it in once. */
export interface PaymentsContext {
  db: Database;
  clock: () => Date;
  provider: PaymentProvider;
}

export const customerOf = (playerId: number | bigint): string => `player:${playerId}`;
