import { sql as raw } from 'kysely';
import { Refusal, toWire } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { readPlayer } from '@croupier/server-players';
import type { PaymentsContext } from '../context.ts';
import { findPayment, type PaymentRow, requirePayment, updatePayments } from '../payment.ts';
import { queueApproval, queueCheck } from '../queue-payouts.ts';
import { tables } from '../schema.gen.ts';
import type { FraudPayload, Verdict } from './fraud-check.ts';
import { brokenRules, type VelocityRule } from './velocity.ts';

const BATCH = 20;
/** Attempts without an answer, after which an operator decides on a payout. */
const MOST_TRIES = 3;
/** Seconds before the first retry of an unanswered check; doubled each time. */
const AGAIN_SECONDS = 20;
/** Method whose deposits are checked. */
export const CARD_METHOD = 'card';
const CARD = /^(\d{6})\*+(\d{4})$/;

/** Requests the check of a payment, once; the check itself is called outside this transaction. */
export async function requestCheck(tx: Transaction, { id, action }: PaymentRow, now: Date): Promise<void> {
  const type = action === 'payout' ? ('payout' as const) : ('transaction' as const);
  const insert = tables.insertInto('payment_checks').values({ payment_id: id, type, created_at: now });
  await run(
    tx,
    insert.onConflict((conflict) => conflict.doNothing()),
  );
  await queueCheck(tx);
}

/**
 * Stores the browser's device id for the check of a player's own payment. Refuses `not_found`; changes nothing once it
 * was judged.
 */
export async function nameDevice(
  { db, clock }: Pick<PaymentsContext, 'db' | 'clock'>,
  { paymentId, playerId, device }: { paymentId: string; playerId: number; device: string },
): Promise<void> {
  const row = await findPayment(db, paymentId, playerId);
  if (!row) throw new Refusal('not_found');
  if (row.action === 'deposit' && row.method !== CARD_METHOD) return; // Other deposits are not checked.
  const type = row.action === 'payout' ? ('payout' as const) : ('transaction' as const);
  const insert = tables.insertInto('payment_checks').values({ payment_id: row.id, type, device, created_at: clock() });
  await run(
    db,
    insert.onConflict((conflict) =>
      conflict.column('payment_id').doUpdateSet({ device }).where('payment_checks.verdict', 'is', null),
    ),
  );
}

/**
 * Runs the fraud check on due payments, oldest first. A check without an answer is retried later and does not delay the
 * others.
 */
export async function checkDue(context: PaymentsContext): Promise<void> {
  const due = tables
    .selectFrom('payment_checks as c')
    .innerJoin('payments as p', 'p.id', 'c.payment_id')
    .select(['c.payment_id', 'c.device', 'c.tries'])
    .where('c.verdict', 'is', null)
    .where(
      raw<boolean>`c.created_at + make_interval(secs => c.tries * ${AGAIN_SECONDS}::integer) <= ${context.clock()}::timestamptz`,
    )
    .where(({ or, eb }) => or([eb('p.action', '=', 'payout'), eb('p.state', '=', 'succeeded')]))
    .orderBy('c.created_at')
    .limit(BATCH);
  await Promise.all((await run(context.db, due)).map((check) => checkOne(context, check)));
}

async function checkOne(
  context: PaymentsContext,
  { payment_id, device, tries }: { payment_id: string; device: string | null; tries: number },
): Promise<void> {
  const row = await requirePayment(context.db, payment_id);
  const verdict = await judge(context, row, device);
  if (verdict !== null || tries + 1 >= MOST_TRIES) return decide(context, row, verdict ?? 'none');
  const tried = tables.updateTable('payment_checks').set({ tries: tries + 1 });
  await run(context.db, tried.where('payment_id', '=', payment_id));
}

async function judge(context: PaymentsContext, row: PaymentRow, device: string | null): Promise<Verdict | null> {
  const { db, fraudCheck, report } = context;
  const player = await readPlayer(db, toWire(row.player_id));
  const [, bin = null, last4 = null] = CARD.exec(row.instrument ?? '') ?? [];
  const payload: Omit<FraudPayload, 'website_url'> = {
    country: player?.country ?? null,
    firstname: player?.first_name ?? null,
    lastname: player?.last_name ?? null,
    email: player?.email ?? '',
    device_fingerprint: device,
    merchant_user_id: String(row.player_id),
    card_expiration_month: null,
    card_expiration_year: null,
    card_holder_name: null,
    card_last_4: last4,
    card_bin: bin,
    payment_account_id: row.profile,
    transaction_id: row.id,
    date_time: row.created_at.toISOString(),
    transaction_currency: row.currency,
    transaction_amount: toDecimal(row.amount, row.currency),
    payment_system: row.method,
    type: row.action === 'payout' ? 'payout' : 'transaction',
  };
  return fraudCheck(payload).catch((error: unknown) => {
    report('the check for fraud does not answer', { payment: row.id, error: String(error) });
    return null;
  });
}

/**
 * Applies a verdict. A payout that is not allowed or breaks one of our rules waits for an operator; its money stays
 * held for the player.
 */
async function decide(context: PaymentsContext, row: PaymentRow, verdict: Verdict | 'none'): Promise<void> {
  const now = context.clock();
  const reasons = row.action === 'payout' ? await brokenRules(context.db, row, now) : [];
  await context.db.transaction(async (tx) => {
    const judged = tables.updateTable('payment_checks').set({ verdict, reasons, answered_at: now });
    const [first] = await run(
      tx,
      judged.where('payment_id', '=', row.id).where('verdict', 'is', null).returning('payment_id'),
    );
    if (!first) return;
    const details = { payment: row.id, verdict, reasons: reasons.join(', ') };
    await recordAudit(tx, {
      at: now,
      kind: 'payment_checked',
      actor: 'system',
      playerId: toWire(row.player_id),
      details,
    });
    if (row.action !== 'payout') return;
    if (verdict === 'allow' && reasons.length === 0) {
      if (row.auto_approve_at) await queueApproval(tx, row.auto_approve_at);
      return;
    }
    const stopped = updatePayments().set({ auto_approve_at: null });
    await run(tx, stopped.where('id', '=', row.id).where('state', '=', 'requested'));
  });
}

export interface CheckOutcome {
  verdict: Verdict | 'none';
  reasons: VelocityRule[];
}

/** Returns the fraud check's verdicts on payments; payments not checked or not yet judged are missing from the map. */
export async function readChecks(db: Queryable, paymentIds: readonly string[]): Promise<Map<string, CheckOutcome>> {
  if (paymentIds.length === 0) return new Map();
  const query = tables.selectFrom('payment_checks').select(['payment_id', 'verdict', 'reasons']);
  const rows = await run(db, query.where('payment_id', 'in', [...paymentIds]));
  return new Map(
    rows.flatMap(({ payment_id, verdict, reasons }) =>
      verdict === null ? [] : [[payment_id, { verdict, reasons: reasons as VelocityRule[] }] as const],
    ),
  );
}
