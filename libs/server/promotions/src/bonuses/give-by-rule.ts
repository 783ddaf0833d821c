import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Database, Transaction } from '@croupier/server-database';
import { run } from '@croupier/server-database';
import { keepBonusCodeIn, readOwnPlayer } from '@croupier/server-players';
import { derivedId } from '@croupier/server-wallet';
import { activateBonus } from './activate-bonus.ts';
import { type BonusRow, grantIdOf, selectBonuses } from './bonus-row.ts';
import { definitionOfCode, definitions } from './definitions.ts';
import { bonusOf, type CodedDeposit, reachesLeast } from './deposit-bonus.ts';
import { grantBonus } from './grant-bonus.ts';
import { unlessRefused } from './unless-refused.ts';

export interface ArrivedDeposit extends CodedDeposit {
  currency: CurrencyCode;
  /** Subunits. */
  amount: bigint;
  paymentId: string;
  /** True if the player agreed to the bonus for this deposit; only then does it start at once. */
  agreed: boolean;
}

/**
 * Grants the bonus of an arrived deposit's code, in the deposit's transaction. Without a code there is none. If the
 * player did not agree to it for this deposit, it waits: a player never plays under terms they did not accept.
 */
export async function giveWithDeposit(tx: Transaction, deposit: ArrivedDeposit): Promise<BonusRow | null> {
  const { playerId, currency, amount, agreed, now } = deposit;
  const definition = await bonusOf(deposit);
  if (!definition || !reachesLeast(definition, deposit)) return null;
  const actor = `player:${playerId}`;
  const grantId = grantIdOf(deposit.paymentId);
  const bonus = await unlessRefused(
    grantBonus(tx, { grantId, playerId, currency, definition, deposit: amount, actor, now }),
  );
  if (!bonus) return null;
  const { deposit_bonus_code: kept } = await readOwnPlayer(tx, playerId);
  if (kept !== null && definitionOfCode(kept) === definition) await keepBonusCodeIn(tx, { playerId, code: null, now });
  return agreed ? unlessRefused(activateBonus(tx, { playerId, id: toWire(bonus.id), actor, now })) : bonus;
}

/** Grants the bonuses of a new account; they wait for activation. */
export async function giveWithRegistration(
  tx: Transaction,
  { playerId, now }: { playerId: number; now: Date },
): Promise<void> {
  const { currency } = await readOwnPlayer(tx, playerId);
  for (const definition of definitions.values()) {
    if (definition.terms.granted.by !== 'registration') continue;
    const grantId = derivedId('registration', String(playerId), definition.id);
    await unlessRefused(grantBonus(tx, { grantId, playerId, currency, definition, actor: `player:${playerId}`, now }));
  }
}

/** Grants the bonuses of groups a player has joined, once; they wait for activation. */
export async function giveWithGroups(
  tx: Transaction,
  { playerId, groupIds, now }: { playerId: number; groupIds: readonly number[]; now: Date },
): Promise<void> {
  for (const definition of definitions.values()) {
    const { granted } = definition.terms;
    if (granted.by !== 'group' || !groupIds.includes(granted.group)) continue;
    const { currency } = await readOwnPlayer(tx, playerId);
    const grantId = derivedId('group', String(playerId), definition.id);
    await unlessRefused(grantBonus(tx, { grantId, playerId, currency, definition, actor: 'system', now }));
  }
}

export interface Coupon {
  playerId: number;
  currency: CurrencyCode;
  code: string;
  now: Date;
}

export type CouponResult =
  | { status: 'successfully_activated' | 'already_activated'; reason: null; bonus: BonusRow }
  | { status: 'failed_to_activate'; reason: 'unknown_code' | 'needs_deposit' | 'not_available' | 'over'; bonus: null };

const failed = (reason: Extract<CouponResult, { bonus: null }>['reason']): CouponResult => ({
  status: 'failed_to_activate',
  reason,
  bonus: null,
});

/** Redeems a code: grants and activates its bonus, once per player. */
export async function redeemCoupon(db: Database, { playerId, currency, code, now }: Coupon): Promise<CouponResult> {
  const definition = definitionOfCode(code);
  if (!definition) return failed('unknown_code');
  if (definition.terms.granted.by === 'deposit') return failed('needs_deposit');
  const grantId = derivedId('coupon', String(playerId), definition.id);
  const actor = `player:${playerId}`;
  try {
    return await db.transaction(async (tx) => {
      const bonus = await grantBonus(tx, { grantId, playerId, currency, definition, actor, now });
      if (bonus.stage !== 'issued' || bonus.queue_place !== null)
        return { status: 'already_activated', reason: null, bonus };
      const begun = await activateBonus(tx, { playerId, id: toWire(bonus.id), actor, now });
      return { status: 'successfully_activated', reason: null, bonus: begun };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [given] = await run(
      db,
      selectBonuses().where('player_id', '=', BigInt(playerId)).where('definition', '=', definition.id),
    );
    if (error.code === 'bonus_taken_before' && given)
      return { status: 'already_activated', reason: null, bonus: given };
    return failed(error.code === 'bonus_over' ? 'over' : 'not_available');
  }
}
