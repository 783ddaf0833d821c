import { Refusal, type SignUp, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { openPlayerAccounts } from '@croupier/server-wallet';
import type { PlayersContext } from './context.ts';
import { experimentOf, variantOf } from './experiments.ts';
import { addToGroups } from './groups.ts';
import { noteNearlyExcluded } from './identity-review.ts';
import type { Referral } from './referral.ts';
import { refuseExcluded } from './refuse-excluded.ts';
import { tables } from './schema.gen.ts';

/** Checked person; omitted fields have their defaults. */
export interface NewPerson extends Omit<
  SignUp,
  'password' | 'terms_acceptance' | 'mobile_phone' | 'country' | 'currency'
> {
  mobile_phone: string | null;
  country: string | null;
  currency: CurrencyCode;
  edition: string;
  locale: string;
  referral?: Referral | undefined;
}

export interface NewAccount {
  person: NewPerson;
  hash: string;
  /** IP address it was opened from; null if opened by an operator. */
  ip: string | null;
  /** Null until the terms are accepted. */
  termsAcceptedAt: Date | null;
  autoregistered?: boolean;
  /** Actor who opened it, if not the player. */
  actor?: string;
}

/** Opens an account with its wallet and its experiments, in the caller's transaction. */
export async function openAccount(context: PlayersContext, tx: Transaction, account: NewAccount): Promise<number> {
  const now = context.clock();
  const { person, ip } = account;
  await refuseExcluded(context, tx, person);
  const playerId = await insert(tx, account, now);
  if (playerId === null) throw new Refusal('taken', { path: ['user', 'email'] });
  await noteNearlyExcluded(context, tx, playerId);
  await openPlayerAccounts(tx, { playerId, currency: person.currency });
  const variants = context.hasVariants ? [variantOf(person.referral?.stag ?? null, playerId)] : [];
  const groupIds = [experimentOf(playerId), ...variants];
  await addToGroups(tx, { playerId, groupIds, now });
  const { country, currency, dfpc } = person;
  await recordAudit(tx, {
    at: now,
    kind: 'signed_up',
    actor: account.actor ?? `player:${playerId}`,
    playerId,
    details: { ip, country, currency, ...(dfpc ? { dfpc } : {}) },
  });
  return playerId;
}

const campaignOf = (referral: Referral | undefined): string | null =>
  referral && Object.keys(referral.campaign).length > 0 ? JSON.stringify(referral.campaign) : null;

/** Inserts a player; null if the email is taken, as when two sign-ups race. */
async function insert(
  tx: Transaction,
  { person, hash, termsAcceptedAt, autoregistered = false }: NewAccount,
  now: Date,
): Promise<number | null> {
  const query = tables
    .insertInto('players')
    .values({
      email: person.email,
      password_hash: hash,
      nickname: person.nickname ?? null,
      first_name: person.first_name ?? null,
      last_name: person.last_name ?? null,
      gender: person.gender ?? null,
      date_of_birth: person.date_of_birth ?? null,
      mobile_phone: person.mobile_phone,
      country: person.country,
      city: person.city ?? null,
      address: person.address ?? null,
      postal_code: person.postal_code ?? null,
      edition: person.edition,
      locale: person.locale,
      receive_promos: person.receive_promos ?? false,
      receive_sms_promos: person.receive_sms_promos ?? false,
      deposit_bonus_code: person.deposit_bonus_code ?? null,
      terms_accepted_at: termsAcceptedAt,
      autoregistered,
      affiliate_stag: person.referral?.stag ?? null,
      campaign: campaignOf(person.referral),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id');
  const [row] = await run(tx, query);
  return row ? toWire(row.id) : null;
}
