import type * as v from 'valibot';
import { Refusal, type SignUp } from '@croupier/contracts';
import { currencyOfCountry, editionOf, parseLocale } from '@croupier/i18n';
import { findReply, idempotent, type Once, type Transaction } from '@croupier/server-database';
import { countAttempt, countSignUp, refuseWhileLocked } from './attempts.ts';
import { requireCaptcha } from './captcha.ts';
import { checkOwnPassword } from './check-credentials.ts';
import { checkNewPassword } from './check-password.ts';
import { checkPhone, checkPostalCode } from './contact-details.ts';
import type { PlayersContext, ClientInfo } from './context.ts';
import { isCountry } from './countries.ts';
import { checkAge, legalAgeFor } from './legal-age.ts';
import { openAccount } from './open-account.ts';
import { findPlayerId } from './read-player.ts';
import type { Referral } from './referral.ts';

export interface Application extends v.InferOutput<typeof SignUp> {
  /** Created by the browser once per sign-up: a repeat after a lost reply is the same account. */
  idempotencyKey?: string | null | undefined;
  referral?: Referral | undefined;
}

const at = (field: keyof Application): readonly string[] => ['user', field];

/**
 * Opens an account with the data of the four steps. Skipped steps are missing from the profile until it is completed.
 * `alongside` runs in the same transaction, so that the account and its first session exist together or not at all.
 */
export async function signUp<Result>(
  context: PlayersContext,
  application: Application,
  client: ClientInfo,
  alongside: (tx: Transaction, playerId: number) => Promise<Result>,
): Promise<Result> {
  const { db, clock, passwords } = context;
  const once = onceOf(application, clock());
  const earlier = once && (await findReply<number>(db, once));
  if (earlier) {
    await checkOwnPassword(context, earlier, application.password, at('password'));
    return db.transaction((tx) => alongside(tx, earlier));
  }
  const checked = check(context, application, client);
  if (context.asksForTerms && !application.terms_acceptance)
    throw new Refusal('required', { path: at('terms_acceptance') });
  const termsAcceptedAt = application.terms_acceptance ? clock() : null;
  await refuseWhileLocked(db, 'taken', client.ip, clock());
  await requireCaptcha(context.checkCaptcha, { token: application.captcha, ip: client.ip });
  await refuseTaken(context, checked.email, client);
  await countSignUp(db, client.ip, { hourly: context.signUpsPerAddress, now: clock() });
  const hash = await passwords.hash(application.password);
  return db.transaction(async (tx) => {
    const open = () => openAccount(context, tx, { person: checked, hash, ip: client.ip, termsAcceptedAt });
    return alongside(tx, await (once ? idempotent(tx, once, open) : open()));
  });
}

/**
 * Builds the idempotency record. Its digest omits what differs between retries, and the password: the stored hash is
 * compared instead.
 */
function onceOf(
  { idempotencyKey, password: _, captcha: __, dfpc: ___, referral: ____, ...input }: Application,
  now: Date,
): Once | null {
  return idempotencyKey ? { owner: `sign-up:${input.email.toLowerCase()}`, key: idempotencyKey, input, now } : null;
}

/** Checks everything that needs no database, and fills in defaults. */
function check({ clock, blockedCountries }: PlayersContext, application: Application, client: ClientInfo) {
  if (client.country && blockedCountries.has(client.country)) throw new Refusal('registration_restricted');
  const country = application.country ?? null;
  if (country !== null && !isCountry(country)) throw new Refusal('invalid', { path: at('country') });
  if (country !== null && blockedCountries.has(country))
    throw new Refusal('registration_restricted', { path: at('country') });
  checkNewPassword(application.password, application.email, at('password'));
  const { date_of_birth, mobile_phone, postal_code } = application;
  if (date_of_birth) checkAge(date_of_birth, legalAgeFor(country, client.edition), clock(), at('date_of_birth'));
  if (postal_code) checkPostalCode(country, postal_code, at('postal_code'));
  const edition = editionOf({ country: country ?? client.country ?? undefined });
  return {
    ...application,
    email: application.email.toLowerCase(),
    mobile_phone: mobile_phone ? checkPhone(mobile_phone, at('mobile_phone')) : null,
    country,
    currency: application.currency ?? currencyOfCountry(country ?? client.country ?? undefined),
    edition: edition.id,
    locale: parseLocale(client.locale) ?? edition.defaultLocale,
  };
}

/**
 * Refuses a common password or an email already in use, on the step where they are entered. Each answer about an email
 * counts as an attempt, and a `taken` counts together with those of signing up, so this endpoint reveals nothing more.
 */
export async function checkAccount(
  context: PlayersContext,
  { email, password }: { email: string; password?: string | undefined },
  client: ClientInfo,
): Promise<void> {
  const { db, clock } = context;
  if (password !== undefined) checkNewPassword(password, email, at('password'));
  await refuseWhileLocked(db, 'taken', client.ip, clock());
  await countAttempt(db, 'email_check', client.ip, clock());
  await refuseTaken(context, email.toLowerCase(), client);
}

/** Refuses a taken email early, before hashing; the insert makes the final decision. */
export async function refuseTaken(
  { db, clock }: PlayersContext,
  email: string,
  client: ClientInfo,
  path = at('email'),
): Promise<void> {
  if ((await findPlayerId(db, email)) === null) return;
  await countAttempt(db, 'taken', client.ip, clock());
  throw new Refusal('taken', { path });
}
