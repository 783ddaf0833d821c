import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/**
 * Returns the devices a player signed in from, for the personal data report. Their ids grant no access and are left
 * out.
 */
export const ownDevices = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('known_devices')
      .select('last_at as last_used_at')
      .where('player_id', '=', BigInt(playerId))
      .orderBy('last_at', 'desc')
      .limit(1_000),
  );

const NOBODYS_MAILBOX = '@erased.invalid';

/** Returns whether an account was erased. */
export const wasForgotten = ({ email }: { email: string }): boolean => email.endsWith(NOBODYS_MAILBOX);

/**
 * Erases a player's data except the id and the edition whose rules applied. `passwordHash` is a hash that no password
 * matches. The email becomes available again.
 */
export async function forgetPlayer(
  tx: Transaction,
  { playerId, passwordHash }: { playerId: number; passwordHash: string },
): Promise<void> {
  const id = BigInt(playerId);
  await run(
    tx,
    tables
      .updateTable('players')
      .set({
        email: `erased-${playerId}${NOBODYS_MAILBOX}`,
        password_hash: passwordHash,
        nickname: null,
        first_name: null,
        last_name: null,
        gender: null,
        date_of_birth: null,
        mobile_phone: null,
        phone_confirmed_at: null,
        country: null,
        city: null,
        address: null,
        postal_code: null,
        receive_promos: false,
        receive_sms_promos: false,
        deposit_bonus_code: null,
        affiliate_stag: null,
        campaign: null,
        verified: false,
        two_factor_enabled: false,
        current_sign_in_at: null,
      })
      .where('id', '=', id),
  );
  await run(tx, tables.deleteFrom('player_groups').where('player_id', '=', id));
  await run(tx, tables.deleteFrom('known_devices').where('player_id', '=', id));
  await run(tx, tables.deleteFrom('email_changes').where('player_id', '=', id));
  const reviews = tables.deleteFrom('identity_reviews');
  await run(
    tx,
    reviews.where(({ eb, or }) => or([eb('player_id', '=', id), eb('other_player_id', '=', id)])),
  );
  await run(tx, tables.deleteFrom('sign_in_links').where('player_id', '=', id));
}
