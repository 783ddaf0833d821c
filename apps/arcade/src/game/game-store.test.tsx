import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { betIn, now, parentOf, resumed, roundOf, serverOf, sessionOf } from '../testing/session.ts';
import { createGameStore } from './game-store.ts';

const wait = () => Promise.resolve();
const refusing = (status: number, code: string) => ({
  fetch: vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ errors: { base: { [code]: '' } } }, { status }))),
  now,
  wait,
});

beforeEach(() => localStorage.clear());

test('a stake leaves the balance at once, the win joins it when the round has been shown', async () => {
  const parent = parentOf();
  const game = createGameStore(sessionOf(), parent, serverOf(250, 1_150));
  const playing = game.play({});
  expect(game.get()).toMatchObject({ balanceCents: 900, busy: true });
  await playing;
  expect(game.get()).toMatchObject({ balanceCents: 900, busy: true, asking: false });
  game.finish();
  expect(game.get()).toMatchObject({ balanceCents: 1_150, busy: false, playSession: { rounds: 1, won_cents: 250 } });
  expect(parent.say.mock.calls.map(([message]) => message.kind)).toEqual([
    'round_started',
    'balance',
    'balance',
    'round_ended',
  ]);
  const shown = parent.say.mock.calls.flatMap(([message]) => (message.kind === 'balance' ? message.balance_cents : []));
  expect(shown).toEqual([900, 1_150]);
});

test('while a round is shown the page is told so again and again, and no more once it has been', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const parent = parentOf();
  const game = createGameStore(sessionOf(), parent, serverOf(250, 1_150));
  const words = () => parent.say.mock.calls.filter(([{ kind }]) => kind === 'round_started').length;
  await game.play({});
  expect(words()).toBe(1);
  vi.advanceTimersByTime(30_000); // Free spins take their time.
  expect(words()).toBeGreaterThanOrEqual(4);
  game.finish();
  const told = words();
  vi.advanceTimersByTime(30_000);
  expect(words()).toBe(told);
});

test('an open round found again waits for its player and hides nothing: the page is told that alone', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const open = roundOf({ state: {}, win_cents: 0 });
  localStorage.setItem('croupier.begun.tidewater-atlas.EUR', open.id);
  const parent = parentOf();
  createGameStore(sessionOf({ last_round: open }), parent, { now }).interrupted();
  vi.advanceTimersByTime(30_000);
  expect(parent.say.mock.calls).toEqual([[{ kind: 'round_waits', round_id: open.id }]]);
});

test('a refused round is over for the page too, with its stake back', async () => {
  const parent = parentOf();
  await createGameStore(sessionOf(), parent, refusing(422, 'limit_reached')).play({});
  expect(parent.say.mock.calls.slice(-2)).toEqual([
    [{ kind: 'balance', currency: 'EUR', balance_cents: 1_000 }],
    [expect.objectContaining({ kind: 'round_ended', stake_cents: 0, win_cents: 0 })],
  ]);
});

const purchase = { id: 'free-spins', price: 437, rtp: 0.9532 } as const;

test('a purchase takes its whole price, once, and tells the page of it', async () => {
  const [parent, server] = [parentOf(), serverOf(2_000, 7_630)];
  const game = createGameStore(sessionOf({ balance_cents: 10_000, purchase }), parent, server);
  const [buying, twice] = [game.buy(), game.buy()];
  expect(game.get()).toMatchObject({ balanceCents: 5_630, busy: true });
  await buying;
  expect(await twice).toBeNull();
  expect(betIn(server.fetch.mock.calls[0]?.[1])).toMatchObject({ stake_cents: 4_370, params: { buy: 'free-spins' } });
  game.finish();
  expect(server.asked).toHaveLength(1);
  expect(parent.say).toHaveBeenCalledWith(expect.objectContaining({ kind: 'round_ended', stake_cents: 4_370 }));
});

test('a refused purchase gives the whole price back; one beyond the balance, or not on offer, is not asked for', async () => {
  const refused = createGameStore(
    sessionOf({ balance_cents: 10_000, purchase }),
    parentOf(),
    refusing(422, 'bonus_purchase_excluded'),
  );
  await refused.buy();
  expect(refused.get()).toMatchObject({ problem: 'bonus_purchase_excluded', balanceCents: 10_000, busy: false });
  const server = serverOf(0, 0);
  const poor = createGameStore(sessionOf({ balance_cents: 4_369, purchase }), parentOf(), server);
  await poor.buy();
  expect(poor.get()).toMatchObject({ problem: 'insufficient_funds', balanceCents: 4_369 });
  expect(await createGameStore(sessionOf({ balance_cents: 10_000 }), parentOf(), server).buy()).toBeNull();
  expect(server.asked).toEqual([]);
});

test('while one round goes on no other begins', async () => {
  const server = serverOf(0, 900);
  const game = createGameStore(sessionOf(), parentOf(), server);
  await Promise.all([game.play({}), game.play({}), game.play({})]);
  expect(server.asked).toHaveLength(1);
});

