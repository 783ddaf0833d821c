import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { Email, Refusal } from '@croupier/contracts';
import { currencyOfCountry, editionOf } from '@croupier/i18n';
import type { PlayersContext } from './context.ts';
import { isCountry } from './countries.ts';
import { openAccount } from './open-account.ts';

interface OperatorsOrder {
  email: string;
  country: string;
  /** `operator:anna` */
  actor: string;
}

const NOBODYS_PASSWORD_BYTES = 32;

/**
 * Opens an account for a caller on the phone: `autoregistered`, with an unknown password and without accepted terms.
 * The owner signs in by a link or after setting a new password, and completes the missing fields. Returns the player's
 * id.
 */
export async function openByOperator(
  context: PlayersContext,
  { email, country, actor }: OperatorsOrder,
): Promise<number> {
  if (!v.is(Email, email)) throw new Refusal('invalid', { path: ['email'] });
  if (!isCountry(country)) throw new Refusal('invalid', { path: ['country'] });
  if (context.blockedCountries.has(country)) throw new Refusal('registration_restricted', { path: ['country'] });
  const edition = editionOf({ country });
  const hash = await context.passwords.hash(randomBytes(NOBODYS_PASSWORD_BYTES).toString('base64url'));
  const person = {
    email: email.trim().toLowerCase(),
    country,
    mobile_phone: null,
    currency: currencyOfCountry(country),
    edition: edition.id,
    locale: edition.defaultLocale,
  };
  return context.db.transaction((tx) =>
    openAccount(context, tx, { person, hash, ip: null, termsAcceptedAt: null, autoregistered: true, actor }),
  );
}
