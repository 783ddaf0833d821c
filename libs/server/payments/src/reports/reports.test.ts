import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run, sql } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { checkLedger, fund } from '@croupier/server-wallet/testing';
import { applyPaymentUpdate } from '../apply-payment-update.ts';
import {
  attendDifference,
  listDifferences,
  listStuck,
  openDeposit,
  type PaymentRow,
  type PaymentsContext,
  type ProviderUpdate,
  readPaymentById,
} from '../index.ts';
import { tables } from '../schema.gen.ts';
import { insertDeposit, insertPayout, markPaidLate, type TestPayments, testPayments } from '../testing/index.ts';
import { compareDue } from './compare-due.ts';
import { compareReport } from './compare-report.ts';

let site: TestPayments;
const today = new Date().toISOString().slice(0, 10);
beforeAll(async () => {
  site = await testPayments();
});
beforeEach(() => site.db.query(sql`truncate payment_differences, payment_reports, payment_reported`));
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

/** Opens a deposit the provider was paid for, without delivering its callback. */
async function paidUnheard(): Promise<PaymentRow> {
  const playerId = await insertPlayer(site.db);
  const row = await openDeposit(site.context, {
    playerId,
    idempotencyKey: randomUUID(),
    methodId: 'card',
    currency: 'EUR',
    amount: 5000n,
  });
  expect(await site.sandbox.pay(row.client_token!, row.provider_payment_id!, '50.00')).toMatchObject({
    status: 'succeeded',
  });
  return row;
}
/** Returns a context whose provider has a modified report. */
const reporting = (change: (paid: ProviderUpdate[]) => ProviderUpdate[]): PaymentsContext => ({
  ...site.context,
  provider: {
    ...site.context.provider,
    report: async (day, after) => {
      const { paid, next } = await site.context.provider.report(day, after);
      return { paid: change(paid), next };
    },
  },
});
const found = async () => (await listDifferences(site.db)).map(({ kind, payment_id }) => ({ kind, payment_id }));
const only = (row: PaymentRow, change: Partial<ProviderUpdate> = {}) =>
  reporting((paid) => paid.flatMap((each) => (each.paymentId === row.id ? [{ ...each, ...change }] : [])));

test('a payment whose callback got lost is credited by the report, and books and report agree', async () => {
  const row = await paidUnheard();
  await compareReport(site.context, today);
  expect((await readPaymentById(site.db, row.id))?.state).toBe('succeeded');
  await compareReport(site.context, today);
  expect(await found()).toEqual([]);
});

test.each([
  ['amount', { amount: '51.00' }],
  ['amount', { currency: 'USD' }],
  ['unknown_here', { paymentId: randomUUID(), providerPaymentId: randomUUID() }],
] as const)('a report that says something else is a difference of its %s: %o', async (kind, change) => {
  const row = await paidUnheard();
  await compareReport(site.context, today);
  await compareReport(only(row, change), today);
  await compareReport(only(row, change), today);
  expect(await found()).toEqual([{ kind, payment_id: kind === 'unknown_here' ? null : row.id }]);
  expect(site.reports.at(-1)).toContain('payment differs from the provider’s report');
});

test('a deposit that was closed and yet paid is credited; a payout that had failed is a difference, and nothing moves', async () => {
  const row = await paidUnheard();
  await applyPaymentUpdate(site.context, { paymentId: row.id, status: 'cancelled' });
  await compareReport(only(row), today);
  expect((await readPaymentById(site.db, row.id))?.state).toBe('succeeded');
  const playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, amount: 5000n });
  const payoutId = await insertPayout(site.db, { playerId, amount: 5000n });
  await markPaidLate(site.db, payoutId);
  const paid = {
    paymentId: payoutId,
    providerPaymentId: randomUUID(),
    action: 'payout' as const,
    method: 'bank_transfer',
    customer: `player:${playerId}`,
  };
  await compareReport(only(row, paid), today);
  expect(await found()).toContainEqual({ kind: 'state', payment_id: payoutId });
});

test('a payment that stands as paid while the ledger moved nothing is a difference', async () => {
  const row = await paidUnheard();
  await site.db.query(sql`update payments set state = 'succeeded', finished_at = now() where id = ${row.id}`);
  await compareReport(only(row), today);
  expect(await listDifferences(site.db)).toMatchObject([
    { kind: 'ledger', payment_id: row.id, ours: 'succeeded 50.00 EUR, in the ledger nothing' },
  ]);
});

test('what is paid here and in no report is looked for at the provider and named', async () => {
  const playerId = await insertPlayer(site.db);
  const noon = new Date(`${today}T12:00:00Z`);
  await insertDeposit(site.db, { playerId, amount: 700n, at: noon });
  const [row] = await run(
    site.db,
    tables.selectFrom('payments').select('id').where('player_id', '=', BigInt(playerId)),
  );
  await compareReport(
    reporting(() => []),
    today,
  );
  const difference = (await listDifferences(site.db)).find(({ payment_id }) => payment_id === row!.id)!;
  expect(difference).toMatchObject({ kind: 'unknown_there', ours: 'succeeded 7.00 EUR', theirs: 'nothing' });
  expect(await attendDifference(site.context, { id: difference.id, actor: 'operator:anna' })).toBe(true);
  expect(await attendDifference(site.context, { id: difference.id, actor: 'operator:anna' })).toBe(false);
  await compareReport(
    reporting(() => []),
    today,
  );
  expect((await listDifferences(site.db)).map(({ id }) => id)).not.toContain(difference.id);
});

test('days that are over are compared once each, oldest first, and a provider that is away is asked again', async () => {
  const asked = vi.fn();
  const context = {
    ...site.context,
    clock: () => new Date('2026-03-09T01:30:00Z'),
    provider: {
      ...site.context.provider,
      report: async (day: string) => {
        asked(day);
        if (asked.mock.calls.length === 2) throw new Error('away');
        return { paid: [], next: null };
      },
    },
  };
  await expect(compareDue(context)).rejects.toThrow('away');
  await compareDue(context);
  await compareDue(context);
  const days = ['02', '03', '03', '04', '05', '06', '07', '08'].map((day) => [`2026-03-${day}`]);
  expect(asked.mock.calls).toEqual(days);
});

test('a payment that waits for longer than its state takes is listed, one that ended is not', async () => {
  const row = await paidUnheard();
  const inAWhile = (hours: number) => new Date(row.updated_at.getTime() + hours * 3_600_000);
  expect((await listStuck(site.db, inAWhile(0.5))).map(({ id }) => id)).not.toContain(row.id);
  expect((await listStuck(site.db, inAWhile(1.1))).map(({ id }) => id)).toContain(row.id);
  await compareReport(site.context, today);
  expect((await listStuck(site.db, inAWhile(1.1))).map(({ id }) => id)).not.toContain(row.id);
});
