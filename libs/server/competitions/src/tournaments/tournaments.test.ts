import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TournamentScoring } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { createBatchSteps, type GameService, migrations as games } from '@croupier/server-games';
import { diceBet, lanternWalk, playerInGame, testClock, testGames } from '@croupier/server-games/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { migrations as promotions } from '@croupier/server-promotions';
import { migrations as sessions } from '@croupier/server-sessions';
import { checkLedger, migrations as wallet } from '@croupier/server-wallet';
import { balancesOf } from '@croupier/server-wallet/testing';
import { migrations } from '../index.ts';
import { closeTournament, closeTournaments } from './close.ts';
import { confirmTournament } from './confirm.ts';
import type { TournamentDefinition } from './definition.ts';
import { tournamentDefinitions } from './definitions.ts';
import { findTournament } from './find-tournament.ts';
import { publishBoards } from './publish-boards.ts';
import { readOwn, readStatus } from './read-status.ts';
import { listTournaments, readTournament } from './read-tournaments.ts';
import { replayTournament } from './replay.ts';
import { scheduleTournaments } from './schedule.ts';
import { scoresStep } from './scores-step.ts';
import type { Rates } from './tournament.ts';

const HOUR_MS = 3_600_000;
const EURO_RATE = 10n ** 12n;
const rates = Object.fromEntries(currencyCodes.map((currency) => [currency, EURO_RATE])) as Record<
  CurrencyCode,
  bigint
>;
const dollarAtHalf: Rates = { ...rates, USD: EURO_RATE / 2n };

let db: Database;
let clock: ReturnType<typeof testClock>;
let service: GameService;
beforeAll(async () => {
  db = await testDatabase([audit, players, sessions, wallet, limits, promotions, games, migrations]);
  await migrateJobs(db);
  clock = testClock();
  service = testGames(db, {
    clock: clock.now,
    steps: createBatchSteps(scoresStep()),
    games: { 'lantern-walk': lanternWalk },
  });
});
afterAll(async () => {
  await service.stop();
  await db.close();
});

const definition = (id: string, changes: Partial<TournamentDefinition> = {}): TournamentDefinition => ({
  ...tournamentDefinitions[0]!,
  id,
  minStake: 10,
  prizes: [{ from: 1, to: 3, amount: 1001 }],
  first: clock.now().toISOString(),
  everyHours: 24,
  lastsHours: 2,
  ...changes,
});

const schedule = (...definitions: TournamentDefinition[]) =>
  scheduleTournaments({ db, clock: clock.now, definitions, rates: dollarAtHalf });

/** A running tournament of its own, known to the copy. */
async function running(id: string, changes: Partial<TournamentDefinition> = {}) {
  await schedule(definition(id, changes));
  const [row] = await db.query<{ id: bigint }>(
    sql`select id from tournaments where definition = ${id} and state = 'open' order by start_at limit 1`,
  );
  clock.pass(11_000);
  return Number(row!.id);
}

/** One that has less than a minute left. */
const endingSoon = (id: string, changes: Partial<TournamentDefinition> = {}) =>
  running(id, { first: new Date(clock.now().getTime() - 2 * HOUR_MS + 60_000).toISOString(), ...changes });

const confirm = (tournamentId: number, playerId: number) =>
  confirmTournament({ db, clock: clock.now, playerId, tournamentId });

async function entrant(tournamentId: number, order: Parameters<typeof playerInGame>[2] = {}) {
  const player = await playerInGame(db, service, { clock: clock.now, ...order });
  await confirm(tournamentId, player.playerId);
  clock.pass(1);
  return player;
}
type Player = Awaited<ReturnType<typeof entrant>>;

/** Plays rounds, a second apart. */
async function play({ session }: Player, stakes: readonly bigint[]) {
  const rounds = [];
  for (const stake of stakes) {
    rounds.push(await service.play(session, diceBet(stake)));
    clock.pass(1000);
  }
  return rounds;
}
const multiples = (rounds: readonly { stake: bigint; win: bigint }[]) =>
  rounds.map(({ stake, win }) => Number((win * 10_000n) / stake));
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
const differences = async (id: number) => replayTournament(db, await findTournament(db, { id }));
const reader = () => ({ locale: null, now: clock.now() });

const rules: [TournamentScoring, (rounds: { stake: bigint; win: bigint }[]) => number][] = [
  [{ rule: 'stake_sum' }, (rounds) => sum(rounds.map(({ stake }) => Number(stake) * 100))],
  [{ rule: 'best_multiple' }, (rounds) => Math.max(...multiples(rounds))],
  [{ rule: 'multiple_sum' }, (rounds) => sum(multiples(rounds))],
  [{ rule: 'points_per_win', points: 7 }, (rounds) => rounds.filter(({ stake, win }) => win > stake).length * 70_000],
  [
    { rule: 'best_in_row', rounds: 3 },
    (rounds) => {
      const all = multiples(rounds);
      return Math.max(0, ...all.slice(2).map((_, at) => sum(all.slice(at, at + 3))));
    },
  ],
];

