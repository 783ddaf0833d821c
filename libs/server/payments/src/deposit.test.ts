import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type CurrencyCode, fractionDigits } from '@croupier/money';
import { run, sql } from '@croupier/server-database';
import { setLimit } from '@croupier/server-limits';
import { readCappedDeposits } from '@croupier/server-limits/testing';
import { addToGroups, answerQuestionnaire, keepBonusCodeIn, requestQuestionnaire } from '@croupier/server-players';
import { insertPlayer, testPlayers } from '@croupier/server-players/testing';
import { readGifts } from '@croupier/server-promotions';
import { house, playerCash, transfer } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { listNews, listUntaken } from './attention.ts';
import {
  cancelDeposit,
  customerOf,
  describePayment,
  listPayments,
  openDeposit,
  openPayout,
  type PaymentRow,
  readPaymentById,
  receiveCallback,
} from './index.ts';
import { ProviderAway } from './provider.ts';
import { listRemainders } from './remainders.ts';
import { tables } from './schema.gen.ts';
import { signedCallback, stepPayments, type TestPayments, testPayments } from './testing/index.ts';

let site: TestPayments;
beforeAll(async () => {
  site = await testPayments();
});
afterEach(() => site.listen(false));
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

const deposit = (playerId: number, change: object = {}) =>
  openDeposit(site.context, {
    playerId,
    idempotencyKey: randomUUID(),
    methodId: 'card',
    currency: 'EUR',
    amount: 5000n,
    ...change,
  });
const callbackFor = (row: PaymentRow, change: object = {}) => ({
  id: row.provider_payment_id,
  reference: row.id,
  action: 'deposit',
  method: 'card',
  customer: `player:${row.player_id}`,
  amount: '50.00',
  currency: 'EUR',
  status: 'succeeded',
  failure: null,
  token: null,
  instrument: '411111******1111',
  ...change,
});
const receive = (payment: Record<string, unknown>, how: object = {}) => {
  const { headers, body } = signedCallback(payment, how);
  return receiveCallback(site.context, headers, body);
};
const cashOf = async (playerId: number, currency?: CurrencyCode) =>
  (await balancesOf(site.db, currency))[`player:${playerId}:cash`] ?? 0n;
const state = async ({ id }: PaymentRow) => (await readPaymentById(site.db, id))!.state;

test('a card deposit is credited when the provider says so, not before', async () => {
  const playerId = await insertPlayer(site.db);
  const row = await deposit(playerId);
  expect(row).toMatchObject({ state: 'submitted', amount: 5000n });
  expect(await cashOf(playerId)).toBe(0n);
  site.listen(true);
  expect(await site.sandbox.pay(row.client_token!, row.provider_payment_id!, '50.00')).toMatchObject({
    status: 'succeeded',
  });
  await vi.waitFor(async () => expect(await state(row)).toBe('succeeded'), 5000);
  expect(await cashOf(playerId)).toBe(5000n);
});

