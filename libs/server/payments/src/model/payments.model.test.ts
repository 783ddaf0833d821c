import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '@croupier/contracts';
import { type Database, run } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { applyPaymentUpdate } from '../apply-payment-update.ts';
import { cancelDeposit } from '../cancel-deposit.ts';
import { createPayments, type PaymentsContext } from '../context.ts';
import { approvePayout, declinePayout, recallPayout } from '../decide-payout.ts';
import { checkDue } from '../fraud/check-payments.ts';
import type { Verdict } from '../fraud/fraud-check.ts';
import { listOpenPayouts } from '../list-payments.ts';
import { openDeposit } from '../open-deposit.ts';
import { openPayout } from '../open-payout.ts';
import { listPaidLate } from '../paid-late.ts';
import { type PaymentRow, selectPayments } from '../payment.ts';
import type { ProviderStatus } from '../provider.ts';
import { questionPayout } from '../question-payout.ts';
import { reconcile } from '../reconcile.ts';
import { compareReport } from '../reports/compare-report.ts';
import { approveDue, sendPayouts } from '../send-payouts.ts';
import { splitPayout } from '../split-payout.ts';
import { paymentsDatabase } from '../testing/index.ts';
import { ModelProvider, type Mood } from '../testing/model-provider.ts';
import { isFinal } from '../transitions.ts';

/** Number of sequences; `PAYMENT_SEQUENCES=5000` sets a full run. */
const SEQUENCES = Number(process.env['PAYMENT_SEQUENCES'] ?? 50);

/** Starting balance of each player, so that there is something to pay out. */
const GIVEN = 200_000n;

type Job = 'check' | 'approve' | 'send' | 'reconcile' | 'compare';
/** `at` selects an existing payment, modulo their number. */
type Step =
  | Touch
  | { do: 'deposit' | 'payout'; amount: number; twice: boolean }
  | { do: 'mood'; mood: Mood; verdict: Verdict }
  | { do: 'job'; job: Job }
  | { do: 'wait'; minutes: number };
type Touch =
  | { do: 'provider'; at: number; status: ProviderStatus }
  | { do: 'callback'; at: number; event: number; wrong: 'amount' | 'currency' | 'method' | null }
  | { do: 'cancel' | 'recall' | 'approve' | 'decline' | 'split' | 'ask'; at: number };

const at = fc.nat(7);
const amount = fc.constantFrom(1, 500, 20_000, 20_001, 150_000);
const status = fc.constantFrom<ProviderStatus>(
  'challenge',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('deposit', 'payout'), amount, twice: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('mood'),
      mood: fc.constantFrom<Mood>('answers', 'refuses', 'away', 'lost'),
      verdict: fc.constantFrom<Verdict>('allow', 'review', 'deny'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('provider'), at, status }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('callback'),
      at,
      event: fc.nat(4),
      wrong: fc.option(fc.constantFrom('amount', 'currency', 'method'), { freq: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('cancel', 'recall', 'approve', 'decline', 'split', 'ask'), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('job'),
      job: fc.constantFrom<Job>('check', 'approve', 'send', 'reconcile', 'compare'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 16, 40, 2_000) }) },
) as fc.Arbitrary<Step>;

