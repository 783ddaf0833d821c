import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CurrencyCode, currencyCodes, nominalUnit, picoEuros } from '@croupier/money';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { clearOutbox, readOutbox } from '@croupier/server-database/testing';
import { createBatchSteps, type GameService, rotateSeeds } from '@croupier/server-games';
import { diceBet, gamesDatabase, playerInGame, sumStakes, testGames } from '@croupier/server-games/testing';
import { giveBonus } from '@croupier/server-promotions/testing';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { migrations } from '../index.ts';
import type { Rates } from '../shared/rates.ts';
import { changeJackpotTerms } from './change-terms.ts';
import { checkJackpots } from './check-jackpots.ts';
import type { JackpotDefinition } from './definition.ts';
import { jackpotDefinitions } from './definitions.ts';
import { ensureJackpots } from './ensure-jackpots.ts';
import { jackpotsStep } from './jackpots-step.ts';
import { KnownJackpots } from './known-jackpots.ts';
import { CENT_PICOS } from './pot.ts';
import { publishJackpots } from './publish-jackpots.ts';
import { readJackpots, readLevels } from './read-jackpots.ts';
import { readOwnWins, readWins } from './read-wins.ts';

const [lanterns, tide] = jackpotDefinitions as [JackpotDefinition, JackpotDefinition];
const CHANCE = 'lantern-tide';
const MUST_HIT = 'deep-bell';
const rates = Object.fromEntries(
  currencyCodes.map((currency) => [currency, picoEuros[currency] * 100n]),
) as unknown as Rates;

let db: Database;
const copies: GameService[] = [];
let service: GameService;
beforeEach(async () => {
  db = await gamesDatabase({ connections: 24, more: [migrations] });
  service = copy();
});
/** After every test the ledger balances, and every pool equals its contributions less its wins. */
afterEach(async () => {
  await Promise.all(copies.splice(0).map((each) => each.stop()));
  expect((await checkJackpots(db)).problems).toEqual([]);
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

function copy(on = db): GameService {
  const made = testGames(on, { steps: createBatchSteps(jackpotsStep({ rates: () => rates })) });
  copies.push(made);
  return made;
}

const ensure = (...definitions: JackpotDefinition[]) =>
  ensureJackpots({
    db,
    clock: () => new Date(),
    definitions: definitions.length > 0 ? definitions : jackpotDefinitions,
  });

const withLevel = (
  definition: JackpotDefinition,
  at: number,
  change: Partial<Record<'share' | 'seed' | 'stakedPerWin' | 'mustHitBy', number>>,
): JackpotDefinition => ({
  ...definition,
  levels: definition.levels.map((level, index) => (index === at ? { ...level, ...change } : level)),
});

const enter = (slug: string, order: { currency?: CurrencyCode; amount?: bigint } = {}, on = service) =>
  playerInGame(db, on, { maths: 'dice', slug, ...order });
type Player = Awaited<ReturnType<typeof enter>>;

const play = ({ session }: Player, stake: bigint, roundId?: string) => service.play(session, diceBet(stake, roundId));

async function pools(): Promise<Record<string, bigint>> {
  const rows = await readLevels(db);
  return Object.fromEntries(rows.map(({ level, amount }) => [level, amount]));
}

/** Returns a player's cash change beyond a bet's stake and win: the jackpot's part. */
async function gainOf({ playerId }: Player, before: bigint, round: { stake: bigint; win: bigint }, currency = 'EUR') {
  const cash = (await balancesOf(db, currency as CurrencyCode))[`player:${playerId}:cash`]!;
  return cash - before - round.win + round.stake;
}

test('every level begins with its seed, in the ledger, once however many copies start', async () => {
  await Promise.all([ensure(), ensure(), ensure()]);
  const seeds = jackpotDefinitions.flatMap(({ levels }) => levels.map(({ id, seed }) => [id, BigInt(seed)]));
  expect(await pools()).toEqual(Object.fromEntries(seeds));
  expect((await balancesOf(db, 'EUR'))['house:jackpots']).toBe(-556_000n);
});

test('a stake gives its shares to all levels; what is below a cent waits and is not lost', async () => {
  await ensure(withLevel(tide, 0, { seed: 1_000, mustHitBy: 1_000_000 }));
  const player = await enter(MUST_HIT);
  await play(player, 1_000n);
  // 0.15% of 10.00 is 1.5 cents, 0.1% is 1.
  expect(await pools()).toEqual({ ripple: 1_001n, wave: 2_501n, swell: 25_001n, flood: 250_001n });
  await play(player, 1_000n);
  expect(await pools()).toEqual({ ripple: 1_003n, wave: 2_502n, swell: 25_002n, flood: 250_002n });
});

test('a title that feeds none sends no statement, and what jackpots there are is read every five seconds', async () => {
  const query = vi.fn(async () => []);
  const tx = { kind: 'transaction', query, wake: () => undefined } as never;
  const step = jackpotsStep({ rates: () => rates });
  const batch = (now: number) => ({
    tx,
    now: new Date(now),
    orders: [{ kind: 'play', slug: 'dice' }] as never,
    playerIds: [],
  });
  await (await step.prepare(batch(0))).write?.();
  await (await step.prepare(batch(4_000))).write?.();
  expect(query).toHaveBeenCalledTimes(1);
  await (await step.prepare(batch(6_000))).write?.();
  expect(query).toHaveBeenCalledTimes(2);
});

test('where an edition goes without jackpots its players feed none and win none', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const edition = { currency: 'EUR', rules: { competitionsForbidden: ['jackpots'] } } as const;
  const player = await playerInGame(db, service, { maths: 'dice', slug: CHANCE, edition });
  const before = await pools();
  await play(player, 1_000n);
  expect(await pools()).toEqual(before);
  expect(await readWins(db, null)).toEqual([]);
});

test('what a bonus pays of a stake feeds nothing, the cash part does', async () => {
  await ensure();
  const player = await enter(MUST_HIT, { amount: 60n });
  await giveBonus(db, { playerId: player.playerId });
  await play(player, 100n);
  const [wave] = await db.query<{ remainder: bigint }>(sql`
    select remainder from jackpot_feeds feed join jackpot_levels level on level.id = feed.level_id where level = 'wave'`);
  expect(wave!.remainder).toBe(60n * CENT_PICOS * 1_000n);
});

test('a demo round feeds nothing and wins nothing', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }), tide);
  const before = await pools();
  const { token } = await service.launch({
    slug: CHANCE,
    maths: 'dice',
    mode: 'demo',
    edition: { currency: 'EUR', rules: {} },
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
    player: null,
  });
  const { session } = await service.open(token);
  await service.play(session, diceBet(100n));
  expect(await pools()).toEqual(before);
  expect(await readWins(db, null)).toEqual([]);
});

