import type { Database } from '@croupier/server-database';
import { cachedMethods } from './cached-methods.ts';
import type { RateSource } from './exchange/rate-source.ts';
import type { FraudCheck } from './fraud/fraud-check.ts';
import type { PaymentProvider, ProviderMethod } from './provider.ts';

/** What it costs to change money between one's own wallets, and how much may be changed. */
export interface ExchangeTerms {
  /** Kept of what arrives, in hundredths of a percent. */
  fee: number;
  /** In 24 hours, by what was paid. */
  dayEuros: number;
}

const EXCHANGE_TERMS: ExchangeTerms = { fee: 50, dayEuros: 10_000 };

export interface PaymentsOptions {
  db: Database;
  clock: () => Date;
  provider: PaymentProvider;
  fraudCheck: FraudCheck;
  rates: RateSource;
  exchange?: ExchangeTerms;
  /** What an operator should know: no player is told. */
  report?: Report;
}

export type Report = (what: string, details: Record<string, string | number | null>) => void;

/** What the domain works with. */
export interface PaymentsContext extends Required<PaymentsOptions> {
  /** The provider's methods, a minute old at most. Refuses `unavailable`. */
  methods: () => Promise<ProviderMethod[]>;
}

/** The domain with one provider; made once in a process. */
export function createPayments({
  db,
  clock,
  provider,
  fraudCheck,
  rates,
  exchange = EXCHANGE_TERMS,
  report = () => undefined,
}: PaymentsOptions): PaymentsContext {
  return { db, clock, report, provider, fraudCheck, rates, exchange, methods: cachedMethods(provider, clock) };
}

export const customerOf = (playerId: number | bigint): string => `player:${playerId}`;
