import type { Edition } from '@croupier/i18n';
import type { Database, Queryable, Transaction } from '@croupier/server-database';
import type { CheckCaptcha } from './captcha.ts';
import type { Passwords } from './passwords.ts';

/** By what an excluded person is recognised. */
export interface IdentifiedBy {
  email?: string | undefined;
  mobile_phone?: string | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
}

/** What the domain needs from outside; the server app fills it in once. */
export interface PlayersContext {
  db: Database;
  clock: () => Date;
  passwords: Passwords;
  /** Whether this player is excluded now; the limits domain answers. */
  isExcluded: (db: Queryable, playerId: number) => Promise<boolean>;
  /** Whether somebody ended an account while excluded, and the exclusion lasts; the privacy domain answers. */
  wasErasedExcluded: (tx: Transaction, person: IdentifiedBy) => Promise<boolean>;
  /** Where a captcha is set up. */
  checkCaptcha?: CheckCaptcha | undefined;
  /** Countries the site is not open to. */
  blockedCountries: ReadonlySet<string>;
  /** Whether new accounts take part in the registration's experiment. */
  hasVariants: boolean;
  /** Whether signing up takes accepted terms; else players are asked once they are signed in. */
  asksForTerms: boolean;
  /** Accounts one address may open in an hour. */
  signUpsPerAddress: number;
}

/** Where a request comes from. */
export interface ClientInfo {
  ip: string;
  /** ISO country of the address, if a trusted proxy named it. */
  country: string | null;
  /** The edition the visitor sees. */
  edition: Pick<Edition, 'legalAge'>;
  locale: string | null;
  /** What the device's cookie says, if it has one. */
  device: string | null;
}
