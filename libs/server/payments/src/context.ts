import type { Database } from '@croupier/server-database';
import { cachedMethods } from './methods.ts';
import type { PaymentProvider, ProviderMethod } from './provider.ts';

export interface PaymentsOptions {
  db: Database;
  clock: () => Date;
  provider: PaymentProvider;
}

/** What the domain works with. */
export interface PaymentsContext extends PaymentsOptions {
  /** The provider's methods, a minute old at most. Refuses `unavailable`. */
  methods: () => Promise<ProviderMethod[]>;
}

/** The domain with one provider; made once in a process. */
export const createPayments = (options: PaymentsOptions): PaymentsContext => ({
  ...options,
  methods: cachedMethods(options.provider, options.clock),
});

export const customerOf = (playerId: number | bigint): string => `player:${playerId}`;
