import { isCrypto } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import type { PaymentRow } from './payment.ts';
import { tables } from './schema.gen.ts';

/**
 * Hours before coins are sent to an address new to the player: long enough to notice an account takeover. Our
 * assumption.
 */
export const NEW_ADDRESS_HOURS = 24;
const HOUR_MS = 3_600_000;

type Wanted = Pick<PaymentRow, 'player_id' | 'currency'> & { profile: string; now: Date };

/**
 * Records the address coins will be sent to. Returns the end of the waiting period if the address is new, otherwise
 * null.
 */
export async function coolDown(tx: Transaction, { player_id, currency, profile, now }: Wanted): Promise<Date | null> {
  if (!isCrypto(currency)) return null;
  await tx.query(sql`
    insert into payout_addresses (player_id, profile, first_at) values (${player_id}, ${profile}, ${now})
    on conflict do nothing`);
  const known = tables.selectFrom('payout_addresses').select('first_at').where('player_id', '=', player_id);
  const [address] = await run(tx, known.where('profile', '=', profile));
  const until = new Date((address?.first_at ?? now).getTime() + NEW_ADDRESS_HOURS * HOUR_MS);
  return until > now ? until : null;
}
