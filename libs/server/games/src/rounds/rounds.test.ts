import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RoundCursor } from '@croupier/contracts';
import { createStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { dice } from '@croupier/game-math/testing';
import { type Database, sql } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { createSessions } from '@croupier/server-sessions';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { readRound, readRounds, rotateSeeds, setSeed, readSeeds } from '../index.ts';
import { diceBet, gamesDatabase, playerInGame, testClock, testGames } from '../testing/index.ts';
import { lanternWalk } from '../testing/lantern-walk.ts';
import type { RoundAnswer } from './order.ts';

let db: Database;
const clock = testClock();
let service: ReturnType<typeof testGames>;
const HOUR = 3_600_000;

beforeAll(async () => {
  db = await gamesDatabase();
  service = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const enter = (order: Parameters<typeof playerInGame>[2] = {}) =>
  playerInGame(db, service, { clock: clock.now, ...order });
const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const answered = (results: PromiseSettledResult<RoundAnswer>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
const limit = (playerId: number, type: 'loss' | 'wager', amount: bigint) =>
  db.transaction((tx) =>
    setLimit(tx, { playerId, type, period: 'day', accounts: [{ currency: 'EUR', amount }], now: clock.now() }),
  );

// shows: promise:R5
test('a bet moves stake and win at once and leaves the stored balance it answered', async () => {
  const { playerId, session } = await enter({ amount: 1000n });
  const round = await service.play(session, diceBet(100n));
  expect([0n, 198n]).toContain(round.win);
  expect(round.balance).toBe(900n + round.win);
  expect(await cash(playerId)).toBe(round.balance);
});

const TURNS = process.env['LONG'] === '1' ? 200 : 25;

// shows: promise:C1
test(
  `50 bets at once with funds for one: exactly one is taken, ${TURNS} rounds in a row`,
  { timeout: 60_000 },
  async () => {
    const other = testGames(db, { clock: clock.now }); // a second copy of the platform on the same database
    for (let turn = 0; turn < TURNS; turn++) {
      const { playerId, session } = await enter({ amount: 1000n });
      // The chance to win is 1 in 5,000, so wins add almost nothing to bet with.
      const bets = Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? service : other).play(session, diceBet(1000n, randomUUID(), 2)),
      );
      const rounds = answered(await Promise.allSettled(bets));
      if (rounds.some((round) => round.win > 0n)) continue;
      expect(rounds).toHaveLength(1);
      expect(await cash(playerId)).toBe(0n);
    }
  },
);

// shows: promise:C2; promise:R5
test('one id 50 times on two copies: one effect, identical answers; another body under it is refused', async () => {
  const other = testGames(db, { clock: clock.now });
  const { playerId, session } = await enter({ amount: 100_000n });
  const bet = diceBet(100n);
  const rounds = await Promise.all(
    Array.from({ length: 50 }, (_, at) => (at % 2 ? service : other).play(session, bet)),
  );
  expect(
    new Set(
      rounds.map(({ playSession: _, ...round }) =>
        JSON.stringify(round, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
      ),
    ).size,
  ).toBe(1);
  expect(await cash(playerId)).toBe(rounds[0]!.balance);
  await expect(service.play(session, { ...bet, stake: 101n })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await expect(service.play(session, diceBet(100n, bet.roundId, 4000))).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test("an id another player used is that player's own: both rounds stand", async () => {
  const id = randomUUID();
  const [one, two] = [await enter(), await enter()];
  await Promise.all([service.play(one.session, diceBet(100n, id)), service.play(two.session, diceBet(200n, id))]);
  expect((await readRound(db, two.playerId, id)).stake_cents).toBe(200);
});

// shows: promise:L4
test('50 bets at once never overshoot loss and wager limits', async () => {
  const { playerId, session } = await enter();
  await limit(playerId, 'wager', 950n);
  await limit(playerId, 'loss', 100_000n);
  const rounds = answered(
    await Promise.allSettled(Array.from({ length: 50 }, () => service.play(session, diceBet(100n)))),
  );
  expect(rounds).toHaveLength(9);
  const net = rounds.reduce((sum, round) => sum + round.stake - round.win, 0n);
  const [wager, loss] = await readUserLimits(db, playerId, clock.now());
  expect(wager!.accounts[0]!.current_value_amount_cents).toBe(900);
  expect(loss!.accounts[0]!.current_value_amount_cents).toBe(net > 0n ? Number(net) : 0);
});

test('a refused bet uses no nonce, no money and no limit', async () => {
  const { playerId, session } = await enter({ amount: 50n });
  await limit(playerId, 'wager', 1000n);
  await expect(service.play(session, diceBet(60n))).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect((await readSeeds(db, playerId)).nonce).toBe(0);
  expect((await readUserLimits(db, playerId, clock.now()))[0]!.accounts[0]!.current_value_amount_cents).toBe(0);
});

test('nonces grow by one a bet, none twice, and the revealed seed proves every outcome', async () => {
  const { playerId, session } = await enter();
  const before = await readSeeds(db, playerId);
  const rounds = await Promise.all(Array.from({ length: 40 }, () => service.play(session, diceBet(10n))));
  expect(rounds.map((round) => Number(round.nonce)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, at) => at),
  );
  const hidden = await readRound(db, playerId, rounds[0]!.id);
  expect(hidden.draws[0]).toMatchObject({ server_seed: null, server_seed_hash: before.server_seed_hash });
  const after = await rotateSeeds(db, { playerId, now: clock.now() });
  expect(after).toMatchObject({
    nonce: 0,
    server_seed_hash: before.next_server_seed_hash,
    previous: { server_seed_hash: before.server_seed_hash, bets: 40 },
  });
  for (const { id } of rounds) {
    const {
      draws: [draw],
      stake_cents,
      win_cents,
    } = await readRound(db, playerId, id);
    const stream = createStream(nodeHmac, {
      serverSeed: draw!.server_seed!,
      clientSeed: draw!.client_seed,
      nonce: draw!.nonce,
    });
    const again = dice.play(stream, { stake: BigInt(stake_cents), params: draw!.params as never }, null);
    expect(again).toMatchObject({ win: BigInt(win_cents), outcome: draw!.outcome });
  }
});

// shows: call:PUT /api/fairness/seeds/client
test('a client seed set before the first bet stays in its pair, later it begins a new one', async () => {
  const { playerId, session } = await enter();
  const first = await readSeeds(db, playerId);
  expect(await setSeed(db, { playerId, clientSeed: 'mine', now: clock.now() })).toMatchObject({
    client_seed: 'mine',
    server_seed_hash: first.server_seed_hash,
  });
  await service.play(session, diceBet(10n));
  const next = await setSeed(db, { playerId, clientSeed: 'other', now: clock.now() });
  expect(next).toMatchObject({
    client_seed: 'other',
    nonce: 0,
    server_seed_hash: first.next_server_seed_hash,
    previous: { client_seed: 'mine', bets: 1 },
  });
});

test('rotations and bets at once never use a nonce of a seed twice', async () => {
  const { playerId, session } = await enter();
  const bets = Array.from({ length: 60 }, () => service.play(session, diceBet(10n)));
  const turns = Array.from({ length: 10 }, () => rotateSeeds(db, { playerId, now: clock.now() }));
  await Promise.all([...bets, ...turns]);
  const twice = await db.query(
    sql`select 1 from rounds where player_id = ${playerId} group by seed_id, nonce having count(*) > 1`,
  );
  expect(twice).toEqual([]);
});

// shows: promise:A3
test('a bet is refused as soon as the player signed out, in an open game too', async () => {
  const { session, siteSessionId, playerId } = await enter();
  await service.play(session, diceBet(10n));
  await createSessions({ db, clock: clock.now }).end({ id: siteSessionId, playerId });
  await expect(service.play(session, diceBet(10n))).rejects.toMatchObject({ code: 'unauthenticated' });
});

// shows: promise:L5
test("an excluded player's next bet is refused", async () => {
  const { session, playerId } = await enter();
  await db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'coolingoff', period: 'day', accounts: [], now: clock.now() }),
  );
  await expect(service.play(session, diceBet(10n))).rejects.toMatchObject({ code: 'excluded' });
});

// shows: promise:L7; limit:session-reached
test('playing time is counted between bets and ends play when it is used up', async () => {
  const { session, playerId } = await enter();
  await db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'session', period: 'day', accounts: [], seconds: 100, now: clock.now() }),
  );
  await service.play(session, diceBet(10n));
  clock.pass(100_000);
  await service.play(session, diceBet(10n));
  await expect(service.play(session, diceBet(10n))).rejects.toMatchObject({ code: 'session_limit_reached' });
});