/** Returns every row of every table as text. */
async function everythingStored(): Promise<string> {
  const named = await site.db.query<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const texts: string[] = [];
  for (const { name } of named) {
    const rows = await site.db.query<{ row: string }>({ text: `select t::text as row from ${name} t`, values: [] });
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

test('no table keeps more of a card than its first six and last four digits, nor a whole account number', async () => {
  const [card, account] = ['4929123456781236', 'DE00987654321098765432'];
  const playerId = await insertPlayer(site.db);
  const row = await deposit(playerId);
  site.listen(true);
  await site.sandbox.pay(row.client_token!, row.provider_payment_id!, '50.00', card);
  await vi.waitFor(async () => expect(await state(row)).toBe('succeeded'), 5000);
  const customer = site.context.provider.customerToken(customerOf(playerId), new Date());
  const profileId = await site.sandbox.remember(customer, account);
  const payout = { playerId, idempotencyKey: randomUUID(), methodId: 'bank_transfer', profileId };
  await openPayout(site.context, { ...payout, currency: 'EUR', amount: 2000n });
  const stored = await everythingStored();
  for (const shown of ['492912******1236', 'DE00…5432']) expect(stored).toContain(shown);
  for (const secret of [card, card.slice(0, 10), card.slice(6), account, account.slice(4, 14)])
    for (const form of ['utf8', 'hex'] as const)
      expect(stored.includes(Buffer.from(secret).toString(form)), `${secret} as ${form}`).toBe(false);
});

// shows: promise:X5
test('a callback received ten times at once, again under other names, late, reordered, forged or with another amount gives one credit of the right amount', async () => {
  const playerId = await insertPlayer(site.db);
  const row = await deposit(playerId);
  const good = signedCallback(callbackFor(row));
  expect(await receive(callbackFor(row, { amount: '5000.00' }))).toBe('mismatch');
  expect(await receive(callbackFor(row, { currency: 'JPY', amount: '5000' }))).toBe('mismatch');
  await expect(receive(callbackFor(row), { key: 'another key' })).rejects.toThrow('signature');
  await expect(receive(callbackFor(row), { at: new Date(Date.now() - 10 * 60_000) })).rejects.toThrow('signature');
  await expect(receiveCallback(site.context, good.headers, good.body.replace('50.00', '90.00'))).rejects.toThrow(
    'signature',
  );
  expect(await cashOf(playerId)).toBe(0n);

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => receiveCallback(site.context, good.headers, good.body)),
  );
  expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
  const under = await Promise.all(Array.from({ length: 10 }, () => receive(callbackFor(row))));
  expect(new Set(under)).toEqual(new Set(['ignored']));
  expect(await receive(callbackFor(row, { status: 'pending' }))).toBe('ignored');
  expect(await receive(callbackFor(row, { status: 'failed', failure: 'declined' }))).toBe('ignored');
  expect(await cashOf(playerId)).toBe(5000n);
  expect(await state(row)).toBe('succeeded');
});

// shows: promise:X5
test.each([
  ['another direction', { action: 'cashout' }],
  ['another player', { customer: 'player:1' }],
  ['another method', { method: 'crypto_btc' }],
])('a callback that names %s moves nothing', async (_what, change) => {
  const row = await deposit(await insertPlayer(site.db));
  expect(await receive(callbackFor(row, change))).toBe('mismatch');
  expect(await state(row)).toBe('submitted');
});

test('an event that fitted no payment is looked at again when it comes again', async () => {
  const playerId = await insertPlayer(site.db);
  const row = await deposit(playerId);
  const [early, wrong] = [randomUUID(), randomUUID()];
  const good = callbackFor(row);
  expect(await receive({ ...good, reference: randomUUID() }, { id: early })).toBe('unknown');
  expect(await receive({ ...good, amount: '50.01' }, { id: wrong })).toBe('mismatch');
  expect(await receive(good, { id: early })).toBe('applied');
  expect(await receive(good, { id: early })).toBe('repeated');
  expect(await receive(good, { id: wrong })).toBe('ignored');
  expect(await cashOf(playerId)).toBe(5000n);
});

// shows: promise:X5; promise:L3
test('money that arrives after the deposit was cancelled is credited, and counts on the limit', async () => {
  const playerId = await insertPlayer(site.db);
  await limitDeposits(playerId, 5000n);
  const row = await deposit(playerId);
  expect((await cancelDeposit(site.context, { paymentId: row.id, playerId })).state).toBe('cancelled');
  expect(await receive(callbackFor(row))).toBe('applied');
  expect(await cashOf(playerId)).toBe(5000n);
  await expect(deposit(playerId, { amount: 1000n })).rejects.toMatchObject({ code: 'deposit_limit_reached' });
});

const limitDeposits = (playerId: number, amount: bigint) =>
  site.db.transaction((tx) =>
    setLimit(tx, {
      playerId,
      type: 'deposit',
      period: 'day',
      accounts: [{ currency: 'EUR', amount }],
      now: new Date(),
    }),
  );