// shows: promise:R5
test('a round whose reply was lost is asked for again under the same id, and its stake is taken once', async () => {
  const server = serverOf(0, 900);
  let online = false;
  const fetch: typeof globalThis.fetch = async (...request) => {
    const reply = await server.fetch(...request); // The server plays the round; only its reply is lost.
    if (!online) throw new TypeError('network');
    return reply;
  };
  const game = createGameStore(sessionOf(), parentOf(), { ...server, fetch });
  expect(await game.play({})).toBeNull();
  expect(game.get()).toMatchObject({ problem: 'offline', balanceCents: 900, busy: true });
  const [first] = server.asked;
  online = true;
  expect(await game.retry()).toMatchObject({ id: first });
  expect(new Set(server.asked)).toEqual(new Set([first]));
  game.finish();
  expect(game.get()).toMatchObject({ problem: null, balanceCents: 900, busy: false });
});

test('a refused bet gives the stake back and says why', async () => {
  const game = createGameStore(sessionOf(), parentOf(), refusing(422, 'limit_reached'));
  expect(await game.play({})).toBeNull();
  expect(game.get()).toMatchObject({ problem: 'limit_reached', balanceCents: 1_000, busy: false });
  expect(game.hasUnanswered()).toBe(false);
});

test('a stake beyond the balance is not even asked for', async () => {
  const server = serverOf(0, 0);
  const game = createGameStore(sessionOf({ balance_cents: 90 }), parentOf(), server);
  expect(await game.play({})).toBeNull();
  expect(game.get().problem).toBe('insufficient_funds');
  expect(server.asked).toEqual([]);
  game.balanceElsewhere(5_000);
  expect(game.get()).toMatchObject({ problem: null, balanceCents: 5_000 });
});

// shows: edition:de-pause
test('the pause an edition asks for between rounds holds', async () => {
  let time = 1_000;
  const server = serverOf(0, 900);
  const game = createGameStore(sessionOf({ rules: { min_round_ms: 5_000, autoplay: true } }), parentOf(), {
    ...server,
    now: () => time,
  });
  await game.play({});
  game.finish();
  time = 5_999;
  expect(await game.play({})).toBeNull();
  time = 6_000;
  expect(await game.play({})).not.toBeNull();
});

// shows: promise:R5
test('a round cut short by a reload is found again, with the balance of before its win', () => {
  const round = roundOf();
  localStorage.setItem('croupier.begun.tidewater-atlas.EUR', round.id);
  const parent = parentOf();
  const after = { started_at: '2026-11-20T10:00:00.000Z', rounds: 3, staked_cents: 300, won_cents: 250 };
  const session = sessionOf({ last_round: round, balance_cents: 1_150, play_session: after });
  const game = createGameStore(session, parent, { now });
  const before = { balanceCents: 900, busy: true, playSession: { rounds: 2, staked_cents: 200, won_cents: 0 } };
  // From the start, while pictures load, and for the embedding page.
  const words = [
    { kind: 'round_started', round_id: round.id },
    { kind: 'balance', currency: 'EUR', balance_cents: 900 },
  ];
  expect(game.get()).toMatchObject(before);
  expect(parent.say.mock.calls.flat()).toEqual(words);
  expect(game.interrupted()).toEqual(round);
  expect(game.get()).toMatchObject(before);
  expect(parent.say.mock.calls.flat()).toEqual([...words, ...words]);
  game.finish();
  expect(game.get()).toMatchObject({ balanceCents: 1_150, busy: false, playSession: after });
  expect(localStorage.getItem('croupier.begun.tidewater-atlas.EUR')).toBeNull();
});

test('a round left unseen is shown after the session ended, a demo was played meanwhile, and another wallet', async () => {
  const server = serverOf(250, 1_150);
  const game = createGameStore(sessionOf(), parentOf(), server);
  const left = await game.play({});
  const server25 = { ...serverOf(0, 99_900), now: () => now() + 25 * 60_000 };
  for (const currency of ['FUN', 'USD'] as const) {
    const meanwhile = createGameStore(sessionOf({ currency, last_round: null }), parentOf(), server25);
    expect(meanwhile.interrupted()).toBeNull();
    await meanwhile.play({});
    meanwhile.finish();
  }
  const again = createGameStore(sessionOf({ last_round: left, balance_cents: 1_150 }), parentOf(), server25);
  expect(again.interrupted()).toEqual(left);
  again.finish();
  expect(createGameStore(sessionOf({ last_round: left }), parentOf(), server25).interrupted()).toBeNull();
});

test('a round that was shown to its end is not shown again', () => {
  const game = createGameStore(sessionOf({ last_round: roundOf() }), parentOf(), { now });
  expect(game.interrupted()).toBeNull();
  expect(game.get().busy).toBe(false);
});

test('a balance from elsewhere waits while a round is shown: it would give the ending away', async () => {
  const game = createGameStore(sessionOf(), parentOf(), serverOf(250, 1_150));
  await game.play({});
  game.balanceElsewhere(1_150);
  expect(game.get().balanceCents).toBe(900);
});

test('a deposit that came in while a round was shown is on the balance after it', async () => {
  const server = serverOf(250, 1_150);
  const game = createGameStore(sessionOf(), parentOf(), server);
  await game.play({});
  game.balanceElsewhere(6_150);
  server.fetch.mockImplementation(() =>
    Promise.resolve(
      resumed({ balance_cents: 6_150, play_session: game.get().playSession, last_round: null, gifts: [] }),
    ),
  );
  game.finish();
  await vi.waitFor(() => expect(game.get().balanceCents).toBe(6_150));
});
