import { Refusal } from '@croupier/contracts';
import { type Edition, editionById } from '@croupier/i18n';
import type { CurrencyCode } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { readPlayer, requireCompleteProfile, requireNoQuestionnaire } from '@croupier/server-players';
import { cashAccountId } from '@croupier/server-wallet';

interface OwnAccount {
  edition: Edition;
  /** Ids of the player's groups. */
  groups: number[];
}

/**
 * Returns the edition and groups of a player; refuses one without an account in the currency, with an incomplete
 * profile, or with a pending questionnaire.
 */
export async function requireAccount(tx: Transaction, playerId: number, currency: CurrencyCode): Promise<OwnAccount> {
  const player = await readPlayer(tx, playerId);
  if (!player) throw new Refusal('not_found');
  requireCompleteProfile(player);
  requireNoQuestionnaire(player);
  if ((await cashAccountId(tx, { playerId, currency })) === null)
    throw new Refusal('currency_not_available', { path: ['currency'] });
  return { edition: editionById(player.edition), groups: player.groups.map(({ id }) => id) };
}

/**
 * Returns an edition's monthly deposit cap in subunits; empty if it sets none. Under a cap, currencies other than the
 * edition's are refused, because they would bypass it.
 */
export function monthlyCapOf({ rules, currency: home }: Edition, currency: CurrencyCode): { monthlyCap?: bigint } {
  if (rules.maxDepositMonthCents === undefined) return {};
  if (currency !== home) throw new Refusal('currency_not_available', { path: ['currency'] });
  return { monthlyCap: BigInt(rules.maxDepositMonthCents) };
}
