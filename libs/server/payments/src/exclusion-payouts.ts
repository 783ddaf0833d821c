import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { findFundedPlayers, placeHold, readBalances } from '@croupier/server-wallet';
import { customerOf, type PaymentsContext } from './context.ts';
import { insertPayment, selectPayments } from './payment.ts';
import type { ProviderMethod } from './provider.ts';
import { queueSending } from './queue-payouts.ts';
import { recordPaymentChange } from './record-payment-change.ts';
import { tables } from './schema.gen.ts';

/** Job that pays out the money of a self-excluded player. */
export const exclusionPayoutJob = jobKind('payouts.exclusion', v.object({ playerId: v.number() }));

/**
 * Starts paying out an excluded player's money; runs in the transaction of the self-exclusion. Makes waiting payouts
 * final too.
 */
export async function beginExclusionPayouts(
  tx: Transaction,
  { playerId, until }: { playerId: number; until: Date | null },
): Promise<void> {
  await tx.query(sql`
    insert into exclusion_payouts as e (player_id, until) values (${playerId}, ${until})
    on conflict (player_id) do update
      set until = case when e.until is null or excluded.until is null then null else greatest(e.until, excluded.until) end`);
  const waiting = tables.updateTable('payments').set({ recall_allowed: false });
  await run(tx, waiting.where('player_id', '=', BigInt(playerId)).where('state', '=', 'requested'));
  await enqueue(tx, exclusionPayoutJob, { playerId });
}

/** Players handled per statement. */
const PAGE = 500;

/** Pays out what excluded players have received since, from settled bets and late deposits. */
export async function payOutAllExcluded(context: PaymentsContext): Promise<void> {
  const { db, clock } = context;
  await run(db, tables.deleteFrom('exclusion_payouts').where('until', '<=', clock()));
  const failures: unknown[] = [];
  let last = 0n;
  for (;;) {
    const page = tables.selectFrom('exclusion_payouts').select('player_id').where('player_id', '>', last);
    const players = await run(db, page.orderBy('player_id').limit(PAGE));
    const funded = await findFundedPlayers(
      db,
      players.map(({ player_id }) => toWire(player_id)),
    );
    for (const playerId of funded)
      await payOutExcluded(context, playerId).catch((error: unknown) => failures.push(error)); // The other players are still paid out.
    if (players.length < PAGE) break;
    last = players.at(-1)?.player_id ?? last;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'money of excluded players could not be paid out');
}

/**
 * Pays out the wallets of an excluded player; amounts without a verified method, or below its minimum, stay in the
 * wallet.
 */
export async function payOutExcluded(context: PaymentsContext, playerId: number): Promise<void> {
  const listed = tables.selectFrom('exclusion_payouts').select('player_id').where('player_id', '=', BigInt(playerId));
  if ((await run(context.db, listed)).length === 0) return;
  for (const { currency, available_to_cashout_cents: cents } of await readBalances(context.db, playerId)) {
    if (cents <= 0) continue;
    const target = await findVerified(context, playerId, currency);
    if (!target) continue;
    for (const amount of portions(BigInt(cents), target.limits))
      await open(context, { ...target, playerId, currency, amount });
  }
}

interface Target {
  profile: string;
  title: string;
  method: ProviderMethod;
  limits: Limits;
}
interface Limits {
  min: bigint;
  max: bigint;
}

/** Number of past payouts searched for a working method. */
const LOOKED_AT = 50;

/**
 * Returns the last account that was paid to, takes this currency, still belongs to the player according to the
 * provider, and has not failed since.
 */
async function findVerified(
  context: PaymentsContext,
  playerId: number,
  currency: CurrencyCode,
): Promise<Target | null> {
  const own = selectPayments.where('player_id', '=', BigInt(playerId)).where('action', '=', 'payout');
  const past = await run(context.db, own.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(LOOKED_AT));
  const methods = await context.methods();
  const seen = new Set<string>();
  for (const { profile, method: methodId, state } of past) {
    if (profile === null || seen.has(profile)) continue;
    if (state === 'paid' || state === 'failed') seen.add(profile); // The latest result for this account.
    const method = methods.find(({ id }) => id === methodId);
    const limits = method?.limits[currency];
    if (state !== 'paid' || !method?.actions.includes('payout') || !limits) continue;
    const account = await context.provider.profile(customerOf(playerId), profile);
    if (account?.method === methodId) return { profile, title: account.title, method, limits };
  }
  return null;
}

/** Most payouts created from one balance at a time; the next minute creates more. */
const MOST_PORTIONS = 20;

/** Splits a balance into amounts that the method accepts. */
function portions(balance: bigint, { min, max }: Limits): bigint[] {
  const amounts: bigint[] = [];
  for (let rest = balance; rest >= min && amounts.length < MOST_PORTIONS;) {
    // Avoids leaving a rest below the method's minimum, if possible.
    const all = rest - max >= min || rest - min < min ? max : rest - min;
    const amount = rest <= max ? rest : all;
    amounts.push(amount);
    rest -= amount;
  }
  return amounts;
}

interface Opening extends Target {
  playerId: number;
  currency: CurrencyCode;
  amount: bigint;
}

/** Opens a payout that is held and approved at once: no operator decides on it, and the player can't recall it. */
async function open(context: PaymentsContext, opening: Opening): Promise<void> {
  const { playerId, currency, amount, method, profile, title } = opening;
  const now = context.clock();
  const id = randomUUID();
  try {
    await context.db.transaction(async (tx) => {
      const row = await insertPayment(tx, {
        id,
        player_id: BigInt(playerId),
        action: 'payout',
        state: 'approved',
        provider: context.provider.name,
        method: method.id,
        method_title: method.title,
        currency,
        amount,
        instrument: title,
        profile,
        recall_allowed: false,
        created_at: now,
        updated_at: now,
      });
      await placeHold(tx, { id, playerId, currency, amount, kind: 'payout', now });
      await recordPaymentChange(context, tx, row, 'system');
      await queueSending(tx);
    });
  } catch (error) {
    // Another instance was faster, or the player withdrew: the money is already being paid out.
    if (!(error instanceof Refusal && error.code === 'insufficient_funds')) throw error;
  }
}