test('a chance level pays the whole pool at once, is seeded again, and is drawn again from the revealed seed', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const player = await enter(CHANCE);
  await clearOutbox(db);
  const round = await play(player, 1_000n);
  expect(await gainOf(player, 100_000n, round)).toBe(502n); // The seed, and 0.2 % of 10.00.
  expect(await pools()).toMatchObject({ spark: 500n });
  const [win] = await readOwnWins(db, player.playerId, 'de');
  expect(win).toMatchObject({ amount_cents: 502, currency: 'EUR', round_id: round.id, title: 'Vier Laternen: Funke' });
  expect(win!.chance).toMatchObject({ server_seed: null, nonce: 0, from: '0' });
  expect(await readOutbox(db, { topic: 'jackpot_wins', player: player.playerId })).toMatchObject([
    { event: 'award', payload: { amount_cents: 502, currency: 'EUR', level: 'spark', round_id: round.id } },
  ]);
  await rotateSeeds(db, { playerId: player.playerId, now: new Date() });
  expect((await readOwnWins(db, player.playerId, null))[0]!.chance!.server_seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await checkJackpots(db)).toMatchObject({ wins: 1, problems: [] });
});

test('a must-hit-by level is won by the bet that lifts it to the sum whose hash was told before', async () => {
  await ensure(withLevel(tide, 0, { share: 7_000, seed: 100, mustHitBy: 110 }));
  const [before] = (await readJackpots(db, null))[0]!.levels;
  expect(before).toMatchObject({ kind: 'must_hit_by', amount_cents: 100, must_hit_by_cents: 110 });
  const player = await enter(MUST_HIT);
  // 0.7% of 1.50 is just over a cent: ten such bets exceed every possible threshold.
  let bets = 0;
  while ((await readWins(db, null)).length === 0 && bets++ < 10) await play(player, 150n);
  const [win] = await readWins(db, null);
  expect(win!.must_hit_by!.commitment).toBe(before!.commitment);
  expect(win!.pool_cents).toBe(win!.must_hit_by!.sum_cents);
  const [after] = (await readJackpots(db, null))[0]!.levels;
  expect(after!.amount_cents).toBe(100);
  expect(after!.commitment).not.toBe(before!.commitment);
});

test('a win is paid in the currency of the bet, at the rate of the day, rounded down', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const player = await enter(CHANCE, { currency: 'JPY', amount: 100_000n });
  const round = await play(player, 1_000n);
  // 1,000 JPY are 5.60 EUR: 1.12 cents of them go to the pool of 500; 501 cents are 894.6 JPY.
  expect(await gainOf(player, 100_000n, round, 'JPY')).toBe(894n);
});

