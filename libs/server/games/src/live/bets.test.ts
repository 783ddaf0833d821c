import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { crashReachedMs } from '@croupier/game-math/testing';
import type { Database } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { hasPendingHolds } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { advanceLive } from '../testing/advance-live.ts';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable } from '../testing/live-table.ts';
import { readLiveBets, readLiveTables } from './read-live.ts';

const clock = testClock();
let db: Database;
let wheel: LiveTestTable;
let flight: LiveTestTable;

beforeAll(async () => {
  db = await gamesDatabase({ connections: 20 });
  wheel = await liveTable(db, { slug: 'harbour-roulette', clock });
  flight = await liveTable(db, { slug: 'lantern-ascent', clock });
});
beforeEach(() => wheel.open());
afterEach(async () => expect((await checkLedger(db)).breaks).toEqual([]));
afterAll(() => db.close());

const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const held = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:held`] ?? 0n;
const red = (stake_cents: number) => ({ fields: [{ name: 'red', stake_cents }] });
const limit = (playerId: number, type: 'loss' | 'wager', amount: bigint) =>
  db.transaction((tx) =>
    setLimit(tx, { playerId, type, period: 'day', accounts: [{ currency: 'EUR', amount }], now: clock.now() }),
  );
const used = async (playerId: number) =>
  (await readUserLimits(db, playerId, clock.now()))[0]!.accounts[0]!.current_value_amount_cents;

/** A flight that goes as far as is asked for: others are flown first. */
async function flightTo(multiplier: number, before: () => Promise<void>): Promise<number> {
  for (let turn = 0; turn < 60; turn++) {
    await flight.open();
    await before();
    const bust = ((await flight.draw()).outcome as { bust: number }).bust;
    if (bust > multiplier) return bust;
    await flight.finish();
  }
  throw new Error('no flight goes so far');
}

// shows: promise:C1
test('50 bets at once with funds for one: exactly one is taken, 10 rounds in a row', { timeout: 60_000 }, async () => {
  for (let turn = 0; turn < 10; turn++) {
    const playerId = await bettor(db, 1_000n);
    const round = (await wheel.state()).round!.number;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => wheel.place(playerId, { ...red(1_000), round })),
    );
    const codes = results.map((result) =>
      result.status === 'rejected' ? (result.reason as { code: string }).code : 'taken',
    );
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
    expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(49);
    expect([await cash(playerId), await held(playerId)]).toEqual([0n, 1_000n]);
  }
});

test('a bet at the lock takes nothing, one a millisecond before it is taken', async () => {
  const playerId = await bettor(db);
  const { number, locks_at } = (await wheel.state()).round!;
  const round = { round: number };
  clock.pass(Date.parse(locks_at) - clock.now().getTime() - 1);
  await wheel.place(playerId, round);
  clock.pass(1);
  await expect(wheel.place(playerId, round)).rejects.toMatchObject({ code: 'bets_closed' });
  await expect(wheel.place(playerId, { round: number + 1 })).rejects.toMatchObject({ code: 'bets_closed' });
  await advanceLive(wheel.own);
  await expect(wheel.place(playerId, round)).rejects.toMatchObject({ code: 'bets_closed' });
  expect([await cash(playerId), await held(playerId)]).toEqual([99_900n, 100n]);
});

// shows: promise:C2
test('one id 20 times on two copies: one effect, the same answer; another bet under it is refused', async () => {
  const playerId = await bettor(db);
  const other = wheel.copy();
  const id = randomUUID();
  const bets = await Promise.all(
    Array.from({ length: 20 }, (_, at) => wheel.place(playerId, { id }, at % 2 ? wheel.own : other)),
  );
  expect(new Set(bets.map((bet) => JSON.stringify(bet))).size).toBe(1);
  expect(await cash(playerId)).toBe(99_900n);
  await expect(wheel.place(playerId, { id, ...red(200) })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await wheel.draw();
  expect(await wheel.place(playerId, { id, round: bets[0]!.round })).toEqual(bets[0]); // After the lock, too.
});

test('what is not offered takes nothing, and says why', async () => {
  const playerId = await bettor(db, 1_000_000n);
  const refused = async (wanted: Parameters<LiveTestTable['place']>[1], code: string) =>
    expect(wheel.place(playerId, wanted), code).rejects.toMatchObject({ code });
  await refused({ fields: [{ name: '37', stake_cents: 100 }] }, 'params_not_allowed');
  await refused({ fields: [...red(100).fields, ...red(100).fields] }, 'params_not_allowed');
  await refused({ ...red(100), auto: 200 }, 'params_not_allowed');
  await refused(red(9), 'stake_too_small');
  await refused(red(50_001), 'stake_too_large');
  await refused({ ...red(101), maxStake: 100n }, 'stake_above_cap');
  await refused({ ...red(100), offered: false }, 'game_not_available');
  await refused({ ...red(100), currency: 'USD' }, 'currency_not_available');
  await wheel.place(playerId, red(30_000));
  await refused(red(20_001), 'stake_too_large'); // Together above the table's most.
  await flight.open();
  await expect(flight.place(playerId, { auto: 100 })).rejects.toMatchObject({ code: 'params_not_allowed' });
  expect(await cash(playerId)).toBe(970_000n);
});

test('a spot that no cloth has is refused, however much it looks like one', async () => {
  const playerId = await bettor(db);
  const hostile = ['1-5', '20-17', '17-20-23', '3-4', '0-4', '0-1-3', '0-1-2-3-4', '35-36-37', '17-17', '8-11-', '-8'];
  hostile.push(
    '017',
    '1-2-3-4',
    '34-35-36-37-38-39',
    'split',
    'column-4',
    'dozen-0',
    'toString',
    '__proto__',
    'crash',
    '',
  );
  for (const name of hostile)
    await expect(wheel.place(playerId, { fields: [{ name, stake_cents: 100 }] }), name).rejects.toMatchObject({
      code: 'params_not_allowed',
    });
  const twice = ['8-11', '17', '8-11'].map((name) => ({ name, stake_cents: 100 }));
  await expect(wheel.place(playerId, { fields: twice })).rejects.toMatchObject({ code: 'params_not_allowed' });
  expect([await cash(playerId), await held(playerId)]).toEqual([100_000n, 0n]);
});

test('what pays more takes less: a split two tenths of the most, a corner four, a six-line six', async () => {
  const playerId = await bettor(db, 1_000_000n);
  for (const [name, most] of [
    ['8-11', 10_000],
    ['7-8-9', 15_000],
    ['7-8-10-11', 20_000],
    ['7-8-9-10-11-12', 30_000],
  ] as const) {
    await wheel.open();
    const bet = (stake_cents: number) => wheel.place(playerId, { fields: [{ name, stake_cents }] });
    await expect(bet(most + 1)).rejects.toMatchObject({ code: 'stake_too_large' });
    const { id } = await bet(most);
    await expect(bet(10)).rejects.toMatchObject({ code: 'stake_too_large' });
    await wheel.undo(playerId, id);
  }
});

test('bets between numbers are paid by the numbers in their names', async () => {
  const playerId = await bettor(db);
  // Every pocket wins something: all but the zero are under a street.
  const streets = Array.from({ length: 12 }, (_, at) => [1, 2, 3].map((one) => 3 * at + one).join('-'));
  const others = ['8-11', '0-2', '7-8-10-11', '0-1-2', '0-1-2-3', '16-17-18-19-20-21', '31-32-33-34-35-36'];
  const fields = [...streets, ...others].map((name, at) => ({ name, stake_cents: 10 + at }));
  for (let turn = 0; turn < 8; turn++) {
    await wheel.open();
    const { id } = await wheel.place(playerId, { fields });
    const { pocket } = (await wheel.draw()).outcome as { pocket: number };
    await wheel.finish();
    const win = fields.reduce((sum, { name, stake_cents }) => {
      const numbers = name.split('-').map(Number);
      return numbers.includes(pocket) ? sum + (stake_cents * 36) / numbers.length : sum;
    }, 0);
    const [own] = (await readLiveBets(db, { playerId, limit: 1 })).data;
    expect(own).toMatchObject({ id, status: 'settled', fields, win_cents: win });
    expect(win > 0).toBe(true);
  }
});

test('the list of tables tells the round and how many play it: each player once, taken-back bets not', async () => {
  const listed = async () => (await readLiveTables(db, 'EUR')).find(({ slug }) => slug === 'harbour-roulette')!;
  const [one, other] = [await bettor(db), await bettor(db)];
  const before = (await listed()).players;
  await wheel.place(one);
  await wheel.place(one);
  const { id } = await wheel.place(other);
  const { round, players } = await listed();
  expect([round?.number, players]).toEqual([(await wheel.state()).round!.number, before + 2]);
  await wheel.undo(other, id);
  expect((await listed()).players).toBe(before + 1);
});

test('a player has no more than 60 bets on a round', async () => {
  const playerId = await bettor(db);
  await wheel.open();
  for (let bet = 0; bet < 60; bet++) await wheel.place(playerId, red(10));
  await expect(wheel.place(playerId, red(10))).rejects.toMatchObject({ code: 'too_many_bets' });
});

// shows: promise:L4
test('limits are asked in the bet and counted once: 20 at once never overshoot, an undone bet counts for nothing', async () => {
  const playerId = await bettor(db);
  await limit(playerId, 'wager', 950n);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => wheel.place(playerId)));
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(taken).toHaveLength(9);
  expect(await used(playerId)).toBe(900);
  await wheel.undo(playerId, taken[0]!.id);
  expect(await used(playerId)).toBe(800);
});

test('who takes a break bets at no table, and what lies there is played', async () => {
  const playerId = await bettor(db);
  const bet = await wheel.place(playerId);
  await db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'coolingoff', period: 'day', accounts: [], now: clock.now() }),
  );
  await expect(wheel.place(playerId)).rejects.toMatchObject({ code: 'excluded' });
  await wheel.draw();
  await wheel.finish();
  const [own] = (await readLiveBets(db, { playerId, limit: 1 })).data;
  expect(own).toMatchObject({ id: bet.id, status: 'settled' });
});

test('a bet undone is gone once, however often it is asked; another player’s is nobody’s', async () => {
  const [playerId, other] = [await bettor(db), await bettor(db)];
  const bet = await wheel.place(playerId, red(500));
  await expect(wheel.undo(other, bet.id)).rejects.toMatchObject({ code: 'not_found' });
  const undone = await Promise.all(Array.from({ length: 5 }, () => wheel.undo(playerId, bet.id)));
  expect(undone.map(({ status }) => status)).toEqual(Array(5).fill('undone'));
  expect([await cash(playerId), await held(playerId)]).toEqual([100_000n, 0n]);
  await wheel.draw();
  await expect(wheel.undo(playerId, bet.id)).resolves.toMatchObject({ status: 'undone' });
  await wheel.finish();
  expect(await cash(playerId)).toBe(100_000n);
});

test('undoing at the lock: each bet is taken back or played, never both', { timeout: 30_000 }, async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => bettor(db, 100n)));
  const bets = await Promise.all(players.map((playerId) => wheel.place(playerId)));
  const { locks_at } = await wheel.round();
  clock.pass(locks_at.getTime() - clock.now().getTime() - 1);
  const undos = players.map((playerId, at) => wheel.undo(playerId, bets[at]!.id).catch((error: unknown) => error));
  clock.pass(1);
  await advanceLive(wheel.own);
  const answers = (await Promise.all(undos)) as { status?: string; code?: string }[];
  await wheel.draw();
  await wheel.finish();
  for (const [at, playerId] of players.entries()) {
    const [own] = (await readLiveBets(db, { playerId, limit: 1 })).data;
    expect(own!.status).toBe(answers[at]!.status === 'undone' ? 'undone' : 'settled');
    expect(answers[at]!.status ?? answers[at]!.code).toMatch(/^(undone|bets_closed)$/);
    expect(await cash(playerId)).toBe(own!.status === 'undone' ? 100n : BigInt(own!.win_cents));
    expect(await hasPendingHolds(db, playerId)).toBe(false);
  }
});

test('a cash-out before the take-off or at once after it is too early, one at the instant of the bust too late', async () => {
  const playerId = await bettor(db);
  let id = '';
  await flight.open();
  const early = await flight.place(playerId);
  await expect(flight.cashOut(playerId, early.id)).rejects.toMatchObject({ code: 'cash_out_too_early' });
  const bust = await flightTo(150, async () => void (id = (await flight.place(playerId)).id));
  const { starts_at, lasts_ms } = await flight.round();
  const at = (ms: number) => new Date(starts_at!.getTime() + ms);
  await expect(flight.cashOut(playerId, id, at(0))).rejects.toMatchObject({ code: 'cash_out_too_early' });
  await expect(flight.cashOut(playerId, id, at(lasts_ms!))).rejects.toMatchObject({ code: 'cash_out_too_late' });
  const before = await cash(playerId);
  expect(await flight.cashOut(playerId, id, at(lasts_ms! - 1))).toMatchObject({
    cashed_out_at: bust,
    status: 'placed',
  });
  await flight.finish();
  expect(await cash(playerId)).toBe(before + BigInt(bust));
});

// shows: call:POST /api/live/bets/{id}/cash_out; promise:C3
test('a cash-out clicked ten times is one, and the first counts', async () => {
  const playerId = await bettor(db);
  let id = '';
  await flightTo(200, async () => void (id = (await flight.place(playerId)).id));
  const { starts_at } = await flight.round();
  const at = (multiplier: number) => new Date(starts_at!.getTime() + crashReachedMs(multiplier));
  await flight.cashOut(playerId, id, at(120));
  const again = await Promise.all(Array.from({ length: 10 }, () => flight.cashOut(playerId, id, at(180))));
  expect(new Set(again.map(({ cashed_out_at }) => cashed_out_at))).toEqual(new Set([120]));
  const before = await cash(playerId);
  await flight.finish();
  expect(await cash(playerId)).toBe(before + 120n);
});

test('after the bust has been told no cash-out counts, whatever another copy’s clock says', async () => {
  const playerId = await bettor(db);
  let id = '';
  await flightTo(150, async () => void (id = (await flight.place(playerId)).id));
  const { starts_at } = await flight.round();
  await flight.finish();
  const slow = new Date(starts_at!.getTime() + crashReachedMs(120));
  await expect(flight.cashOut(playerId, id, slow)).rejects.toMatchObject({ code: 'cash_out_too_late' });
});

test('an automatic cash-out is the server’s: nobody has to be there', async () => {
  const playerId = await bettor(db);
  const bust = await flightTo(150, async () => void (await flight.place(playerId, { auto: 150 })));
  expect(bust).toBeGreaterThan(150);
  const before = await cash(playerId);
  await flight.finish();
  expect(await cash(playerId)).toBe(before + 150n);
  const [own] = (await readLiveBets(db, { playerId, limit: 1 })).data;
  expect(own).toMatchObject({ status: 'settled', win_cents: 150, cashed_out_at: 150 });
});

test('a bonus pays what cash does not, its share comes back to it, and sides that cover the wheel count nothing', async () => {
  const playerId = await bettor(db, 60n);
  const id = await giveBonus(db, { playerId, now: clock.now() });
  const bet = await wheel.place(playerId, red(100));
  expect(await readBonus(db, id)).toMatchObject({ fund: 460n, wagered: 0n, open_bets: 1 });
  await wheel.place(playerId, { fields: [{ name: 'black', stake_cents: 100 }] });
  expect(await readBonus(db, id)).toMatchObject({ fund: 360n, wagered: 0n, open_bets: 2 });
  await expect(wheel.place(playerId, red(300))).rejects.toMatchObject({ code: 'bonus_stake_too_high' });
  await wheel.undo(playerId, bet.id);
  expect(await cash(playerId)).toBe(60n);
  expect(await readBonus(db, id)).toMatchObject({ fund: 400n, wagered: 0n, open_bets: 1 });
  await wheel.draw();
  await wheel.finish();
  const [own] = (await readLiveBets(db, { playerId, limit: 1 })).data;
  expect(own!.status).toBe('settled');
  expect(await readBonus(db, id)).toMatchObject({ fund: 400n + BigInt(own!.win_cents), wagered: 0n, open_bets: 0 });
});