test.each(rules)('scores by %o, live as replayed', async (scoring, expected) => {
  const id = await running(`rule-${scoring.rule.replaceAll('_', '-')}`, { scoring });
  const player = await entrant(id);
  const rounds = await play(player, [10n, 20n, 50n, 10n, 30n, 10n, 40n, 10n]);
  const together = await Promise.all([10n, 20n, 30n].map((stake) => service.play(player.session, diceBet(stake))));
  const status = await readStatus(db, player.playerId, id);
  // Rows of the last three depend on the order in which they were decided.
  if (scoring.rule !== 'best_in_row') expect(status.score).toBe(expected([...rounds, ...together]));
  expect(status).toMatchObject({ bets: 11, bet_cents: 240, games_taken: 1 });
  expect(await differences(id)).toEqual([]);
});

test('a stake counts by the rate of the day, within both bounds and on titles of the tournament', async () => {
  const id = await running('bounds', { scoring: { rule: 'stake_sum' }, minStake: 20, maxStake: 30 });
  const euros = await entrant(id);
  const dollars = await entrant(id, { currency: 'USD' });
  await play(euros, [19n, 20n, 30n, 31n]);
  await play(dollars, [39n, 40n, 60n, 61n]);
  expect(await readStatus(db, euros.playerId, id)).toMatchObject({ score: 5000, bets: 2 });
  expect(await readStatus(db, dollars.playerId, id)).toMatchObject({ score: 5000, bets: 2 });
  const elsewhere = await playerInGame(db, service, {
    clock: clock.now,
    again: euros,
    maths: 'dice',
    slug: 'not-in-it',
  });
  await play(elsewhere, [20n]);
  expect(await readStatus(db, euros.playerId, id)).toMatchObject({ bets: 2 });
  expect(await differences(id)).toEqual([]);
});

test('rounds count from entering until the end, and only for who entered', async () => {
  const id = await endingSoon('opt-in');
  const early = await playerInGame(db, service, { clock: clock.now });
  await play(early, [10n]);
  await confirm(id, early.playerId);
  clock.pass(1);
  await play(early, [10n, 10n]);
  expect(await readStatus(db, early.playerId, id)).toMatchObject({ confirmed: true, bets: 2 });
  const stranger = await playerInGame(db, service, { clock: clock.now });
  await play(stranger, [10n]);
  expect(await readStatus(db, stranger.playerId, id)).toMatchObject({ confirmed: false, bets: 0, award_place: null });
  clock.pass(60_000);
  await play(early, [10n]);
  expect(await readStatus(db, early.playerId, id)).toMatchObject({ bets: 2 });
  await expect(confirm(id, stranger.playerId)).rejects.toMatchObject({ code: 'tournament_over' });
  await expect(confirm(999_999, stranger.playerId)).rejects.toMatchObject({ code: 'not_found' });
});

test('a round begun before the end may end within an hour, one begun before entering never counts', async () => {
  const id = await endingSoon('late', { scoring: { rule: 'multiple_sum' } });
  const walking = { clock: clock.now, maths: 'lantern-walk', slug: 'dice' };
  const [early, patient, idle] = [
    await playerInGame(db, service, walking),
    await entrant(id, walking),
    await entrant(id, walking),
  ];
  const start = async ({ session }: Player) => {
    const { id: roundId } = await service.play(session, { roundId: randomUUID(), stake: 10n, params: 'start' });
    clock.pass(1);
    return () => service.act(session, { roundId, actId: randomUUID(), action: 'leave' });
  };
  const [leaveEarly, leave] = [await start(early), await start(patient)];
  await start(idle);
  await confirm(id, early.playerId);
  clock.pass(25 * 60_000);
  await Promise.all([leaveEarly(), leave()]);
  const scores = await Promise.all([early, patient, idle].map(({ playerId }) => readStatus(db, playerId, id)));
  expect(scores.map(({ score }) => score)).toEqual([0, 10_000, 0]);
  expect(await differences(id)).toEqual([]);
});

test('a tournament of a group is neither listed for nor open to others', async () => {
  const id = await running('of-a-group', { groupIds: [255] });
  const player = await playerInGame(db, service, { clock: clock.now });
  await expect(confirm(id, player.playerId)).rejects.toMatchObject({ code: 'tournament_closed_to_you' });
  const listed = async (groupIds: number[]) => {
    const { data } = await listTournaments(db, { ...reader(), list: 'all', page: 1, groupIds });
    return data.some((each) => each.id === id);
  };
  expect([await listed([]), await listed([255])]).toEqual([false, true]);
});