test('bets of many players in many currencies leave each pool what stakes and house gave less what was won, to the cent', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 3_000 }), withLevel(tide, 0, { seed: 100, mustHitBy: 103 }));
  const currencies = ['EUR', 'USD', 'JPY', 'BTC'] as const;
  const amount = 10n ** 8n;
  const crowd = await Promise.all(
    currencies.flatMap((currency) => [CHANCE, MUST_HIT].map((slug) => enter(slug, { currency, amount }))),
  );
  const other = copy();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: fc.nat(crowd.length - 1), hundredths: fc.bigInt({ min: 10n, max: 5_000n }) }), {
        minLength: 5,
        maxLength: 40,
      }),
      async (bets) => {
        await Promise.all(
          bets.map(({ at, hundredths }, turn) => {
            const { session } = crowd[at]!;
            const stake = (hundredths * nominalUnit[session.currency]) / 100n;
            return (turn % 2 ? service : other).play(session, diceBet(stake));
          }),
        );
        expect((await checkJackpots(db)).problems).toEqual([]);
        expect((await checkLedger(db)).breaks).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
  const wins = await db.query<{ level: string; wins: bigint }>(
    sql`select level, count(*) as wins from jackpot_wins win join jackpot_levels level on level.id = win.level_id group by level`,
  );
  expect(wins.map(({ level }) => level).toSorted()).toEqual(expect.arrayContaining(['ripple', 'spark']));
  // Contributions recalculated from the rounds themselves: 10^-18 cents.
  const staked = await sumStakes(db);
  const given = await db.query<{ level: string; units: string }>(sql`
    select level.level, sum(fed::numeric * 1000000000000000000 + remainder) as units
    from jackpot_feeds feed join jackpot_levels level on level.id = feed.level_id group by level.level`);
  for (const { game, levels } of [
    { game: CHANCE, levels: lanterns.levels },
    { game: MUST_HIT, levels: tide.levels },
  ]) {
    const picos = staked
      .filter((row) => row.game === game)
      .reduce((sum, row) => sum + row.stake * rates[row.currency], 0n);
    for (const { id, share } of levels)
      expect(BigInt(given.find(({ level }) => level === id)!.units)).toBe(picos * BigInt(share));
  }
});

test('of fifty bets in parallel on two copies, each past the sum, one wins and the run pays once', async () => {
  await ensure(withLevel(tide, 0, { share: 7_000, seed: 1, mustHitBy: 2 }));
  // The threshold is 2 cents; a new run starts at 1 with the same one. A bet of 1.43 adds a cent.
  const crowd = await Promise.all(Array.from({ length: 50 }, () => enter(MUST_HIT)));
  const [other, third] = [copy(), openDatabase(db.url, { connections: 6 })];
  const away = copy(third);
  await Promise.all(crowd.map(({ session }, at) => [service, other, away][at % 3]!.play(session, diceBet(143n))));
  const wins = await db.query<{ run: number; amount_eur: bigint }>(
    sql`select run, amount_eur from jackpot_wins order by run`,
  );
  expect(wins.map(({ run }) => run)).toEqual(wins.map((_, at) => at + 1));
  // 50 × 1.001 cents above the first seed: one win per cent.
  expect(wins).toHaveLength(50);
  expect(wins.every(({ amount_eur }) => amount_eur === 2n)).toBe(true);
  await away.stop();
  await third.close();
});

test('of fifty bets in parallel that all win by chance every one is paid its own run', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const crowd = await Promise.all(Array.from({ length: 50 }, () => enter(CHANCE)));
  const other = copy();
  await Promise.all(crowd.map(({ session }, at) => (at % 2 ? service : other).play(session, diceBet(1_000n))));
  const wins = await readWins(db, null);
  expect(wins).toHaveLength(20);
  const paid = await db.query<{ runs: bigint; sum: bigint }>(
    sql`select count(distinct run) as runs, sum(amount_eur)::bigint as sum from jackpot_wins`,
  );
  // Each bet adds two cents to a pool of five euros.
  expect(paid).toEqual([{ runs: 50n, sum: 50n * 502n }]);
});

test('a bet whose answer was lost and that is asked again is paid once', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const player = await enter(CHANCE);
  const roundId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => play(player, 1_000n, roundId)));
  expect(new Set(answers.map(({ outcomeText }) => outcomeText)).size).toBe(1);
  expect(await readWins(db, null)).toHaveLength(1);
  expect(await gainOf(player, 100_000n, answers[0]!)).toBe(502n);
});

