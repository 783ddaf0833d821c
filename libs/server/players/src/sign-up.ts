import type * as v from 'valibot';
import { Refusal, type SignUp } from '@croupier/contracts';
import { currencyOfCountry, editionOf, parseLocale } from '@croupier/i18n';
import { isCurrency, defaultCurrency } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { sql, type Transaction } from '@croupier/server-database';
import { openPlayerAccounts } from '@croupier/server-wallet';
import { countAttempt, refuseWhileLocked } from './attempts.ts';
import { checkNewPassword } from './check-password.ts';
import { checkPhone, checkPostalCode } from './contact-details.ts';
import type { PlayersContext, ClientInfo } from './context.ts';
import { isCountry } from './countries.ts';
import { addToGroups, experimentOf } from './groups.ts';
import { checkAge, legalAgeFor } from './legal-age.ts';
import { refuseExcluded } from './refuse-excluded.ts';

type Application = v.InferOutput<typeof SignUp>;

/** As long as a browser tries again. */
const KEY_LIFETIME_MS = 10 * 60_000;

const at = (field: keyof Application): readonly string[] => ['user', field];

/**
 * Opens an account with all that the four steps gathered. Steps left out are missing from the profile until it is
 * completed. `alongside` runs in the same transaction: the first session belongs to the account or neither exists.
 */
export async function signUp<Result>(
  context: PlayersContext,
  application: Application & { key?: string | null },
  client: ClientInfo,
  alongside: (tx: Transaction, playerId: number) => Promise<Result>,
): Promise<Result> {
  const { db, clock, passwords } = context;
  const again = await findByKey(context, application);
  if (again !== null) return db.transaction((tx) => alongside(tx, again));
  const checked = check(context, application, client);
  await refuseWhileLocked(db, 'taken', client.ip, clock());
  await refuseTaken(context, checked.email, client);
  const hash = await passwords.hash(application.password);
  return db.transaction(async (tx) => {
    await refuseExcluded(context, tx, checked);
    const playerId = await insert(tx, checked, hash, clock());
    if (playerId === null) throw new Refusal('taken', { path: at('email') });
    await openPlayerAccounts(tx, { playerId, currency: checked.currency });
    await addToGroups(tx, playerId, [experimentOf(playerId)]);
    await recordAudit(tx, {
      at: clock(),
      kind: 'signed_up',
      actor: `player:${playerId}`,
      playerId,
      details: { ip: client.ip, country: checked.country, currency: checked.currency },
    });
    return alongside(tx, playerId);
  });
}

/** The account this very sign-up has opened already, when its answer was lost on the way. */
async function findByKey(
  { db, clock }: PlayersContext,
  { email, key }: { email: string; key?: string | null },
): Promise<number | null> {
  if (!key) return null;
  const since = new Date(clock().getTime() - KEY_LIFETIME_MS);
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from players where email = ${email.toLowerCase()} and sign_up_key = ${key} and created_at > ${since}`);
  return row ? Number(row.id) : null;
}

/** Everything that can be checked without the database, and the defaults of what was left out. */
function check(
  { clock, blockedCountries }: PlayersContext,
  application: Application & { key?: string | null },
  client: ClientInfo,
) {
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
  const offered = currencyOfCountry(country ?? client.country ?? undefined);
  return {
    ...application,
    email: application.email.toLowerCase(),
    mobile_phone: mobile_phone ? checkPhone(mobile_phone, at('mobile_phone')) : null,
    country,
    currency: application.currency ?? (isCurrency(offered) ? offered : defaultCurrency),
    edition: edition.id,
    locale: parseLocale(client.locale) ?? edition.defaultLocale,
  };
}

/** Says early that the email is taken, before the hash is made; the insert decides. */
async function refuseTaken({ db, clock }: PlayersContext, email: string, client: ClientInfo): Promise<void> {
  const [existing] = await db.query(sql`select 1 from players where email = ${email}`);
  if (!existing) return;
  await countAttempt(db, 'taken', client.ip, clock());
  throw new Refusal('taken', { path: at('email') });
}

/** Null when somebody has the email: two sign-ups at once, and one was faster. */
async function insert(
  tx: Transaction,
  person: ReturnType<typeof check>,
  hash: string,
  now: Date,
): Promise<number | null> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into players (email, password_hash, sign_up_key, nickname, first_name, last_name, gender, date_of_birth, mobile_phone, country,
      city, address, postal_code, edition, locale, receive_promos, receive_sms_promos, deposit_bonus_code,
      terms_accepted_at, created_at)
    values (${person.email}, ${hash}, ${person.key ?? null}, ${person.nickname ?? null}, ${person.first_name ?? null}, ${person.last_name ?? null},
      ${person.gender ?? null}, ${person.date_of_birth ?? null}, ${person.mobile_phone}, ${person.country}, ${person.city ?? null},
      ${person.address ?? null}, ${person.postal_code ?? null}, ${person.edition}, ${person.locale},
      ${person.receive_promos ?? false}, ${person.receive_sms_promos ?? false}, ${person.deposit_bonus_code ?? null}, ${now}, ${now})
    on conflict (email) do nothing returning id`);
  return row ? Number(row.id) : null;
}
