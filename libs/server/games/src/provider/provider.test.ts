import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { dice } from '@croupier/game-math/testing';
import { type Database, sql } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { createSessions } from '@croupier/server-sessions';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { exchangeToken } from '../launch/sessions.ts';
import {
  gamesDatabase,
  type InGameOrder,
  openWalletDoor,
  playerInGame,
  type PlayerInGame,
  testClock,
  testGames,
  type WalletDoor,
} from '../testing/index.ts';
import { answerProvider, sign } from './answer-call.ts';

const SECRET = 'between-us';
let db: Database;
let door: WalletDoor;
const clock = testClock();
let service: ReturnType<typeof testGames>;

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now });
  door = await openWalletDoor(db, clock.now, SECRET);
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  door.close();
  await db.close();
});

const call: WalletDoor['call'] = (action, body, secret) => door.call(action, body, secret);
/** A player in a title of the studio behind the door. */
const enter = (amount = 10_000n, more: InGameOrder = {}) =>
  playerInGame(db, service, { amount, clock: clock.now, provider: 'studio', ...more });
const launch = ({ playerId, siteSessionId }: PlayerInGame, provider: string) =>
  service.launch({
    slug: 'dice',
    maths: provider === 'house' ? 'dice' : null,
    provider,
    mode: 'real',
    edition: { currency: 'EUR', rules: {} },
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
    player: { id: playerId, siteSessionId, currency: 'EUR', nickname: null },
  });
const cash = async ({ playerId }: PlayerInGame) => Number((await balancesOf(db))[`player:${playerId}:cash`] ?? 0n);

/** The fields every call of a player's round carries. */
const about = (player: PlayerInGame, round: string = randomUUID()) => ({
  token: player.bearer,
  player: player.playerId,
  round,
  round_closed: false,
  game: 'dice',
  currency: 'EUR',
});
const moving = (base: ReturnType<typeof about>, amount: number, more: object = {}) => ({
  ...base,
  transaction_id: randomUUID(),
  amount,
  ...more,
});

test('an in-house title plays through the signed contract, and the money is what its maths says', async () => {
  const player = await enter();
  let expected = 10_000;
  for (let nonce = 0; nonce < 20; nonce++) {
    const base = about(player);
    const bet = moving(base, 100);
    const placed = await call('bet', bet);
    expect(placed).toEqual({ transaction_id: bet.transaction_id, balance: expected - 100 });
    const stream = createStream(nodeHmac, { serverSeed: 'studio', clientSeed: 'player', nonce });
    const { win } = dice.play(stream, { stake: 100n, params: { target: 5000, side: 'under' } }, null);
    expected += Number(win) - 100;
    const paid = await call(
      'win',
      moving({ ...base, round_closed: true }, Number(win), { reference: bet.transaction_id }),
    );
    expect(paid.balance).toBe(expected);
  }
  expect(await cash(player)).toBe(expected);
  expect(await call('balance', about(player))).toEqual({ balance: expected });
});

test('a launch token authenticates once and gives the token of the calls', async () => {
  const player = await enter();
  const launched = await launch(player, 'studio');
  expect(await call('authenticate', { token: launched.token })).toMatchObject({
    player: player.playerId,
    currency: 'EUR',
    game: 'dice',
    balance: 10_000,
  });
  expect(await call('authenticate', { token: launched.token })).toEqual({ error: 'invalid_token' });
});

// shows: promise:W6
test.each(['house', 'another-studio'])('a title of %s is nothing a studio can open or bet on', async (provider) => {
  const player = await enter(10_000n, { provider });
  expect(await call('bet', moving(about(player), 100))).toEqual({ error: 'invalid_token' });
  const { token } = await launch(player, provider);
  expect(await call('authenticate', { token })).toEqual({ error: 'invalid_token' });
  expect(await cash(player)).toBe(10_000);
  // It is not used up: whose it is opens it.
  const opened = exchangeToken(db, { token, provider, now: clock.now() });
  expect((await opened).session).toMatchObject({ playerId: player.playerId, slug: 'dice' });
});

test('a studio’s title opens nothing of our own, with its token as with its bearer', async () => {
  const player = await enter();
  const { token } = await launch(player, 'studio');
  await expect(service.open(token)).rejects.toMatchObject({ code: 'launch_token_invalid' });
  await expect(service.sessionOf(player.bearer)).rejects.toMatchObject({ code: 'unauthenticated' });
});

// shows: edition:de-stake
test('an edition’s largest stake binds a studio as it binds us, in whatever currency', async () => {
  const rules = { currency: 'EUR' as const, rules: { maxStakeCents: 100 } };
  const player = await enter(10_000n, { edition: rules });
  expect(await call('bet', moving(about(player), 101))).toEqual({ error: 'limit_exceeded' });
  expect((await call('bet', moving(about(player), 100))).balance).toBe(9_900);
  const other = await enter(10_000n, { edition: rules, currency: 'NOK' });
  const crowns = { ...about(other), currency: 'NOK' };
  expect(await call('bet', moving(crowns, 1_001))).toEqual({ error: 'limit_exceeded' });
  expect((await call('bet', moving(crowns, 1_000))).balance).toBe(9_000);
});

