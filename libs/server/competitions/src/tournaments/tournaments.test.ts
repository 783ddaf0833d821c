import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TournamentScoring } from '@croupier/contracts';
import type { CompetitionKind } from '@croupier/i18n';
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
import { migrations as wallet, openPlayerAccounts } from '@croupier/server-wallet';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { migrations } from '../index.ts';
import type { Rates } from '../shared/rates.ts';
import { killWhileClosing } from '../testing/kill-while-closing.ts';
import { closeTournament, closeTournaments } from './close.ts';
import { confirmTournament } from './confirm.ts';
import type { TournamentDefinition } from './definition.ts';
import { tournamentDefinitions } from './definitions.ts';
import { findTournament } from './find-tournament.ts';
import { payQuests } from './pay-quests.ts';
import { publishBoards } from './publish-boards.ts';
import { readOwn, readStatus } from './read-status.ts';
import { listTournaments, readTournament } from './read-tournaments.ts';
import { replayTournament } from './replay.ts';
import { scheduleTournaments } from './schedule.ts';
import { scoresStep } from './scores-step.ts';
import { simulateTournament } from './simulate.ts';

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
  db = await testDatabase([audit, players, sessions, wallet, limits, promotions, games, migrations], {
    prepare: migrateJobs,
  });
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

/** Starts a separate tournament that the instance already knows. */
async function running(id: string, changes: Partial<TournamentDefinition> = {}) {
  await schedule(definition(id, changes));
  const [row] = await db.query<{ id: bigint }>(
    sql`select id from tournaments where definition = ${id} and state = 'open' order by start_at limit 1`,
  );
  clock.pass(11_000);
  return Number(row!.id);
}

/** Starts a tournament with less than a minute left. */
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

/** Plays rounds one second apart. */
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
  // Rows of the last three depend on the order of the decisions.
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

// shows: group:filter-content
test('a tournament or a quest of a group is neither listed for nor open to others', async () => {
  const id = await running('of-a-group', { groupIds: [255] });
  const quest = await running('quest-of-a-group', { ...aQuest, groupIds: [255] });
  const player = await playerInGame(db, service, { clock: clock.now });
  await expect(confirm(id, player.playerId)).rejects.toMatchObject({ code: 'tournament_closed_to_you' });
  const listed = async (groupIds: number[]) => {
    const read = (list: 'all' | 'actions') => listTournaments(db, { ...reader(), list, page: 1, groupIds });
    const both = [...(await read('all')).data, ...(await read('actions')).data];
    return [id, quest].map((wanted) => both.some((each) => each.id === wanted));
  };
  expect([await listed([]), await listed([255])]).toEqual([
    [false, false],
    [true, true],
  ]);
});

// shows: promise:C3
test('fifty confirmations at once are one', async () => {
  const id = await running('fifty');
  const { playerId } = await playerInGame(db, service, { clock: clock.now });
  await Promise.all(Array.from({ length: 50 }, () => confirm(id, playerId)));
  expect(await readTournament(db, { id }, reader())).toMatchObject({ players: 1 });
  expect(await readOwn(db, playerId, reader())).toHaveLength(1);
});

const quest = {
  size: 2,
  steps: [
    { title: { en: 'One', de: 'Eins' }, measure: 'rounds' as const, target: 2, reward: 30 },
    { title: { en: 'Two', de: 'Zwei' }, measure: 'score' as const, target: 5 * 10_000, reward: 70 },
  ],
};
const stakes: TournamentScoring = { rule: 'stake_sum' };
const aQuest = { scoring: stakes, prizes: [], quest };

