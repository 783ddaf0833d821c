import type { Database } from '@croupier/server-database';
import { cachedMethods } from './cached-methods.ts';
import type { RateSource } from './exchange/rate-source.ts';
import type { FraudCheck } from './fraud/fraud-check.ts';
import type { PaymentProvider, ProviderMethod } from './provider.ts';

/** Fee and daily limit for exchanging money between a player's own wallets. */
export interface ExchangeTerms {
  /** Share of the received amount kept as a fee, in hundredths of a percent. */
  fee: number;
  /** Most a player may exchange in 24 hours, in euros, measured by the amount paid. */
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
  /** Reports to operators only; no player sees it. */
  report?: Report;
}

export type Report = (what: string, details: Record<string, string | number | null>) => void;

/** Dependencies and options of the payments domain. */
export interface PaymentsContext extends Required<PaymentsOptions> {
  /** Returns the provider's methods, cached for up to a minute. Refuses `unavailable`. */
  methods: () => Promise<ProviderMethod[]>;
}

/** Creates the payments domain for one provider; called once per process. */
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