// shows: edition:de-stake; edition:de-pause; promise:L9
test('the German edition caps the stake and asks for five seconds between spins', async () => {
  const edition = { currency: 'EUR', rules: { maxStakeCents: 100, secondsBetweenSpins: 5 } } as const;
  const { session } = await enter({ edition });
  await expect(service.play(session, diceBet(110n))).rejects.toMatchObject({ code: 'stake_above_cap' });
  await service.play(session, diceBet(100n));
  clock.pass(4999);
  await expect(service.play(session, diceBet(100n))).rejects.toMatchObject({
    code: 'spin_too_soon',
    params: { wait_ms: 1 },
  });
  clock.pass(1);
  await service.play(session, diceBet(100n));
});

test('where one game at a time is the rule, the next one ends the others on every copy, opened or on their way', async () => {
  const edition = { currency: 'EUR', rules: { oneGameAtATime: true } } as const;
  const other = testGames(db, { clock: clock.now });
  const first = await enter({ edition });
  const { playerId, siteSessionId } = first;
  await other.play(await other.sessionOf(first.bearer), diceBet(10n)); // The other copy knows it by now.
  const launch = () =>
    service.launch({
      slug: 'dice',
      maths: 'dice',
      mode: 'real',
      edition,
      locale: 'en',
      parentOrigin: 'http://casino.localhost',
      player: { id: playerId, siteSessionId, currency: 'EUR', nickname: null },
    });
  const [unopened, neighbour] = [await launch(), await enter({ edition })];
  const second = await enter({ edition, again: first });
  await expect(other.sessionOf(first.bearer)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(service.open(unopened.token)).rejects.toMatchObject({ code: 'launch_token_invalid' });
  await service.play(await other.sessionOf(second.bearer), diceBet(10n));
  await service.play(await service.sessionOf(neighbour.bearer), diceBet(10n));
});

test('elsewhere two games of one player are open beside each other, on one balance', async () => {
  const first = await enter({ amount: 100n });
  const second = await enter({ again: first });
  const rounds = await Promise.all([
    service.play(await service.sessionOf(first.bearer), diceBet(50n)),
    service.play(await service.sessionOf(second.bearer), diceBet(50n)),
  ]);
  expect(await cash(first.playerId)).toBe(rounds.reduce((sum, { win }) => sum + win, 0n));
});

test('a stake or params the game does not offer are refused before anything is locked', async () => {
  const { session } = await enter();
  await expect(service.play(session, diceBet(9n))).rejects.toMatchObject({ code: 'stake_not_allowed' });
  await expect(service.play(session, { ...diceBet(10n), params: { target: 1, side: 'under' } })).rejects.toMatchObject({
    code: 'params_not_allowed',
  });
});

test('the play session counts rounds, stakes and wins and starts over after a pause', async () => {
  const { session } = await enter();
  const first = await service.play(session, diceBet(100n));
  const second = await service.play(session, diceBet(100n));
  expect(second.playSession).toMatchObject({ rounds: 2, staked: 200n, won: first.win + second.win });
  clock.pass(HOUR / 2);
  const { session: later } = await enter({ again: await enter() });
  expect((await service.play(later, diceBet(100n))).playSession).toMatchObject({ rounds: 1, staked: 100n });
});

test('one order that cannot be stored does not take its batch along', async () => {
  const broken = { ...dice, id: 'broken', play: () => ({ win: -5n, outcome: null, state: null, steps: 1 }) };
  const own = testGames(db, { clock: clock.now, games: { broken } });
  const good = await playerInGame(db, own, { clock: clock.now });
  const bad = await playerInGame(db, own, { clock: clock.now, maths: 'broken' });
  const results = await Promise.allSettled([
    own.play(bad.session, diceBet(10n)),
    own.play(good.session, diceBet(10n)),
    own.play(bad.session, diceBet(10n)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(await cash(bad.playerId)).toBe(100_000n);
});

/** Returns the cells without a mine. */
async function safeCells(roundId: string): Promise<number[]> {
  const [row] = await db.query<{ state: { layout: number[] } }>(sql`select state from rounds where id = ${roundId}`);
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !row!.state.layout.includes(cell));
}

test('of two games side by side each finds its own interrupted round, whatever was played in the other since', async () => {
  const first = await enter({ amount: 1000n });
  const { playerId } = first;
  const second = await enter({ maths: 'lantern-walk', again: first });
  const hidden = await service.play(first.session, diceBet(10n));
  clock.pass(3_000);
  const open = await service.play(second.session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  const [one, other] = [await service.resume(first.session), await service.resume(second.session)];
  expect(one.lastRound).toMatchObject({ id: hidden.id, open: false, outcomeText: hidden.outcomeText });
  expect(other.lastRound).toMatchObject({ id: open.id, open: true });
  // Twenty minutes and a decision in the other later it is still the first game's own.
  clock.pass(1_200_000);
  await service.act(second.session, { roundId: open.id, actId: randomUUID(), action: 'leave' });
  const third = await enter({ maths: 'firefly-keno', again: first });
  expect((await service.resume(first.session)).lastRound).toMatchObject({ id: hidden.id });
  expect((await service.resume(second.session)).lastRound).toMatchObject({ id: open.id, open: false });
  expect((await service.resume(third.session)).lastRound).toBeNull();
  expect((await readRounds(db, { playerId, limit: 5 })).data).toHaveLength(2);
});

// shows: promise:R6
test('a round with decisions stays open, resumes, and pays when the player leaves', async () => {
  const { session, playerId } = await enter({ maths: 'lantern-walk', amount: 1000n });
  const roundId = randomUUID();
  const bet = { roundId, stake: 100n, params: 'start' };
  expect(await service.play(session, bet)).toMatchObject({ open: true, balance: 900n });
  await expect(service.play(session, { ...bet, roundId: randomUUID() })).rejects.toMatchObject({ code: 'round_open' });
  await expect(rotateSeeds(db, { playerId, now: clock.now() })).rejects.toMatchObject({ code: 'round_open' });
  expect((await service.resume(session)).lastRound).toMatchObject({ id: roundId, open: true });
  const act = { roundId, actId: randomUUID(), action: 'leave' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.act(session, act)));
  expect(new Set(answers.map((answer) => answer.balance))).toEqual(new Set([1000n]));
  await expect(service.act(session, { ...act, action: 'step' })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  await expect(service.act(session, { ...act, actId: randomUUID() })).rejects.toMatchObject({ code: 'round_not_open' });
  const { lastRound } = await service.resume(session);
  expect(JSON.parse(lastRound!.outcomeText)).toEqual({ left: 100 });
  expect((await readRound(db, playerId, roundId)).draws.map((draw) => draw.win_cents)).toEqual([0, 100]);
});

test('a decision that stakes more takes it once, on one copy of 20 that ask, and the history has both stakes', async () => {
  const other = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
  const { session, playerId } = await enter({ maths: 'lantern-walk', amount: 1000n });
  await limit(playerId, 'wager', 500n);
  const bet = { roundId: randomUUID(), stake: 100n, params: 'start' };
  await service.play(session, bet);
  const raise = { roundId: bet.roundId, actId: randomUUID(), action: 'raise' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? service : other).act(session, raise)),
  );
  expect(new Set(answers.map(({ balance, stake }) => `${balance} ${stake}`))).toEqual(new Set(['800 200']));
  expect(await cash(playerId)).toBe(800n);
  const [usage] = (await readUserLimits(db, playerId, clock.now())).filter(({ type }) => type === 'wager');
  expect(JSON.stringify(usage)).toContain('200');
  // The bet asked for again is still the one that was made.
  expect(await service.play(session, bet)).toMatchObject({ id: bet.roundId, stake: 200n });
  await expect(service.play(session, { ...bet, stake: 200n })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  const ended = await service.act(session, { roundId: bet.roundId, actId: randomUUID(), action: 'leave' });
  expect(ended).toMatchObject({ open: false, win: 200n, balance: 1000n });
  const round = await readRound(db, playerId, bet.roundId);
  expect(round).toMatchObject({ stake_cents: 200, win_cents: 200 });
  expect(round.draws.map((draw) => draw.stake_cents)).toEqual([100, 100, 0]);
  expect(ended.playSession).toMatchObject({ staked: 200n, won: 200n });
});

test('a decision that stakes more than there is, or than a limit leaves, is refused and the round stays as it was', async () => {
  const { session, playerId } = await enter({ maths: 'lantern-walk', amount: 150n });
  const bet = { roundId: randomUUID(), stake: 100n, params: 'start' };
  await service.play(session, bet);
  const act = (action: string) => service.act(session, { roundId: bet.roundId, actId: randomUUID(), action });
  await expect(act('raise')).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect((await service.resume(session)).lastRound).toMatchObject({ stake: 100n, open: true });
  expect(await act('leave')).toMatchObject({ win: 100n, balance: 150n });

  const { session: careful, playerId: carefulId } = await enter({ maths: 'lantern-walk', amount: 1000n });
  await limit(carefulId, 'loss', 150n);
  const limited = { ...bet, roundId: randomUUID() };
  await service.play(careful, limited);
  const raise = { roundId: limited.roundId, actId: randomUUID(), action: 'raise' };
  await expect(service.act(careful, raise)).rejects.toMatchObject({ code: 'limit_reached' });
  expect(await service.act(careful, { ...raise, action: 'leave' })).toMatchObject({ stake: 100n, balance: 1000n });
  expect(await cash(playerId)).toBe(150n);
});

test('a decision the round does not allow is refused and moves nothing, and no state leaves the server', async () => {
  const { session, playerId } = await enter({ maths: 'amber-mines', amount: 1000n });
  const roundId = randomUUID();
  const pick = (cell: number) => ({ roundId, actId: randomUUID(), action: { do: 'pick', cell } });
  await expect(service.act(session, pick(1))).rejects.toMatchObject({ code: 'round_not_open' });
  await service.play(session, { roundId, stake: 100n, params: { mines: 1 } });
  const [cell] = await safeCells(roundId);
  await expect(service.act(session, { ...pick(0), action: { do: 'cash_out' } })).rejects.toMatchObject({
    code: 'params_not_allowed',
  });
  const dug = await service.act(session, pick(cell!));
  expect(JSON.parse(dug.outcomeText)).toMatchObject({ picks: [cell], layout: null });
  await expect(service.act(session, pick(cell!))).rejects.toMatchObject({ code: 'params_not_allowed' });
  await expect(service.act(session, { ...pick(0), action: { do: 'give_back' } })).rejects.toMatchObject({
    code: 'params_not_allowed',
  });
  const { lastRound } = await service.resume(session);
  expect(JSON.parse(lastRound!.outcomeText)).toMatchObject({ picks: [cell], end: null, layout: null });
  expect(await cash(playerId)).toBe(900n);
  clock.pass(48 * HOUR);
  await service.sweep();
  expect(await cash(playerId)).toBe(1003n); // 0.99 · 25 ÷ 24 of the stake, cashed out for its player.
});

// shows: promise:R6
test('a round left open for 48 hours finishes itself, though its player is signed out and excluded', async () => {
  const { session, playerId, siteSessionId } = await enter({ maths: 'lantern-walk', amount: 100n });
  await service.play(session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  await createSessions({ db, clock: clock.now }).end({ id: siteSessionId, playerId });
  await db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'selfexclusion', period: 'forever', accounts: [], now: clock.now() }),
  );
  clock.pass(48 * HOUR - 1000);
  expect(await service.sweep()).toBe(0);
  clock.pass(1000);
  expect(
    (
      await Promise.all([
        service.sweep(),
        testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } }).sweep(),
      ])
    ).some((count) => count > 0),
  ).toBe(true);
  expect(await cash(playerId)).toBe(100n);
  expect((await readRounds(db, { playerId, limit: 1 })).data[0]!.status).toBe('closed');
});

