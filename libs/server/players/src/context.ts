import type { Edition } from '@croupier/i18n';
import type { Database, Queryable, Transaction } from '@croupier/server-database';
import type { CheckCaptcha } from './captcha.ts';
import type { Passwords } from './passwords.ts';

/** Data by which an excluded person is recognised. */
export interface IdentifiedBy {
  email?: string | undefined;
  mobile_phone?: string | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
}

/** Dependencies of the domain; the server app provides them once. */
export interface PlayersContext {
  db: Database;
  clock: () => Date;
  passwords: Passwords;
  /** Returns whether the player is excluded now; provided by the limits domain. */
  isExcluded: (db: Queryable, playerId: number) => Promise<boolean>;
  /**
   * Returns whether the person closed an account during an exclusion that still applies; provided by the privacy
   * domain.
   */
  wasErasedExcluded: (tx: Transaction, person: IdentifiedBy) => Promise<boolean>;
  /** Set if a captcha is configured. */
  checkCaptcha?: CheckCaptcha | undefined;
  /** Countries where the site is unavailable. */
  blockedCountries: ReadonlySet<string>;
  /** True if new accounts take part in the registration experiment. */
  hasVariants: boolean;
  /** True if signing up requires accepting the terms; otherwise players are asked after signing in. */
  asksForTerms: boolean;
  /** Accounts an address may open per hour. */
  signUpsPerAddress: number;
}

/** Client that sent a request. */
export interface ClientInfo {
  ip: string;
  /** ISO country of the address, if a trusted proxy named it. */
  country: string | null;
  /** Edition the visitor sees. */
  edition: Pick<Edition, 'legalAge'>;
  locale: string | null;
  /** Value of the device cookie, if any. */
  device: string | null;
}