test('a call that is not signed with our secret is refused', async () => {
  const player = await enter();
  expect(await call('bet', moving(about(player), 100), 'another')).toEqual({ error: 'invalid_signature' });
  expect(await cash(player)).toBe(10_000);
});

// shows: promise:C2
test('the same transaction id 20 times at once is one bet with one answer; with anything else it is a duplicate', async () => {
  const player = await enter();
  const other = await enter();
  const bet = moving(about(player), 100);
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('bet', bet)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await cash(player)).toBe(9900);
  for (const change of [{ round: 'x' }, { amount: 101 }, { player: other.playerId, token: other.bearer }]) {
    expect(await call('bet', { ...bet, ...change })).toEqual({ error: 'duplicate_transaction' });
  }
});

test('a bet needs a living session, funds, the right currency and room under the limits', async () => {
  const player = await enter();
  expect(await call('bet', moving({ ...about(player), token: 'nonsense' }, 100))).toEqual({ error: 'invalid_token' });
  expect(await call('bet', moving({ ...about(player), currency: 'USD' }, 100))).toEqual({ error: 'wrong_currency' });
  expect(await call('bet', moving(about(player), 10_001))).toEqual({ error: 'not_enough_money' });
  await db.transaction((tx) =>
    setLimit(tx, {
      playerId: player.playerId,
      type: 'wager',
      period: 'day',
      accounts: [{ currency: 'EUR', amount: 50n }],
      now: clock.now(),
    }),
  );
  expect(await call('bet', moving(about(player), 51))).toEqual({ error: 'limit_exceeded' });
  await db.transaction((tx) =>
    setLimit(tx, { playerId: player.playerId, type: 'coolingoff', period: 'day', accounts: [], now: clock.now() }),
  );
  expect(await call('bet', moving(about(player), 1))).toEqual({ error: 'user_disabled' });
  expect(await cash(player)).toBe(10_000);
});

// shows: promise:R6
test('a win is paid after the session ended and after the round closed, a rollback too', async () => {
  const player = await enter();
  const [one, two] = [about(player), about(player)];
  const bets = [moving({ ...one, round_closed: true }, 100), moving(two, 100)];
  for (const bet of bets) await call('bet', bet);
  await createSessions({ db, clock: clock.now }).end({ id: player.siteSessionId, playerId: player.playerId });
  expect(await call('bet', moving(about(player), 1))).toEqual({ error: 'invalid_token' });
  expect((await call('win', moving(one, 300, { reference: bets[0]!.transaction_id }))).balance).toBe(10_100);
  expect((await call('rollback', moving(two, 100, { reference: bets[1]!.transaction_id }))).balance).toBe(10_200);
});

test('a rollback that overtakes its bet leaves a tombstone, and the late bet is refused', async () => {
  const player = await enter();
  const base = about(player);
  const bet = moving(base, 100);
  const rollback = moving(base, 100, { reference: bet.transaction_id });
  expect((await call('rollback', rollback)).balance).toBe(10_000);
  expect(await call('bet', bet)).toEqual({ error: 'transaction_rolled_back' });
  expect((await call('rollback', rollback)).balance).toBe(10_000);
  expect(await cash(player)).toBe(10_000);
});

test('a bet is rolled back once, whoever asks again and under whatever id; its win is refused then', async () => {
  const player = await enter();
  const base = about(player);
  const bet = moving(base, 100);
  await call('bet', bet);
  await Promise.all(
    Array.from({ length: 10 }, () => call('rollback', moving(base, 100, { reference: bet.transaction_id }))),
  );
  expect(await cash(player)).toBe(10_000);
  expect(await call('win', moving(base, 500, { reference: bet.transaction_id }))).toEqual({
    error: 'transaction_rolled_back',
  });
  expect(await call('bet', bet)).toEqual({ error: 'transaction_rolled_back' });
});

test('a recovery sweep that rolls back a bet already paid refunds nothing', async () => {
  const player = await enter();
  const base = about(player);
  const bet = moving(base, 100);
  await call('bet', bet);
  await call('win', moving(base, 500, { reference: bet.transaction_id }));
  expect(await call('rollback', moving(base, 100, { reference: bet.transaction_id }))).toEqual({
    error: 'duplicate_transaction',
  });
  expect(await cash(player)).toBe(10_400);
});