test('an abandoned round that cannot be finished is reported, and keeps no other from its end', async () => {
  const stuck = {
    ...lanternWalk,
    id: 'stuck',
    decisions: {
      ...lanternWalk.decisions!,
      conclude: () => {
        throw new Error('no way out');
      },
    },
  };
  const other = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk, stuck } });
  const [lost, sound] = [
    await playerInGame(db, other, { clock: clock.now, maths: 'stuck', amount: 100n }),
    await enter({ maths: 'lantern-walk', amount: 100n }),
  ];
  await other.play(lost.session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  clock.pass(1000);
  await other.play(sound.session, { roundId: randomUUID(), stake: 100n, params: 'start' });
  clock.pass(48 * HOUR);
  await expect(other.sweep()).rejects.toThrow('1 of 2 abandoned rounds');
  expect(await cash(sound.playerId)).toBe(100n);
  await db.query(sql`update rounds set status = 'closed', state = null where player_id = ${lost.playerId}`);
});

test('history pages by keyset, newest first, nothing twice and nothing left out', async () => {
  const { session, playerId } = await enter();
  const played = [];
  for (let at = 0; at < 25; at++) played.push((await service.play(session, diceBet(10n))).id);
  const seen: string[] = [];
  let before: RoundCursor | undefined;
  do {
    const page = await readRounds(db, { playerId, before, limit: 10 });
    seen.push(...page.data.map((round) => round.id));
    before = page.next === null ? undefined : v.parse(RoundCursor, page.next);
  } while (before);
  expect(seen.toSorted()).toEqual(played.toSorted());
});

test('a round is unknown to anyone but its player', async () => {
  const [one, two] = [await enter(), await enter()];
  const { id } = await service.play(one.session, diceBet(10n));
  await expect(readRound(db, two.playerId, id)).rejects.toMatchObject({ code: 'not_found' });
});
