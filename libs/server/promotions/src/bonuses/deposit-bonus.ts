import { type BonusOffer, type Gift, Refusal } from '@croupier/contracts';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { readOwnPlayer } from '@croupier/server-players';
import { grantIdOf, selectBonuses } from './bonus-row.ts';
import { type Definition, definitionOfCode } from './definitions.ts';
import { describeOffer } from './describe-terms.ts';
import { takesOffers } from './grant-bonus.ts';
import { describeGifts } from './read-bonuses.ts';

/** Deposit with the code of the requested bonus. */
export interface CodedDeposit {
  playerId: number;
  code: string | null;
  /** Returns the ordinal of the player's deposit, from 1; called only when needed. */
  nth: () => Promise<number>;
  now: Date;
}

interface Money {
  currency: CurrencyCode;
  /** Subunits. */
  amount: bigint;
}

/** Refuses a code that belongs to no deposit bonus, including coupon codes, so that the answer doesn't reveal those. */
export function requireDepositCode(code: string, path: string[]): void {
  if (definitionOfCode(code)?.terms.granted.by !== 'deposit') throw new Refusal('bonus_code_unknown', { path });
}

/** Returns the bonus of a deposit's code, if this deposit qualifies for it. */
export async function bonusOf({ code, nth }: CodedDeposit): Promise<Definition | null> {
  const definition = code === null ? undefined : definitionOfCode(code);
  if (definition?.terms.granted.by !== 'deposit') return null;
  const wanted = definition.terms.granted.nth;
  return wanted === null || wanted === (await nth()) ? definition : null;
}

export const reachesLeast = ({ terms: { granted } }: Definition, { currency, amount }: Money): boolean =>
  granted.by === 'deposit' && amount >= BigInt(granted.min_units) * nominalUnit[currency];

/** Returns the same for a future deposit, if the player may have the bonus. */
async function bonusToCome(db: Queryable, deposit: CodedDeposit): Promise<Definition | null> {
  const { playerId, now } = deposit;
  const definition = await bonusOf(deposit);
  if (!definition || !(await takesOffers(db, playerId, now))) return null;
  const { edition } = await readOwnPlayer(db, playerId);
  const taken = selectBonuses().where('player_id', '=', BigInt(playerId)).where('definition', '=', definition.id);
  const isTaken = (await run(db, taken.where('once', '=', true))).length > 0;
  return isTaken || definition.terms.not_in.includes(edition) ? null : definition;
}

/** Refuses a deposit whose bonus would not be granted, so that the player learns it before paying. */
export async function requireDepositBonus(db: Queryable, deposit: CodedDeposit & Money): Promise<void> {
  const definition = await bonusToCome(db, deposit);
  if (!definition || !reachesLeast(definition, deposit))
    throw new Refusal('bonus_not_for_deposit', { path: ['bonus_code'] });
}

export interface NextDeposit extends Omit<CodedDeposit, 'code'> {
  currency: CurrencyCode;
  locale: string;
}

/** Returns a player's saved code, and the bonus it would grant with their next deposit. */
export async function readNextDepositBonus(
  db: Queryable,
  { currency, locale, ...deposit }: NextDeposit,
): Promise<{ code: string | null; offer: BonusOffer | null }> {
  const { deposit_bonus_code: code } = await readOwnPlayer(db, deposit.playerId);
  const definition = await bonusToCome(db, { ...deposit, code });
  return { code, offer: definition && describeOffer(definition, currency, locale) };
}

/** Returns the bonus granted with a deposit, if any. */
export async function readGiftOfDeposit(db: Queryable, paymentId: string, locale: string): Promise<Gift | null> {
  const rows = await run(db, selectBonuses().where('grant_id', '=', grantIdOf(paymentId)));
  return (await describeGifts(db, rows, locale))[0] ?? null;
}
