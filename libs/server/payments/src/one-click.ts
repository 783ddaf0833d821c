import { Refusal, amountToWire } from '@croupier/contracts';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { lockPlayerCash } from '@croupier/server-wallet';

/** Daily limit of one-click deposits in nominal units: about 500 EUR in every currency. Our assumption. */
const DAILY_UNITS = 500n;
const DAY_MS = 24 * 3_600_000;

interface OneClickDeposit {
  playerId: number;
  currency: CurrencyCode;
  amount: bigint;
  now: Date;
}

/**
 * Refuses a one-click deposit beyond the daily limit; normal deposits stay available. Failed and cancelled ones don't
 * count. Locks the player's account until the transaction ends, so that two clicks can't both pass.
 */
export async function requireOneClickRoom(
  tx: Transaction,
  { playerId, currency, amount, now }: OneClickDeposit,
): Promise<void> {
  await lockPlayerCash(tx, { playerId, currency });
  const [row] = await tx.query<{ made: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as made from payments
    where player_id = ${playerId} and one_click and currency = ${currency} and state not in ('failed', 'cancelled')
      and created_at > ${new Date(now.getTime() - DAY_MS)}`);
  const room = DAILY_UNITS * nominalUnit[currency] - (row?.made ?? 0n);
  if (amount <= room) return;
  const params = { amount_cents: amountToWire(room > 0n ? room : 0n), currency };
  throw new Refusal('one_click_cap_reached', { path: ['amount_cents'], params });
}