test('a batch that can not be stored takes its contributions and wins along', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const broken = testGames(db, {
    steps: createBatchSteps(jackpotsStep({ rates: () => rates }), {
      name: 'breaks',
      prepare: async ({ tx }) => ({ write: async () => void (await tx.query(sql`select 1 / 0`)) }),
    }),
  });
  copies.push(broken);
  const player = await enter(CHANCE);
  const before = await pools();
  await expect(broken.play(player.session, diceBet(1_000n))).rejects.toThrow();
  expect(await pools()).toEqual(before);
  expect(await readWins(db, null)).toEqual([]);
});

test('a copy that is cut off in the middle of a batch leaves the pools whole, and the bet asked again is paid once', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }));
  const player = await enter(CHANCE);
  const dying = openDatabase(db.url, { connections: 2 });
  const killed = testGames(dying, {
    steps: createBatchSteps(jackpotsStep({ rates: () => rates }), {
      name: 'dies',
      prepare: async ({ tx }) => ({
        async write() {
          const [row] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
          await db.query(sql`select pg_terminate_backend(${row!.pid}::integer)`);
        },
      }),
    }),
  });
  const roundId = randomUUID();
  await expect(killed.play(player.session, diceBet(1_000n, roundId))).rejects.toThrow();
  await killed.stop();
  await dying.close();
  const round = await play(player, 1_000n, roundId);
  expect(await readWins(db, null)).toHaveLength(1);
  expect(await gainOf(player, 100_000n, round)).toBe(502n);
});

test('changed terms are a new version, hold from the next bet on, and are refused where no jackpot may have them', async () => {
  await ensure();
  const now = new Date();
  const change = { jackpot: 'high-tide', level: 'ripple', now };
  await db.transaction((tx) => changeJackpotTerms(tx, { ...change, share: 3_000 }));
  const beyond = db.transaction((tx) => changeJackpotTerms(tx, { ...change, share: 9_000 }));
  await expect(beyond).rejects.toThrow();
  const nobody = db.transaction((tx) => changeJackpotTerms(tx, { ...change, level: 'puddle' }));
  await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
  await ensure(); // The version in the code is older now.
  const [, stored] = await readJackpots(db, null);
  expect(stored!.levels[0]!.share).toBe(0.003);
});

test('an inactive jackpot is not shown, takes nothing and keeps its pools', async () => {
  await ensure();
  await db.transaction((tx) => changeJackpotTerms(tx, { jackpot: 'high-tide', active: false, now: new Date() }));
  const before = await pools();
  await play(await enter(MUST_HIT), 1_000n);
  expect(await pools()).toEqual(before);
  expect((await readJackpots(db, null)).map(({ identifier }) => identifier)).toEqual(['four-lanterns']);
});

test('what changed is published, and nothing where nothing did', async () => {
  await ensure();
  const sent = new Map<bigint, bigint>();
  await publishJackpots(db, sent);
  await clearOutbox(db);
  await publishJackpots(db, sent);
  expect(await readOutbox(db)).toEqual([]);
  await play(await enter(MUST_HIT), 10_000n);
  await clearOutbox(db);
  await publishJackpots(db, sent);
  expect(await readOutbox(db, { topic: 'public:jackpots' })).toMatchObject([
    {
      event: 'changed',
      payload: { levels: expect.arrayContaining([{ jackpot: 'high-tide', level: 'wave', amount_cents: 2_510 }]) },
    },
  ]);
});

test('the check names a pool whose rows and ledger differ, a win that none is, and a hash of another sum', async () => {
  await ensure(withLevel(lanterns, 0, { stakedPerWin: 1 }), tide);
  await play(await enter(CHANCE), 1_000n);
  await db.query(sql`update jackpot_feeds set balance = balance + 1 where level_id = 2 and stripe = 0`);
  await db.query(sql`update jackpot_wins set drawn = won_to`);
  await db.query(sql`update jackpot_levels set threshold = threshold + 1 where level = 'wave'`);
  const { problems } = await checkJackpots(db);
  expect(problems).toHaveLength(4);
  expect(problems.join()).toMatch(/ledger.*its draw is not one that wins/s);
  await db.query(sql`update jackpot_feeds set balance = balance - 1 where level_id = 2 and stripe = 0`);
  await db.query(sql`update jackpot_wins set drawn = won_from`);
  await db.query(sql`update jackpot_levels set threshold = threshold - 1 where level = 'wave'`);
});

test('a copy knows of a jackpot within five seconds', async () => {
  const known = new KnownJackpots();
  await known.refresh(db, new Date(0));
  expect(known.of(CHANCE)).toBeNull();
  await ensure();
  await known.refresh(db, new Date(5_000));
  expect(known.of(CHANCE)).toMatchObject({ id: 'four-lanterns' });
  expect(known.of('dice')).toBeNull();
});
