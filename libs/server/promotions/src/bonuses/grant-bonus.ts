import { Refusal } from '@croupier/contracts';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { isExcluded } from '@croupier/server-limits';
import { readOwnPlayer } from '@croupier/server-players';
import { columns, tables } from '../schema.gen.ts';
import { type BonusRow, lockPlayer, selectBonuses } from './bonus-row.ts';
import { wantsBonuses } from './bonus-settings.ts';
import type { Definition } from './definitions.ts';
import { askForSignals, isWelcome } from './signals.ts';
import { loadTerms, storeTerms } from './stored-terms.ts';
import type { Terms } from './terms.ts';
import { publishBonuses } from './write-bonuses.ts';

export interface Grant {
  /** Idempotency key from the caller; the same id grants the same bonus. */
  grantId: string;
  playerId: number;
  currency: CurrencyCode;
  definition: Definition;
  /** Subunits, if the terms leave the amount open or a prize sets it. */
  amount?: bigint | undefined;
  /** Number of spins, if a level sets it. */
  rounds?: number | undefined;
  /** Subunits of the deposit it is granted with. */
  deposit?: bigint | undefined;
  /** `player:1`, `operator:anna`, `system` */
  actor: string;
  now: Date;
}

const DAY_MS = 86_400_000;
export const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/**
 * Grants a player a bonus, once per grant; it then waits for activation. Refuses players who are on a break or opted
 * out.
 */
export async function grantBonus(tx: Transaction, grant: Grant): Promise<BonusRow> {
  const { grantId, playerId, currency, definition, actor, now } = grant;
  const { terms } = definition;
  await lockPlayer(tx, { playerId, currency });
  const [existing] = await run(tx, selectBonuses().where('grant_id', '=', grantId));
  if (existing) return existing;
  await requireWelcome(tx, grant);
  await storeTerms(tx, definition);
  await loadTerms(tx, [{ definition: definition.id, version: terms.version }]);
  const row = {
    ...figuresOf(terms, grant),
    player_id: BigInt(playerId),
    grant_id: grantId,
    definition: definition.id,
    version: terms.version,
    type: terms.type,
    stage: 'issued',
    currency,
    once: terms.once && grant.amount === undefined,
    issued_at: now,
    expires_at: inDays(now, terms.activate_days),
  } as const;
  const insert = tables
    .insertInto('player_bonuses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing());
  const [made] = await run(tx, insert.returning(columns.player_bonuses));
  if (!made) throw new Refusal('bonus_taken_before');
  await publishBonuses(tx, [{ playerId, gives: made.gives }]);
  if (isWelcome(terms)) await askForSignals(tx, { playerId, definition: definition.id });
  const details = { definition: definition.id, version: terms.version, amount: String(made.amount), currency };
  await recordAudit(tx, { at: now, kind: 'bonus_granted', actor, playerId, details });
  return made;
}

/**
 * Returns whether a player gets offers: false if they opted out, are on a break, or an operator blocked bonuses for
 * them.
 */
export async function takesOffers(db: Queryable, playerId: number, now: Date): Promise<boolean> {
  const { bonuses_allowed } = await readOwnPlayer(db, playerId);
  return bonuses_allowed && (await wantsBonuses(db, playerId)) && !(await isExcluded(db, playerId, now));
}

async function requireWelcome(tx: Transaction, { playerId, definition: { terms }, now }: Grant): Promise<void> {
  const { edition } = await readOwnPlayer(tx, playerId);
  if (terms.not_in.includes(edition) || !(await takesOffers(tx, playerId, now)))
    throw new Refusal('bonus_not_available');
}

/** Returns the amounts of the terms in the player's currency. */
export function figuresOf(
  { gives, wagering }: Terms,
  { currency, amount: asked, rounds, deposit = 0n }: Pick<Grant, 'currency' | 'amount' | 'rounds' | 'deposit'>,
) {
  const unit = nominalUnit[currency];
  const nothing = { requirement: 0n, rounds: 0, rounds_left: 0, cap: null, max_stake: null };
  if (gives.kind === 'freebet') {
    const amount = BigInt(gives.stake_units) * unit;
    return { ...nothing, gives: gives.kind, amount, rounds: gives.count, rounds_left: gives.count };
  }
  if (gives.kind === 'spins' && asked === undefined) {
    const amount = (BigInt(gives.stake_tenths) * unit) / 10n;
    const count = rounds ?? gives.count;
    return { ...nothing, gives: gives.kind, amount, rounds: count, rounds_left: count };
  }
  if (gives.kind === 'xp') return { ...nothing, gives: gives.kind, amount: BigInt(gives.points) };
  const amount = asked ?? (gives.kind === 'spins' ? 0n : moneyOf(gives, unit, deposit));
  if (amount <= 0n) throw new Refusal('bonus_not_available');
  if (!wagering) return { ...nothing, gives: 'cash' as const, amount };
  const base = wagering.of === 'bonus' ? amount : amount + deposit;
  return {
    ...nothing,
    gives: 'money' as const, // Winnings of spins are money to wager, too.
    amount,
    requirement: BigInt(wagering.factor) * base,
    cap: wagering.cap_times === null ? null : BigInt(wagering.cap_times) * amount,
    max_stake: BigInt(wagering.max_stake_units) * unit,
  };
}

function moneyOf(gives: Extract<Terms['gives'], { kind: 'money' | 'cash' }>, unit: bigint, deposit: bigint): bigint {
  if (gives.kind === 'cash' || gives.percent === undefined) return BigInt(gives.units ?? 0) * unit;
  const share = (deposit * BigInt(gives.percent)) / 100n;
  const most = gives.max_units === undefined ? share : BigInt(gives.max_units) * unit;
  return share < most ? share : most;
}
