import { isCurrency, toDecimal } from '@croupier/money';
import { run } from '@croupier/server-database';
import { derivedId, type Movement, provider as providerAccount, readMovements } from '@croupier/server-wallet';
import { applyPaymentUpdate } from '../apply-payment-update.ts';
import type { PaymentsContext } from '../context.ts';
import { idAtProvider, type PaymentRow, selectPayments, succeededStates } from '../payment.ts';
import type { ProviderUpdate } from '../provider.ts';
import { receivedAmount } from '../received-amount.ts';
import { tables } from '../schema.gen.ts';
import { returned } from '../transitions.ts';
import { type FoundDifference, noteDifferences } from './differences.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Margin at a day's end: clocks differ and callbacks come late, so a payment this close to it may be in the next
 * report.
 */
const EDGE_MS = 3_600_000;
/** Longer than any payment takes. */
const LEDGER_REACH_MS = 30 * DAY_MS;
const BATCH = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Compares a provider's report of a finished day (UTC) with payments and ledger, payment by payment. Idempotent. */
export async function compareReport(context: PaymentsContext, day: string): Promise<void> {
  let [after, payments]: [string | null, number] = [null, 0];
  do {
    const { paid, next } = await context.provider.report(day, after);
    await comparePaid(context, day, paid);
    payments += paid.length;
    after = next;
  } while (after !== null);
  await findUnreported(context, day);
  const compared = { provider: context.provider.name, day, payments, compared_at: context.clock() };
  await run(
    context.db,
    tables
      .insertInto('payment_reports')
      .values(compared)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

async function comparePaid(context: PaymentsContext, day: string, paid: readonly ProviderUpdate[]): Promise<void> {
  if (paid.length === 0) return;
  const before = await readOurs(context, paid);
  // Its callback was lost or never sent: the report contains the same information.
  for (const update of paid) {
    const row = before.get(update.providerPaymentId);
    if (row && !succeededStates.includes(row.state))
      await applyPaymentUpdate(context, { ...update, paymentId: row.id });
  }
  const ours = await readOurs(context, paid);
  const moved = await readLedger(context, [...ours.values()]);
  const found = paid.flatMap((update): FoundDifference[] => {
    const row = ours.get(update.providerPaymentId);
    const difference = compare(update, row, row && moved.get(ledgerId(row)));
    if (!difference) return [];
    return [{ day, payment_id: row?.id ?? null, provider_payment_id: update.providerPaymentId, ...difference }];
  });
  await context.db.transaction(async (tx) => {
    await noteDifferences(context, tx, found);
    const reported = [...ours.values()].map(({ id }) => ({ payment_id: id, day }));
    if (reported.length === 0) return;
    const insert = tables.insertInto('payment_reported').values(reported);
    await run(
      tx,
      insert.onConflict((conflict) => conflict.doNothing()),
    );
  });
}

/** Returns our payments for the provider's, by the provider's id: found by that id or by ours. */
async function readOurs(
  { db, provider }: PaymentsContext,
  paid: readonly ProviderUpdate[],
): Promise<Map<string, PaymentRow>> {
  const ids = paid.flatMap(({ paymentId }) => (paymentId !== null && UUID.test(paymentId) ? [paymentId] : []));
  const theirs = paid.map(({ providerPaymentId }) => providerPaymentId);
  const rows = await run(
    db,
    selectPayments.where(({ eb, and, or }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        and([eb('provider', '=', provider.name), eb('provider_payment_id', 'in', theirs)]),
      ]),
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byTheirs = new Map(rows.map((row) => [row.provider_payment_id, row]));
  return new Map(
    paid.flatMap(({ paymentId, providerPaymentId }) => {
      const row = byTheirs.get(providerPaymentId) ?? byId.get(paymentId ?? '');
      return row ? [[providerPaymentId, row] as const] : [];
    }),
  );
}

/** Returns the ledger transaction that paid it: see `applyPaymentUpdate`. */
const ledgerId = ({ id, action }: PaymentRow): string => (action === 'payout' ? derivedId(id, 'post') : id);

async function readLedger(context: PaymentsContext, rows: readonly PaymentRow[]): Promise<Map<string, Movement>> {
  if (rows.length === 0) return new Map();
  const oldest = Math.min(...rows.map(({ finished_at, created_at }) => (finished_at ?? created_at).getTime()));
  const movements = await readMovements(context.db, {
    account: providerAccount(context.provider.name),
    transactionIds: rows.map(ledgerId),
    since: new Date(oldest - LEDGER_REACH_MS),
  });
  return new Map(movements.map((movement) => [movement.transactionId, movement]));
}

const isSameSum = ({ amount, currency }: ProviderUpdate, row: PaymentRow): boolean =>
  isCurrency(currency) && currency === row.currency && receivedAmount(amount, currency) === row.amount;

type Found = Pick<FoundDifference, 'kind' | 'ours' | 'theirs'>;

function compare(update: ProviderUpdate, row: PaymentRow | undefined, moved: Movement | undefined): Found | null {
  const theirs = `paid ${update.amount} ${update.currency}`;
  if (!row) return { kind: 'unknown_here', ours: 'nothing', theirs };
  const ours = `${row.state} ${toDecimal(row.amount, row.currency)} ${row.currency}`;
  if (!isSameSum(update, row) || update.action !== row.action) return { kind: 'amount', ours, theirs };
  // A payment that was returned later had arrived on its day.
  if (![...succeededStates, ...returned].includes(row.state)) return { kind: 'state', ours, theirs };
  const expected = row.action === 'deposit' ? -row.amount : row.amount;
  if (moved?.amount === expected && moved.currency === row.currency) return null;
  const ledger = moved ? `${toDecimal(moved.amount, moved.currency)} ${moved.currency}` : 'nothing';
  return { kind: 'ledger', ours: `${ours}, in the ledger ${ledger}`, theirs };
}

/**
 * Finds payments that succeeded here but are in no report, a page at a time; asks the provider again before recording a
 * difference.
 */
async function findUnreported(context: PaymentsContext, day: string): Promise<void> {
  let last: PaymentRow | undefined;
  do {
    const rows = await run(context.db, unreported(context.provider.name, day, last));
    const found: FoundDifference[] = [];
    for (const row of rows) {
      const theirs = await context.provider.read(idAtProvider(row));
      if (theirs?.status === 'succeeded' && isSameSum(theirs, row)) continue; // Belongs to another day by the provider's clock.
      found.push({
        day,
        kind: 'unknown_there',
        payment_id: row.id,
        provider_payment_id: row.provider_payment_id,
        ours: `${row.state} ${toDecimal(row.amount, row.currency)} ${row.currency}`,
        theirs: theirs ? `${theirs.status} ${theirs.amount} ${theirs.currency}` : 'nothing',
      });
    }
    await context.db.transaction((tx) => noteDifferences(context, tx, found));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function unreported(provider: string, day: string, after: PaymentRow | undefined) {
  const start = new Date(`${day}T00:00:00Z`).getTime();
  const query = selectPayments
    .where('provider', '=', provider)
    .where('state', 'in', [...succeededStates])
    .where('finished_at', '>=', new Date(start - EDGE_MS))
    .where('finished_at', '<', new Date(start + DAY_MS - EDGE_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payment_reported as r').select('r.payment_id').whereRef('r.payment_id', '=', 'payments.id')),
      ),
    )
    .orderBy('finished_at')
    .orderBy('id')
    .limit(BATCH);
  if (!after) return query;
  const { finished_at, id } = after;
  return query.where(({ eb, refTuple, tuple }) => eb(refTuple('finished_at', 'id'), '>', tuple(finished_at, id)));
}