test('a win that no balance could show is refused, and asked again with less it is paid', async () => {
  const player = await enter();
  const base = about(player);
  const bet = moving(base, 100);
  await call('bet', bet);
  const win = (amount: number) => call('win', moving(base, amount, { reference: bet.transaction_id }));
  expect(await win(Number.MAX_SAFE_INTEGER)).toEqual({ error: 'invalid_request' });
  expect(await win(Number.MAX_SAFE_INTEGER - 9_899)).toEqual({ error: 'invalid_request' });
  expect((await win(Number.MAX_SAFE_INTEGER - 9_900)).balance).toBe(Number.MAX_SAFE_INTEGER);
});

test('a win on a bet nobody made is refused as unknown', async () => {
  const player = await enter();
  expect(await call('win', moving(about(player), 500, { reference: 'never' }))).toEqual({
    error: 'transaction_does_not_exist',
  });
});

test.each(['{', '[]', '"x"', '{}', '{"currency":"EUR"}', '{"token":7}'])(
  'a body of %s is refused by name',
  async (text) => {
    const body = Buffer.from(text);
    const { status } = await answerProvider(db, {
      provider: 'studio',
      secret: SECRET,
      action: 'bet',
      method: 'POST',
      path: '/bet',
      body,
      signature: sign(SECRET, { method: 'POST', path: '/bet', body }),
      now: clock.now(),
    });
    expect(status).toBe(422);
  },
);

// shows: promise:R6
test('a round nobody closed is closed after 48 hours, and a late win still paid', async () => {
  const player = await enter();
  const base = about(player);
  const bet = moving(base, 100);
  await call('bet', bet);
  clock.pass(48 * 3_600_000);
  await service.sweep();
  const [round] = await db.query<{ status: string }>(
    sql`select status from rounds where player_id = ${player.playerId}`,
  );
  expect(round!.status).toBe('closed');
  expect((await call('win', moving(base, 300, { reference: bet.transaction_id }))).balance).toBe(10_200);
});

// shows: promise:C2
test('after four months a repeated call still gets its first answer, and moves nothing', async () => {
  const player = await enter();
  const base = about(player);
  const bet = moving(base, 100);
  const win = moving({ ...base, round_closed: true }, 300, { reference: bet.transaction_id });
  const never = moving(about(player), 50);
  const tombstone = moving({ ...base, round: never.round }, 50, { reference: never.transaction_id });
  const first = [await call('bet', bet), await call('win', win), await call('rollback', tombstone)];
  clock.pass(124 * 86_400_000);
  await service.sweep();
  expect([await call('bet', bet), await call('win', win), await call('rollback', tombstone)]).toEqual(first);
  expect(await call('bet', { ...bet, amount: 101 })).toEqual({ error: 'duplicate_transaction' });
  expect(await call('bet', never)).toEqual({ error: 'transaction_rolled_back' });
  expect(await cash(player)).toBe(10_200);
});

interface Step {
  kind: 'bet' | 'win' | 'rollback';
  bet: number;
  amount: number;
  copies: number;
}

// shows: promise:M1
test(
  'a provider that repeats, reorders and gives up at random never creates or loses a cent',
  { tags: 'nightly', timeout: 60_000 },
  async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      kind: fc.constantFrom<Step['kind']>('bet', 'bet', 'win', 'rollback'),
      bet: fc.nat(9),
      amount: fc.integer({ min: 0, max: 400 }),
      copies: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), fc.uuid(), async (steps, salt) => {
        const player = await enter(1000n);
        const calls = steps.flatMap(({ kind, bet, amount, copies }, at) => {
          const base = about(player, `${salt}:${bet}`);
          const id = kind === 'bet' ? `${salt}:bet:${bet}` : `${salt}:${kind}:${at}`;
          const body = {
            ...base,
            transaction_id: id,
            amount: kind === 'bet' ? 50 + bet : amount,
            reference: `${salt}:bet:${bet}`,
          };
          return Array.from({ length: copies }, () => ({ kind, body }));
        });
        for (let from = 0; from < calls.length; from += 8)
          await Promise.all(calls.slice(from, from + 8).map(({ kind, body }) => call(kind, body)));
        const rows = await db.query<{ kind: string; state: string; amount: bigint }>(sql`
        select kind, state, amount from provider_transactions where player_id = ${player.playerId}`);
        const sum = (test: (row: { kind: string; state: string }) => boolean) =>
          rows.filter(test).reduce((total, row) => total + Number(row.amount), 0);
        const expected =
          1000 - sum((row) => row.kind === 'bet' && row.state === 'done') + sum((row) => row.kind === 'win');
        expect(await cash(player)).toBe(expected);
        const [{ stake, win }] = (await db.query<{ stake: bigint; win: bigint }>(sql`
        select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win from rounds where player_id = ${player.playerId}`)) as [
          { stake: bigint; win: bigint },
        ];
        expect(1000 - Number(stake) + Number(win)).toBe(expected);
        const [limits] = [await readUserLimits(db, player.playerId, clock.now())];
        expect(limits).toEqual([]);
      }),
      { numRuns: 12 },
    );
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);