// shows: fields:quest; topic:tournaments
test('each step of a quest is paid once, in order, however many pay at once; the rest goes back at the end', async () => {
  const id = await running('walking-quest', aQuest);
  const player = await entrant(id, { amount: 10_000n });
  const paid = async () => (await readStatus(db, player.playerId, id)).prize_cents;
  const pay = () => Promise.all(Array.from({ length: 5 }, () => payQuests(db, clock.now())));
  // The first round reaches the second step's score, but the second step waits for the first.
  await play(player, [500n]);
  await pay();
  expect(await paid()).toBe(0);
  await play(player, [10n]);
  await pay();
  await pay();
  expect(await readStatus(db, player.playerId, id)).toMatchObject({ steps_done: 2, prize_cents: 100 });
  expect(await poolLeft(id)).toBe(100n);
  expect(await readTournament(db, { id }, reader())).toMatchObject({ prize_pool_cents: 200, quest: { size: 2 } });
  const told = await readOutbox(db, { topic: 'tournaments' });
  expect(told.filter(({ players }) => players?.includes(String(player.playerId)))).toHaveLength(3);
  clock.pass(4 * HOUR_MS);
  await closeTournament(db, BigInt(id), clock.now());
  expect([await poolLeft(id), await paid()]).toEqual([0n, 100]);
  expect((await checkLedger(db)).breaks).toEqual([]);
});

test('a step done and not yet paid when a quest ends is paid by its close', async () => {
  const id = await running('late-quest', aQuest);
  const player = await entrant(id);
  await play(player, [10n, 10n]);
  clock.pass(4 * HOUR_MS);
  await closeTournament(db, BigInt(id), clock.now());
  expect(await readStatus(db, player.playerId, id)).toMatchObject({ steps_done: 1, prize_cents: 30 });
  expect(await poolLeft(id)).toBe(0n);
});

test('a quest takes as many players as its rewards are there for, whoever asks at once', async () => {
  const id = await running('full-quest', aQuest);
  const crowd = await Promise.all(Array.from({ length: 6 }, () => playerInGame(db, service, { clock: clock.now })));
  const asked = await Promise.allSettled(crowd.map(({ playerId }) => confirm(id, playerId)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'tournament_full' } });
  expect(await readTournament(db, { id }, reader())).toMatchObject({ players: 2 });
});