// shows: promise:C3
test('fifty confirmations at once are one', async () => {
  const id = await running('fifty');
  const { playerId } = await playerInGame(db, service, { clock: clock.now });
  await Promise.all(Array.from({ length: 50 }, () => confirm(id, playerId)));
  expect(await readTournament(db, { id }, reader())).toMatchObject({ players: 1 });
  expect(await readOwn(db, playerId, reader())).toHaveLength(1);
});

const poolLeft = async (id: number) => (await balancesOf(db))[`pool:tournament-${id}:prizes`] ?? 0n;

// shows: promise:M5
test('a close that is ended in the middle and asked for again by many pays each prize once', async () => {
  const id = await running('closing', { scoring: { rule: 'stake_sum' } });
  const [first, second] = [await entrant(id, { amount: 1000n }), await entrant(id, { amount: 1000n })];
  await play(first, [50n]);
  await play(second, [20n]);
  const money = async ({ playerId }: Player) => (await balancesOf(db))[`player:${playerId}:cash`]!;
  const before = [await money(first), await money(second)];
  expect(await poolLeft(id)).toBe(3003n);
  clock.pass(2 * HOUR_MS);
  await closeTournaments({ db, clock: clock.now });
  expect(await readTournament(db, { id }, reader())).toMatchObject({ status: 'archive', closed: false });
  clock.pass(HOUR_MS + 120_000);
  // Its third transaction, the second prize, fails: as if the copy had died there.
  let transactions = 0;
  const dying = {
    ...db,
    transaction: ((work) => {
      if (++transactions === 3) throw new Error('killed');
      return db.transaction(work);
    }) as Database['transaction'],
  };
  await expect(closeTournament(dying, BigInt(id), clock.now())).rejects.toThrow('killed');
  expect(await poolLeft(id)).toBe(2002n);
  await Promise.all(Array.from({ length: 5 }, () => closeTournament(db, BigInt(id), clock.now())));
  expect([await money(first), await money(second)]).toEqual(before.map((cents) => cents + 1001n));
  expect(await poolLeft(id)).toBe(0n);
  expect(await readStatus(db, first.playerId, id)).toMatchObject({ award_place: 1, prize_cents: 1001 });
  expect(await readTournament(db, { id }, reader())).toMatchObject({ closed: true });
  expect((await checkLedger(db)).breaks).toEqual([]);
});

test('a board is published once, then by its differences', async () => {
  const id = await running('board', { scoring: { rule: 'stake_sum' } });
  const sent = new Map();
  const events = async () => {
    await publishBoards(db, sent, clock.now());
    return readOutbox(db, { topic: `public:tournament:${id}` });
  };
  const [first, second] = [await entrant(id), await entrant(id)];
  await play(first, [50n]);
  await play(second, [20n]);
  expect(await events()).toMatchObject([
    {
      payload: {
        length: 2,
        players: 2,
        lines: [
          { at: 0, score: 5000 },
          { at: 1, score: 2000 },
        ],
      },
    },
  ]);
  expect(await events()).toHaveLength(1);
  await play(second, [20n]);
  expect((await events())[1]).toMatchObject({ payload: { length: 2, lines: [{ at: 1, score: 4000 }] } });
});

test('a bet in no tournament sends no statement for one, and the running ones are read every five seconds', async () => {
  const step = scoresStep();
  const query = vi.fn(async () => []);
  const tx = { kind: 'transaction', query, wake: () => undefined } as never;
  const prepared = await step.prepare({ tx, now: clock.now(), orders: [], playerIds: [] });
  await prepared.write?.();
  expect(query).toHaveBeenCalledTimes(1);
  await (await step.prepare({ tx, now: clock.now(), orders: [], playerIds: [] })).write?.();
  expect(query).toHaveBeenCalledTimes(1);
  clock.pass(6000);
  await step.prepare({ tx, now: clock.now(), orders: [], playerIds: [] });
  expect(query).toHaveBeenCalledTimes(2);
});

test('a new site has tournaments that run, that come and that are over, and asked again no more', async () => {
  const count = async () => {
    const lists = (['all', 'producers', 'archive'] as const).map((list) =>
      listTournaments(db, { ...reader(), list, page: 1, groupIds: [] }),
    );
    return (await Promise.all(lists)).map(({ total }) => total);
  };
  const before = await count();
  await schedule(...tournamentDefinitions);
  const made = await count();
  await Promise.all([schedule(...tournamentDefinitions), schedule(...tournamentDefinitions)]);
  expect(await count()).toEqual(made);
  expect(made.every((total, at) => total > before[at]!)).toBe(true);
});

test('a page has nine, and one behind the last is empty', async () => {
  const page = (number: number) => listTournaments(db, { ...reader(), list: 'all', page: number, groupIds: [] });
  const { data, total } = await page(1);
  expect(data).toHaveLength(9);
  expect(total).toBeGreaterThan(9);
  expect(await page(99)).toEqual({ data: [], total });
});