// shows: promise:L3
test('20 deposits at once never go beyond the limit together, and a failed one gives its part back', async () => {
  const playerId = await insertPlayer(site.db);
  await limitDeposits(playerId, 10_000n);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => deposit(playerId, { amount: 2000n })));
  const opened = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(opened).toHaveLength(5);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['deposit_limit_reached']));
  await receive(callbackFor(opened[0]!, { amount: '20.00', status: 'failed', failure: 'insufficient_funds' }));
  expect(await readPaymentById(site.db, opened[0]!.id)).toMatchObject({
    state: 'failed',
    failure: 'insufficient_funds',
  });
  expect((await deposit(playerId, { amount: 2000n })).state).toBe('submitted');
});

// shows: promise:C2; request:idempotency-key
test('one key 50 times is one deposit with one answer, and another amount under it is refused', async () => {
  const playerId = await insertPlayer(site.db);
  const idempotencyKey = randomUUID();
  const rows = await Promise.all(Array.from({ length: 50 }, () => deposit(playerId, { idempotencyKey })));
  expect(new Set(rows.map(({ id, client_token }) => `${id} ${client_token}`)).size).toBe(1);
  await expect(deposit(playerId, { idempotencyKey, amount: 6000n })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('a provider that does not answer loses nothing: the same key goes on where it stopped', async () => {
  const playerId = await insertPlayer(site.db);
  const idempotencyKey = randomUUID();
  const open = vi.spyOn(site.context.provider, 'open').mockRejectedValueOnce(new ProviderAway('hung'));
  await expect(deposit(playerId, { idempotencyKey })).rejects.toMatchObject({ code: 'unavailable' });
  const row = await deposit(playerId, { idempotencyKey });
  expect(row.state).toBe('submitted');
  expect(open).toHaveBeenCalledTimes(2);
  const [count] = await site.db.query<{ count: bigint }>(
    sql`select count(*) from payments where player_id = ${playerId}`,
  );
  expect(count!.count).toBe(1n);
  open.mockRestore();
});

test.each([
  ['below the smallest', { amount: 999n }, 'amount_too_small'],
  ['above the largest', { amount: 500_001n }, 'amount_too_large'],
  ['in a currency without an account', { currency: 'AUD', amount: 5000n }, 'currency_not_available'],
  ['by an unknown method', { methodId: 'cheque' }, 'method_not_available'],
  ['by a method of another currency', { methodId: 'crypto_btc' }, 'method_not_available'],
])('a deposit %s is refused and nothing is stored', async (_what, change, code) => {
  const playerId = await insertPlayer(site.db);
  await expect(deposit(playerId, change)).rejects.toMatchObject({ code });
  expect(await site.db.query(sql`select 1 from payments where player_id = ${playerId}`)).toEqual([]);
});

// shows: promise:L5
test('a player who takes a break, or whose address nobody knows, deposits nothing', async () => {
  const away = await insertPlayer(site.db);
  await site.db.transaction((tx) =>
    setLimit(tx, { playerId: away, type: 'coolingoff', period: 'day', accounts: [], now: new Date() }),
  );
  await expect(deposit(away)).rejects.toMatchObject({ code: 'excluded' });
  const unknown = await insertPlayer(site.db, { address: null });
  await expect(deposit(unknown)).rejects.toMatchObject({ code: 'profile_incomplete' });
});

// shows: edition:de-deposits; promise:L9
test('the German edition takes 1,000 EUR a month and no other currency', async () => {
  const playerId = await insertPlayer(site.db, { edition: 'de' });
  await deposit(playerId, { amount: 100_000n });
  await expect(deposit(playerId, { amount: 1000n })).rejects.toMatchObject({ code: 'deposit_limit_reached' });
});

// shows: edition:de-deposits
test('money that arrives after all counts on the month of the German edition too', async () => {
  const playerId = await insertPlayer(site.db, { edition: 'de' });
  const row = await deposit(playerId, { amount: 99_000n });
  await cancelDeposit(site.context, { paymentId: row.id, playerId });
  expect(await receive(callbackFor(row, { amount: '990.00' }))).toBe('applied');
  await expect(deposit(playerId, { amount: 2000n })).rejects.toMatchObject({ code: 'deposit_limit_reached' });
});

test('a lost callback is found by asking, and a deposit nobody finished is cancelled after half an hour', async () => {
  const playerId = await insertPlayer(site.db);
  const [paid, abandoned] = [await deposit(playerId), await deposit(playerId)];
  await site.sandbox.pay(paid.client_token!, paid.provider_payment_id!, '50.00');
  site.setTime(new Date(Date.now() + 2 * 60_000));
  await stepPayments(site.context);
  expect([await state(paid), await state(abandoned)]).toEqual(['succeeded', 'submitted']);
  site.setTime(new Date(Date.now() + 40 * 60_000));
  await stepPayments(site.context);
  expect(await state(abandoned)).toBe('cancelled');
  expect(await cashOf(playerId)).toBe(5000n);
  site.setTime(new Date());
});

test('a deposit for a full wallet whose callback was lost is on the operators’ list once, and credited when there is room', async () => {
  const playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, amount: 2n ** 53n - 1n });
  const row = await deposit(playerId);
  await site.sandbox.pay(row.client_token!, row.provider_payment_id!, '50.00');
  const after = async (minutes: number) => {
    site.setTime(new Date(Date.now() + minutes * 60_000));
    await stepPayments(site.context);
    const news = (await listNews(site.db)).filter(({ payment_id }) => payment_id === row.id);
    return [await state(row), news.map(({ outcome }) => outcome), (await listUntaken(site.db, playerId)).length];
  };
  expect(await after(2)).toEqual(['submitted', ['full'], 1]);
  expect(await after(4)).toEqual(['submitted', ['full'], 1]);
  await site.db.transaction((tx) => {
    const order = { id: randomUUID(), debit: playerCash(playerId), credit: house('adjustments'), amount: 5_000n };
    return transfer(tx, { ...order, currency: 'EUR', kind: 'test', now: new Date() });
  });
  expect(await after(6)).toEqual(['succeeded', [], 0]);
  site.setTime(new Date());
});

test('coins beyond what can be shown are not credited, alone or with what is there', async () => {
  const playerId = await insertPlayer(site.db);
  const coins = (amount: string) => ({
    id: randomUUID(),
    reference: null,
    action: 'deposit',
    method: 'crypto_btc',
    customer: `player:${playerId}`,
    amount,
    currency: 'BTC',
    status: 'succeeded',
    failure: null,
    token: null,
    instrument: null,
  });
  expect(await receive(coins('90071992.54740992'))).toBe('attention');
  expect(await receive(coins('90071992.54740990'))).toBe('applied');
  const beyond = coins('0.00000002');
  expect(await receive(beyond)).toBe('full');
  // The operator reads the actual reason; the player reads that it is being checked.
  const ofPlayer = async () => (await listNews(site.db)).filter(({ player_id }) => player_id === BigInt(playerId));
  expect((await ofPlayer()).map(({ amount, outcome }) => [amount, outcome])).toEqual([
    ['90071992.54740992', 'attention'],
    ['0.00000002', 'full'],
  ]);
  expect((await listUntaken(site.db, playerId)).map(({ amount }) => amount)).toEqual([
    '90071992.54740992',
    '0.00000002',
  ]);
  expect(await receive(coins('0.00000001'))).toBe('applied');
  expect((await balancesOf(site.db, 'BTC'))[`player:${playerId}:cash`]).toBe(2n ** 53n - 1n);

  await site.db.transaction((tx) => {
    const order = { id: randomUUID(), debit: playerCash(playerId), credit: house('adjustments'), amount: 2n };
    return transfer(tx, { ...order, currency: 'BTC', kind: 'test', now: new Date() });
  });
  expect(await receive(beyond)).toBe('applied');
  expect((await ofPlayer()).map(({ outcome }) => outcome)).toEqual(['attention']);
  expect((await listUntaken(site.db, playerId)).map(({ amount }) => amount)).toEqual(['90071992.54740992']);
});

// shows: group:sofort-631
test('an instant bank transfer is refused to the group that has none, whatever its page shows', async () => {
  const playerId = await insertPlayer(site.db);
  const order = { playerId, idempotencyKey: randomUUID(), currency: 'EUR' as const, amount: 5_000n };
  await fund(site.db, { playerId, amount: 0n });
  await site.db.transaction((tx) => addToGroups(tx, { playerId, groupIds: [631], now: new Date() }));
  await expect(openDeposit(site.context, { ...order, methodId: 'instant_bank' })).rejects.toMatchObject({
    code: 'method_not_available',
  });
  expect(
    await openDeposit(site.context, { ...order, idempotencyKey: randomUUID(), methodId: 'open_banking' }),
  ).toMatchObject({
    method: 'open_banking',
  });
});

test('coins that come to an address are credited once and open the account they need', async () => {
  const playerId = await insertPlayer(site.db);
  const coins = {
    id: randomUUID(),
    reference: null,
    action: 'deposit',
    method: 'crypto_btc',
    customer: `player:${playerId}`,
    amount: '0.015',
    currency: 'BTC',
    status: 'succeeded',
    failure: null,
    token: null,
    instrument: null,
  };
  expect(await Promise.all([receive(coins), receive(coins), receive(coins)]).then((all) => all.toSorted())).toEqual([
    'applied',
    'ignored',
    'ignored',
  ]);
  expect((await balancesOf(site.db, 'BTC'))[`player:${playerId}:cash`]).toBe(1_500_000n);
  expect(await readCappedDeposits(site.db, playerId)).toEqual([{ currency: 'BTC', used: 1_500_000n }]);
});

test.each([
  ['ETH', 'crypto_eth', '0.123456789123456789'],
  ['USDT', 'crypto_usdt', '12.3456789'],
] as const)('%s finer than our smallest part are credited down to it, once', async (currency, method, amount) => {
  const playerId = await insertPlayer(site.db);
  const sent = { id: randomUUID(), reference: null, action: 'deposit', method, customer: `player:${playerId}` };
  const coins = { ...sent, amount, currency, status: 'succeeded', failure: null, token: null, instrument: null };
  expect([await receive(coins), await receive(coins)]).toEqual(['applied', 'ignored']);
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = fractionDigits(currency);
  expect((await balancesOf(site.db, currency))[`player:${playerId}:cash`]).toBe(
    BigInt(whole + fraction.slice(0, digits)),
  );
  const beyond = `0.${'0'.repeat(digits)}${fraction.slice(digits)}`;
  expect((await listRemainders(site.db)).filter((row) => row.currency === currency)).toMatchObject([
    { player_id: BigInt(playerId), came: amount, remainder: beyond, deposits: 1, total: beyond },
  ]);
});

test('coins beyond what can be shown are stored nowhere, and an operator hears of them', async () => {
  const playerId = await insertPlayer(site.db);
  const sent = { id: randomUUID(), reference: null, action: 'deposit', method: 'crypto_btc' };
  const coins = { ...sent, customer: `player:${playerId}`, amount: '90071992.54740992', currency: 'BTC' };
  const ended = { status: 'succeeded', failure: null, token: null, instrument: null };
  expect(await receive({ ...coins, ...ended })).toBe('attention');
  expect((await listPayments(site.db, { playerId, limit: 5 })).rows).toEqual([]);
  expect(site.reports).toContainEqual(expect.stringContaining('coins that cannot be taken'));
});

test('coins are told of from their first block on, counted down when blocks are replaced, and credited by the last', async () => {
  const playerId = await insertPlayer(site.db);
  const id = randomUUID();
  const news = (status: string, seen: number) =>
    receive({
      id,
      reference: null,
      action: 'deposit',
      method: 'crypto_btc',
      customer: `player:${playerId}`,
      amount: '0.5',
      currency: 'BTC',
      status,
      failure: status === 'failed' ? 'declined' : null,
      token: null,
      instrument: '3f9a…c1d2',
      confirmations: { seen, needed: 3 },
    });
  const shown = async () => {
    const { rows } = await listPayments(site.db, { playerId, limit: 5 });
    return rows
      .map(describePayment)
      .map(({ state, confirmations }) => [state, confirmations?.seen, confirmations?.needed]);
  };
  const told = [];
  for (const [status, seen] of [
    ['pending', 0],
    ['pending', 1],
    ['pending', 1],
    ['pending', 0],
    ['pending', 2],
  ] as const) {
    await news(status, seen);
    told.push(...(await shown()));
    expect(await cashOf(playerId, 'BTC')).toBe(0n);
  }
  expect(told).toEqual([0, 1, 1, 0, 2].map((seen) => ['pending', seen, 3]));
  expect(await readCappedDeposits(site.db, playerId)).toEqual([]);
  expect(await news('succeeded', 3)).toBe('applied');
  expect(await news('pending', 1)).toBe('ignored'); // Late, and a success is final.
  expect(await shown()).toEqual([['succeeded', 3, 3]]);
  expect(await cashOf(playerId, 'BTC')).toBe(50_000_000n);
  expect(await readCappedDeposits(site.db, playerId)).toEqual([{ currency: 'BTC', used: 50_000_000n }]);
});

test('coins begin no bonus: nobody agreed to one for them, so what a kept code brings waits', async () => {
  const playerId = await insertPlayer(site.db);
  await site.db.transaction((tx) => keepBonusCodeIn(tx, { playerId, code: 'WELCOME', now: new Date() }));
  const coins = { id: randomUUID(), reference: null, action: 'deposit', method: 'crypto_btc', amount: '0.5' };
  const state = { status: 'succeeded', failure: null, token: null, confirmations: { seen: 3, needed: 3 } };
  expect(
    await receive({ ...coins, ...state, customer: `player:${playerId}`, currency: 'BTC', instrument: '3f9a…c1d2' }),
  ).toBe('applied');
  const gifts = await readGifts(site.db, { playerId, spins: false, locale: 'en' });
  expect(gifts).toMatchObject([{ identifier: 'welcome', stage: 'issued', fund_cents: 0, queue_place: null }]);
});

test('coins that never come, as they were spent elsewhere, are said to have failed and count nowhere', async () => {
  const playerId = await insertPlayer(site.db);
  const coins = {
    id: randomUUID(),
    reference: null,
    action: 'deposit',
    method: 'crypto_btc',
    customer: `player:${playerId}`,
    amount: '0.5',
    currency: 'BTC',
    status: 'pending',
    failure: null,
    token: null,
    instrument: null,
    confirmations: { seen: 0, needed: 3 },
  };
  expect(await receive(coins)).toBe('applied');
  expect(await receive({ ...coins, status: 'failed', failure: 'declined' })).toBe('applied');
  const { rows } = await listPayments(site.db, { playerId, limit: 5 });
  expect(rows).toMatchObject([{ state: 'failed', failure: 'declined' }]);
  expect([await cashOf(playerId, 'BTC'), await readCappedDeposits(site.db, playerId)]).toEqual([0n, []]);
});

// shows: guard:cashbox-stop; guard:cashbox-reasons
test('a pending questionnaire refuses deposits until it is answered', async () => {
  const playerId = await insertPlayer(site.db);
  const now = new Date();
  const request = { playerId, actor: 'operator:anna', expiresAt: now, now };
  await site.db.transaction((tx) => requestQuestionnaire(tx, request));
  await expect(deposit(playerId)).rejects.toMatchObject({ code: 'questionnaire_pending' });
  const answers = { occupation: 'employed', source: 'salary', yearly_income: 'under_20k', confirmed: true } as const;
  await answerQuestionnaire(testPlayers(site.db), { playerId, answers });
  await expect(deposit(playerId)).resolves.toMatchObject({ state: 'submitted' });
});

test('one-click deposits come to so much a day and no further, 20 at once too; the usual way stays open', async () => {
  const playerId = await insertPlayer(site.db);
  const press = () => deposit(playerId, { oneClick: true, amount: 10_000n });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, press));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(press()).rejects.toMatchObject({
    code: 'one_click_cap_reached',
    params: { amount_cents: 0, currency: 'EUR' },
  });
  expect((await deposit(playerId, { amount: 10_000n })).state).toBe('submitted');
  const made = await run(
    site.db,
    tables.selectFrom('payments').select('id').where('player_id', '=', BigInt(playerId)).where('one_click', '=', true),
  );
  await applyPaymentUpdate(site.context, { paymentId: made[0]!.id, status: 'failed' });
  expect((await press()).state).toBe('submitted');
});