test('what an edition forbids is in no list', async () => {
  await running('other-quest', aQuest);
  const slugs = async (without: CompetitionKind[]) => {
    const wanted = { ...reader(), list: 'actions', page: 1, groupIds: [], without } as const;
    return (await listTournaments(db, wanted)).total;
  };
  expect(await slugs([])).toBeGreaterThan(0);
  expect(await slugs(['quests'])).toBe(0);
  const all = (without: CompetitionKind[]) =>
    listTournaments(db, { ...reader(), list: 'all', page: 1, groupIds: [], without });
  expect((await all(['tournaments'])).data.every((each) => each.quest)).toBe(true);
  expect((await all(['tournaments', 'quests'])).total).toBe(0);
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
  // The third transaction, the second prize, fails, as if the instance had crashed there.
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

// shows: promise:M5
test(
  'a copy killed with signal 9 in the middle of a close, again and again, pays each prize once',
  { timeout: 60_000 },
  async () => {
    const places = 40;
    const id = await running('killed', { prizes: [{ from: 1, to: places, amount: 7 }] });
    const entries = Array.from({ length: places }, (_, at) => 9_000_000 + at);
    for (const playerId of entries) await db.transaction((tx) => openPlayerAccounts(tx, { playerId, currency: 'EUR' }));
    await db.query(sql`
    insert into tournament_entries (tournament_id, player_id, nickname, entered_at, score, reached_at)
    select ${id}, player_id, 'Wa***', ${clock.now()}, 10000 + player_id, ${clock.now()}
    from unnest(${entries}::bigint[]) as player_id`);
    clock.pass(4 * HOUR_MS);
    const paid = async () => {
      const [row] = await db.query<{ count: bigint }>(
        sql`select count(*) from tournament_entries where tournament_id = ${id} and paid_at is not null`,
      );
      return Number(row!.count);
    };
    for (let kills = 0; kills < 3; kills++) {
      await killWhileClosing({ db, kind: 'tournament', id, now: clock.now(), paid });
      expect(await poolLeft(id)).toBeGreaterThanOrEqual(BigInt((places - (await paid())) * 7));
    }
    await closeTournament(db, BigInt(id), clock.now());
    const balances = await balancesOf(db);
    expect(entries.map((playerId) => balances[`player:${playerId}:cash`])).toEqual(entries.map(() => 7n));
    expect([await paid(), await poolLeft(id)]).toEqual([places, 0n]);
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);

// shows: topic:public:tournament:{id}
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

// shows: tournament:top-places
test('a board has fifty places: who comes in at the fiftieth is told, who stays behind it is not', async () => {
  const id = await running('fifty-places', { scoring: { rule: 'stake_sum' } });
  const player = (first: number, last: number) => sql`
    insert into tournament_entries (tournament_id, player_id, nickname, entered_at, score, reached_at)
    select ${id}, 5000000 + at, 'P' || at, ${clock.now()}, 100000 - at, ${clock.now()}
    from generate_series(${first}::integer, ${last}::integer) at`;
  await db.query(player(2, 60));
  const sent = new Map();
  const events = async () => {
    await publishBoards(db, sent, clock.now());
    return readOutbox(db, { topic: `public:tournament:${id}` });
  };
  const [first] = await events();
  const { lines } = (first as unknown as { payload: { lines: { score: number }[] } }).payload;
  expect([lines.length, lines.at(-1)?.score]).toEqual([50, 100_000 - 51]);
  expect((await readTournament(db, { id }, reader())).top_players).toHaveLength(50);
  await db.query(player(61, 61));
  expect(await events()).toHaveLength(1);
  await db.query(player(1, 1));
  expect(await events()).toHaveLength(2);
  expect((await readTournament(db, { id }, reader())).top_players).toHaveLength(50);
});

// shows: tournament:status
test('a tournament is to come until it starts, active until it ends, and then of the archive', async () => {
  const id = await running('by-dates');
  const { start_at, end_at } = await findTournament(db, { id });
  const statusAt = async (at: Date, ms = 0) =>
    (await readTournament(db, { id }, { locale: null, now: new Date(at.getTime() + ms) })).status;
  expect([await statusAt(start_at, -1), await statusAt(start_at)]).toEqual(['future', 'active']);
  expect([await statusAt(end_at, -1), await statusAt(end_at)]).toEqual(['active', 'archive']);
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

test('a whole tournament of many players is replayed to the same table, and costs in a simulation what it paid', async () => {
  const id = await running('whole-day', { scoring: { rule: 'best_in_row', rounds: 2 }, lastsHours: 2 });
  const { end_at: endsAt, start_at: startsAt } = await findTournament(db, { id });
  const crowd = await Promise.all(Array.from({ length: 5 }, () => entrant(id)));
  for (let turn = 0; turn < 22; turn++) {
    // Bets of one moment are decided together, in any order.
    await Promise.all(crowd.flatMap(({ session }) => [10n, 20n].map((stake) => service.play(session, diceBet(stake)))));
    clock.pass(5 * 60_000);
  }
  const board = async () => (await readTournament(db, { id }, reader())).top_players;
  expect(await board()).toHaveLength(5);
  expect(await differences(id)).toEqual([]);
  clock.pass(4 * HOUR_MS);
  const before = await board();
  await closeTournament(db, BigInt(id), clock.now());
  expect(await board()).toEqual(before);
  expect(await differences(id)).toEqual([]);
  const paid = (await Promise.all(crowd.map(({ playerId }) => readStatus(db, playerId, id)))).map(
    ({ prize_cents }) => prize_cents,
  );
  const tournament = await findTournament(db, { id });
  expect(await simulateTournament(db, { ...tournament, end_at: endsAt }, startsAt)).toMatchObject({
    scored: 5,
    complete: true,
    cost: BigInt(sum(paid)),
    most: 3003n,
  });
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

// shows: constant:tournaments-page
test('a page has nine, and one behind the last is empty', async () => {
  const page = (number: number) => listTournaments(db, { ...reader(), list: 'all', page: number, groupIds: [] });
  const { data, total } = await page(1);
  expect(data).toHaveLength(9);
  expect(total).toBeGreaterThan(9);
  expect(await page(99)).toEqual({ data: [], total });
});
