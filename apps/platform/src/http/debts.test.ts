import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Grade } from '@croupier/bet-math';
import type * as contracts from '@croupier/contracts';
import { readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import { lockWaitingPayouts } from '@croupier/server-payments';
import { type SandboxProcess, secret, signedCallback, startSandboxProcess } from '@croupier/server-payments/testing';
import { resettleMarket } from '@croupier/server-sportsbook';
import { correctBets, goal, orderOn, type TestMatch, testMatch } from '@croupier/server-sportsbook/testing';
import { adjust } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

const start = new Date();
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const STAKE = 2_000;
/** Smallest withdrawal. */
const LEAST = 2_000;
/** Balance given by `newPlayer`. */
const FUNDS = 1_000_000;
const AWAY: Grade[] = ['lose', 'lose', 'win'];

let now = start;
let platform: TestPlatform;
let sandbox: SandboxProcess;
let match: TestMatch;
let ada: Visitor;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  platform = await testPlatform({
    clock: () => now,
    config: { sandboxBase: sandbox.base, sandboxSecret: secret },
  });
  match = await testMatch(platform.context.db, { now, kickOffAt: at(300) });
  ada = await newPlayer(platform);
});
afterAll(async () => {
  await platform.stop();
  sandbox.stop();
});

const read = async <Answer>(path: string) => (await ada.ask('GET', path)).json() as Answer;
const cash = async () => (await read<{ amount_cents: number }[]>('/api/player/accounts'))[0]!.amount_cents;
const betOf = (id: string) => read<contracts.Bet>(`/api/sportsbook/bets/${id}`);
const historyOf = async () => (await read<{ data: contracts.Payment[] }>('/api/player/payments')).data;
const notes = () => read<contracts.Reply<typeof contracts.readPaymentNotes>>('/api/player/payments/notes');

async function placeBet(): Promise<string> {
  const order = orderOn(await match.read(), 'home', { stake_cents: STAKE });
  expect((await ada.ask('POST', '/api/sportsbook/bets', order)).statusCode).toBe(201);
  return order.id;
}

async function withdraw(amount_cents: number): Promise<string> {
  const { customer_token } = await read<{ customer_token: string }>('/api/payments/setup');
  const profile_id = await sandbox.remember(customer_token);
  const order = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents, profile_id };
  const ordered = await ada.ask('POST', '/api/payments/intents', order, { 'idempotency-key': randomUUID() });
  expect(ordered.statusCode, ordered.body).toBe(201);
  return (ordered.json() as contracts.PaymentIntent).payment.id;
}

async function deposit(amount_cents: number): Promise<void> {
  const order = { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents };
  const ordered = await ada.ask('POST', '/api/payments/intents', order, { 'idempotency-key': randomUUID() });
  const intent = ordered.json() as contracts.PaymentIntent;
  const { headers, body } = signedCallback(
    {
      ...{ id: intent.provider_payment_id, reference: intent.payment.id, action: 'deposit', method: 'card' },
      ...{ customer: `player:${ada.playerId}`, amount: (amount_cents / 100).toFixed(2), currency: 'EUR' },
      ...{ status: 'succeeded', failure: null, token: null, instrument: '411111******1111' },
    },
    { at: now },
  );
  const told = await platform.app.inject({
    method: 'POST',
    url: '/callbacks/sandbox',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  expect(told.json()).toEqual({ outcome: 'applied' });
}

const takeFromCash = (amount: number) =>
  platform.context.db.transaction((tx) => {
    const order = { id: randomUUID(), playerId: ada.playerId, currency: 'EUR', reason: 'a test' } as const;
    return adjust(tx, { ...order, amount: -BigInt(amount), operator: 'test', now });
  });

/** Corrects bets as the platform's own jobs do. */
async function correct(results: Grade[]): Promise<void> {
  const { db } = platform.context;
  const order = { id: randomUUID(), reason: 'a test', actor: 'operator:test', now, eventId: match.id };
  await resettleMarket(db, { ...order, market: { market_id: 1, specifiers: '' }, results });
  await correctBets(db, {
    clock: () => now,
    onError: (error: unknown) => {
      throw error;
    },
    lockPayouts: (tx, playerIds, when) => lockWaitingPayouts(tx, playerIds, { reason: 'bet_corrected', now: when }),
  });
}

// shows: call:GET /api/player/payments/notes; call:GET /api/player/payments; call:GET /api/sportsbook/bets/{id}
test('a win that is ordered out and taken back by a correction: the withdrawal gives it, the rest is owed, and receipts pay that', async () => {
  const [first, second] = [await placeBet(), await placeBet()];
  now = at(600);
  await match.update({ at: now, status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const paid = (await betOf(first)).return_cents!;
  expect(paid).toBeGreaterThan(STAKE);
  const all = FUNDS - 2 * STAKE + 2 * paid;
  expect(await cash()).toBe(all);

  now = at(630);
  const payout = await withdraw(all);
  expect(await cash()).toBe(0);

  now = at(660);
  await correct(AWAY);
  const left = all - 2 * paid;
  expect((await historyOf())[0]).toMatchObject({
    ...{ id: payout, state: 'requested', amount_cents: left, reduced_from_cents: all },
  });
  expect(await notes()).toMatchObject({ debts: [] });
  for (const id of [first, second])
    expect(await betOf(id)).toMatchObject({ return_cents: 0, corrections: [{ moved_cents: -paid }] });
  expect((await checkLedger(platform.context.db)).breaks).toEqual([]);
});

test('what the withdrawal no longer has is a debt with a name, in the history, in the record, and paid by the next deposit', async () => {
  match = await testMatch(platform.context.db, { now, kickOffAt: at(700) });
  await deposit(STAKE);
  const before = await cash();
  const id = await placeBet();
  now = at(800);
  await match.update({ at: now, status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const paid = (await betOf(id)).return_cents!;
  const waiting = (await historyOf()).find(({ action, state }) => action === 'cashout' && state === 'requested')!;
  const recalled = await ada.ask('POST', `/api/player/payments/${waiting.id}/recall`);
  expect(recalled.statusCode, recalled.body).toBe(200);
  // All but the smallest withdrawal is gone before the win is corrected.
  const all = await cash();
  expect(all).toBe(before - STAKE + paid + waiting.amount_cents);
  const held = await withdraw(LEAST);
  await takeFromCash(all - LEAST);
  expect(await cash()).toBe(0);

  now = at(830);
  await correct(AWAY);
  const owed = paid - LEAST;
  expect(owed).toBeGreaterThan(0);
  expect(await cash()).toBe(0);
  expect((await historyOf())[0]).toMatchObject({
    ...{ id: held, state: 'declined', failure: 'bet_corrected', success: false },
  });
  const told = await notes();
  expect(told).toMatchObject({ collecting: true, debts: [{ cause: 'bet', currency: 'EUR', owed_cents: owed }] });
  expect((await betOf(id)).corrections).toMatchObject([{ moved_cents: -LEAST }]);
  await chainAudit(platform.context.db);
  expect(await readAudit(platform.context.db, ada.playerId)).toContainEqual(
    expect.objectContaining({ kind: 'bet_debt', details: expect.objectContaining({ bet: id, owed: String(owed) }) }),
  );
  expect((await checkLedger(platform.context.db)).breaks).toEqual([]);

  now = at(860);
  await deposit(owed + 1_000);
  expect(await cash()).toBe(1_000);
  expect((await notes()).debts).toEqual([]);
  expect((await checkLedger(platform.context.db)).breaks).toEqual([]);
});
