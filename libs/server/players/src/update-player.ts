import type * as v from 'valibot';
import { type PlayerChanges, Refusal } from '@croupier/contracts';
import { editionOf } from '@croupier/i18n';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { checkPhone, checkPostalCode } from './contact-details.ts';
import type { PlayersContext } from './context.ts';
import { isCountry } from './countries.ts';
import { noteNearlyExcluded } from './identity-review.ts';
import { checkAge, legalAgeFor } from './legal-age.ts';
import { missingFields } from './missing-fields.ts';
import { type PlayerRecord, readOwnPlayer, readPlayer } from './read-player.ts';
import { refuseExcluded } from './refuse-excluded.ts';
import { tables } from './schema.gen.ts';

type Changes = v.InferOutput<typeof PlayerChanges>;

/** Fields that identify a person: a form can fill them in once, but not change them. */
const ONCE = ['first_name', 'last_name', 'date_of_birth', 'country'] as const;

/** Fields that identify an excluded person. */
const IDENTIFYING = ['first_name', 'last_name', 'date_of_birth', 'mobile_phone'] as const;

/** Fields by which a player can resemble an excluded person. */
const RESEMBLING = ['first_name', 'last_name', 'date_of_birth', 'address', 'postal_code'] as const;

export interface PlayerUpdate {
  playerId: number;
  /** True if the player pressed "save", rather than changing a number or language elsewhere. */
  saves?: boolean;
  /** Fills in missing values only and refuses to change existing ones. */
  onlyMissing?: boolean;
  changes: Omit<Changes, 'mobile_phone'> & { mobile_phone?: string | null | undefined; locale?: string | undefined };
  /** Refuses unless the password was entered recently: called before a known phone number is replaced. */
  requireRecentPassword: () => void;
}

/** Updates the fields a player may change. Only the columns named here can be changed. */
export const updatePlayer = (context: PlayersContext, update: PlayerUpdate): Promise<PlayerRecord> =>
  context.db.transaction((tx) => updatePlayerIn(tx, context, update));

/** Does the same in the caller's transaction. */
export async function updatePlayerIn(
  tx: Transaction,
  context: PlayersContext,
  update: PlayerUpdate,
): Promise<PlayerRecord> {
  const { clock } = context;
  const { playerId, requireRecentPassword, saves = false, onlyMissing = false } = update;
  await run(tx, tables.selectFrom('players').select('id').where('id', '=', BigInt(playerId)).forUpdate());
  const player = await readPlayer(tx, playerId);
  if (!player) throw new Refusal('not_found');
  const changes = { ...update.changes };
  if (changes.mobile_phone) changes.mobile_phone = checkPhone(changes.mobile_phone, ['mobile_phone']);
  if (onlyMissing) checkMissing(player, changes);
  check(player, changes, clock());
  if (
    changes.mobile_phone !== undefined &&
    player.mobile_phone !== null &&
    changes.mobile_phone !== player.mobile_phone
  )
    requireRecentPassword();
  const next = { ...player, ...changes };
  // A removed number can't match anyone.
  if (IDENTIFYING.some((field) => (changes[field] ?? null) !== null))
    await refuseExcluded(context, tx, { ...next, email: undefined }, playerId);
  const edition = editionOf({ country: next.country ?? undefined }).id;
  const stored = {
    nickname: next.nickname,
    first_name: next.first_name,
    last_name: next.last_name,
    gender: next.gender,
    date_of_birth: next.date_of_birth,
    mobile_phone: next.mobile_phone,
    phone_confirmed_at: next.mobile_phone === player.mobile_phone ? player.phone_confirmed_at : null,
    country: next.country,
    city: next.city,
    address: next.address,
    postal_code: next.postal_code,
    locale: next.locale,
    edition: player.country === null && next.country !== null ? edition : player.edition,
    receive_promos: next.receive_promos,
    receive_sms_promos: next.receive_sms_promos,
    terms_accepted_at: player.terms_accepted_at ?? (changes.terms_acceptance ? clock() : null),
    saved_at: player.saved_at ?? (saves ? clock() : null),
  };
  await run(tx, tables.updateTable('players').set(stored).where('id', '=', BigInt(playerId)));
  if (RESEMBLING.some((field) => (changes[field] ?? null) !== null)) await noteNearlyExcluded(context, tx, playerId);
  const fields = Object.keys(changes).join(',');
  await recordAudit(tx, {
    at: clock(),
    kind: 'profile_changed',
    actor: `player:${playerId}`,
    playerId,
    details: { fields },
  });
  return readOwnPlayer(tx, playerId);
}

function checkMissing(player: PlayerRecord, changes: PlayerUpdate['changes']): void {
  const missed: readonly string[] = missingFields(player);
  for (const field of Object.keys(changes)) if (!missed.includes(field)) throw new Refusal('locked', { path: [field] });
}

function check(player: PlayerRecord, changes: PlayerUpdate['changes'], now: Date): void {
  for (const field of ONCE) {
    const given = changes[field];
    if (given !== undefined && player[field] !== null && given !== player[field])
      throw new Refusal('locked', { path: [field] });
  }
  const { country, date_of_birth, postal_code } = changes;
  if (country && !isCountry(country)) throw new Refusal('invalid', { path: ['country'] });
  const residence = country ?? player.country;
  const born = date_of_birth ?? player.date_of_birth;
  if (born && (date_of_birth || country))
    checkAge(born, legalAgeFor(residence), now, [date_of_birth ? 'date_of_birth' : 'country']);
  if (postal_code) checkPostalCode(residence, postal_code, ['postal_code']);
}