let db: Database;
beforeAll(async () => {
  db = await paymentsDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

/** Player with a separate provider, so that leftovers of others don't reach it. */
class World {
  readonly provider = new ModelProvider();
  readonly context: PaymentsContext;
  readonly playerId: number;
  now = new Date('2026-03-28T12:00:00Z');
  verdict: Verdict = 'allow';

  constructor(playerId: number) {
    this.playerId = playerId;
    this.context = createPayments({
      db,
      provider: this.provider,
      fraudCheck: async () => this.verdict,
      rates: async () => new Map(),
      clock: () => this.now,
    });
  }

  payments = (): Promise<PaymentRow[]> =>
    run(db, selectPayments.where('player_id', '=', BigInt(this.playerId)).orderBy('created_at').orderBy('id'));

  /** Runs an action; refusals and an unavailable provider are valid results, anything else is a fault. */
  async try(act: () => Promise<unknown>): Promise<void> {
    await act().catch((error: unknown) => {
      const all = error instanceof AggregateError ? error.errors : [error];
      if (!all.every((each) => each instanceof Refusal)) throw error;
    });
  }

  async take(step: Step): Promise<void> {
    const { context, provider, playerId } = this;
    if (step.do === 'mood') [provider.mood, this.verdict] = [step.mood, step.verdict];
    else if (step.do === 'wait') this.now = new Date(this.now.getTime() + step.minutes * 60_000);
    else if (step.do === 'job') await this.try(() => jobs[step.job](context));
    else if (step.do === 'deposit' || step.do === 'payout') {
      const order = { playerId, idempotencyKey: randomUUID(), methodId: 'bank', currency: 'EUR' as const };
      const whole = { ...order, amount: BigInt(step.amount), profileId: 'p' };
      const open = () => (step.do === 'deposit' ? openDeposit(context, whole) : openPayout(context, whole));
      await Promise.all(Array.from({ length: step.twice ? 2 : 1 }, () => this.try(open)));
    } else if ('at' in step) {
      const payments = await this.payments();
      const payment = payments[step.at % Math.max(1, payments.length)];
      if (payment) await this.#touch(step, payment);
    }
  }

  async #touch(step: Touch, payment: PaymentRow): Promise<void> {
    const paymentId = payment.id;
    const { context, provider, playerId } = this;
    const decision = { paymentId, actor: 'operator:model' };
    switch (step.do) {
      case 'provider':
        return provider.goOn(paymentId, step.status);
      case 'callback': {
        const said = provider.books.get(paymentId)?.said ?? [];
        const update = said[step.event % Math.max(1, said.length)];
        if (!update) return;
        const wrong = { amount: { amount: '7.77' }, currency: { currency: 'USD' }, method: { method: 'card' } };
        await applyPaymentUpdate(context, { ...update, ...(step.wrong && wrong[step.wrong]), paymentId });
        return;
      }
      case 'cancel':
        return this.try(() => cancelDeposit(context, { paymentId, playerId }));
      case 'recall':
        return this.try(() => recallPayout(context, { paymentId, playerId }));
      case 'approve':
        return void (await approvePayout(context, decision));
      case 'decline':
        return void (await declinePayout(context, decision));
      case 'split': {
        const parts = [payment.amount - payment.amount / 3n, payment.amount / 3n];
        return this.try(() => splitPayout(context, { ...decision, parts }));
      }
      case 'ask':
        return void (await questionPayout(context, { ...decision, question: 'whose_account' }));
    }
  }

  /** Checks that all money is where the payments say it is. */
  async check(): Promise<void> {
    const payments = await this.payments();
    const sum = (...states: string[]) =>
      payments.reduce((all, { state, amount }) => (states.includes(state) ? all + amount : all), 0n);
    const balances = await balancesOf(db);
    const [cash, held, debt] = ['cash', 'held', 'debt'].map(
      (purpose) => balances[`player:${this.playerId}:${purpose}`] ?? 0n,
    );
    const underWay = sum('requested', 'approved', 'sent');
    expect({ cash, held }).toEqual({ cash: GIVEN + sum('succeeded') - sum('paid') - underWay - debt!, held: underWay });
    expect(cash).toBeGreaterThanOrEqual(0n);
    expect(debt).toBeLessThanOrEqual(0n);
  }

  /** Runs every job until all payments left open by the sequence are finished, without adding new ones. */
  async settle(): Promise<void> {
    this.provider.mood = 'answers';
    for (let round = 0; round < 4; round++) {
      this.now = new Date(this.now.getTime() + 3 * 3_600_000);
      for (const id of this.provider.books.keys())
        if (round > 0) this.provider.goOn(id, round % 2 ? 'succeeded' : 'failed');
      for (const job of [jobs.check, jobs.approve, jobs.send, jobs.reconcile, jobs.compare])
        await this.try(() => job(this.context));
    }
    // Callbacks are repeated until they are answered.
    for (const paymentId of this.provider.books.keys())
      await applyPaymentUpdate(this.context, { ...this.provider.now(paymentId)!, paymentId });
  }

  /** Checks that our books and the provider's agree, or that the difference is listed. */
  async checkSettled(): Promise<void> {
    const waiting = new Set((await listOpenPayouts(db)).map(({ id }) => id));
    const attention = new Set((await listPaidLate(db)).map(({ id }) => id));
    for (const { id, action, state, method } of await this.payments()) {
      const theirs = this.provider.now(id)?.status ?? 'nothing';
      const known = { id, action, state, theirs, method };
      if (!isFinal(state)) {
        expect([waiting.has(id), known]).toEqual([true, { ...known, state: 'requested' }]);
        await declinePayout(this.context, { paymentId: id, actor: 'operator:model' }); // Removes it from the waiting list.
      } else if (theirs === 'succeeded' && !attention.has(id))
        expect(known).toMatchObject({ state: action === 'deposit' ? 'succeeded' : 'paid' });
      else if (theirs !== 'succeeded') expect(['succeeded', 'paid']).not.toContain(state);
    }
  }
}

const jobs: Record<Job, (context: PaymentsContext) => Promise<void>> = {
  check: checkDue,
  compare: (context) => compareReport(context, context.clock().toISOString().slice(0, 10)),
  approve: approveDue,
  send: sendPayouts,
  reconcile,
};

test(
  'whatever players, provider, operators, lost answers and time do: the money is where the payments say, and each ends or is read by somebody',
  { timeout: 60 * 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
        const playerId = await insertPlayer(db);
        await fund(db, { playerId, amount: GIVEN });
        const world = new World(playerId);
        for (const each of steps) {
          await world.take(each);
          await world.check();
        }
        await world.settle();
        await world.check();
        await world.checkSettled();
      }),
      { numRuns: SEQUENCES, endOnFailure: false },
    );
  },
);
