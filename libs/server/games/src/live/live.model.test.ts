import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveBet, Refusal } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { advanceLive } from '../testing/advance-live.ts';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { bettor, liveTable, type LiveTestTable, testSalt } from '../testing/live-table.ts';
import type { LiveClock } from './advance.ts';
import { liveGames } from './kinds.ts';
import { readLiveBets } from './read-live.ts';

/** A few in every run; `LIVE_SEQUENCES=2000` walks the whole way. */
const SEQUENCES = Number(process.env['LIVE_SEQUENCES'] ?? 8);
const GIVEN = 2_000n;
const SLUGS = ['lantern-ascent', 'harbour-roulette'] as const;

const clock = testClock();
const salts = testSalt();
let db: Database;
let tables: LiveTestTable[];
beforeAll(async () => {
  db = await gamesDatabase({ connections: 12 });
  tables = await Promise.all(SLUGS.map((slug) => liveTable(db, { slug, clock, salts })));
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

/** State a player has been told, which must be true. */
interface Model {
  /** Bet in its last answer, by id. */
  bets: Map<string, LiveBet>;
}

interface Real {
  players: number[];
}

/** A clock whose transactions are cut off before they commit, from some on. */
function dyingClock(table: LiveTestTable, after: number): LiveClock {
  let left = after;
  const dying: Database = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work(tx);
        if (left-- <= 0) throw new Killed();
        return result;
      }),
  };
  return { ...table.copy(dying), onError: () => undefined };
}
class Killed extends Error {}

/** Refusals are answers, anything else is a fault. */
const answered = <Result>(call: Promise<Result>): Promise<Result | null> =>
  call.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

type Step = fc.AsyncCommand<Model, Real>;
const step = (name: string, run: (model: Model, real: Real) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await checkMoney(model, real);
  },
  toString: () => name,
});

/** At every moment each player's money is what their bets say. */
async function checkMoney({ bets }: Model, { players }: Real): Promise<void> {
  const balances = await balancesOf(db);
  for (const playerId of players) {
    const { data } = await readLiveBets(db, { playerId, limit: 100 });
    const sum = (status: string, of: (bet: LiveBet) => number) =>
      BigInt(data.filter((bet) => bet.status === status).reduce((all, bet) => all + of(bet), 0));
    const held = sum('placed', ({ stake_cents }) => stake_cents);
    const cash = GIVEN - held + sum('settled', ({ win_cents, stake_cents }) => win_cents - stake_cents);
    expect({
      cash: balances[`player:${playerId}:cash`] ?? 0n,
      held: balances[`player:${playerId}:held`] ?? 0n,
    }).toEqual({ cash, held });
    for (const bet of data) {
      const known = bets.get(bet.id);
      if (!known) throw new Error('a bet that nobody was answered');
      // What has ended never changes, and a cash-out that was answered counts.
      if (known.status !== 'placed') expect(bet).toEqual(known);
      if (known.cashed_out_at !== null && bet.status === 'settled') expect(bet.cashed_out_at).not.toBeNull();
      bets.set(bet.id, bet);
    }
  }
}

const at = fc.nat(11);
const ofPlayer = ({ players }: Real, index: number): number => players[index % players.length]!;
const nth = (model: Model, index: number): LiveBet | undefined =>
  [...model.bets.values()][index % Math.max(1, model.bets.size)];

const place = fc
  .record({ at, table: fc.nat(1), stake: fc.constantFrom(10, 100, 1_500), twice: fc.boolean() })
  .chain((bet) => fc.option(fc.constantFrom(101, 150, 1_000)).map((auto) => ({ ...bet, auto })))
  .map(({ at: index, table: on, stake, twice, auto }) =>
    step(`place ${stake} at ${SLUGS[on]}${twice ? ' twice' : ''}`, async (model, real) => {
      const table = tables[on]!;
      const { round } = await table.state();
      if (!round) return;
      const wanted = {
        ...{ id: randomUUID(), round: round.number },
        fields: [{ name: on === 0 ? 'crash' : ['red', 'black', '17'][index % 3]!, stake_cents: stake }],
        auto: on === 0 ? auto : null,
      };
      const playerId = ofPlayer(real, index);
      const calls = Array.from({ length: twice ? 2 : 1 }, () => answered(table.place(playerId, wanted)));
      const [bet, again] = await Promise.all(calls);
      if (again) expect(again).toEqual(bet);
      if (bet) {
        expect([round.state, clock.now() < new Date(round.locks_at)]).toEqual(['open', true]);
        model.bets.set(bet.id, bet);
      }
    }),
  );

const ownerOf = async ({ players }: Real, id: string): Promise<number> => {
  for (const playerId of players)
    if ((await readLiveBets(db, { playerId, limit: 100 })).data.some((bet) => bet.id === id)) return playerId;
  throw new Error('nobody has this bet');
};

const change = fc.record({ at, undo: fc.boolean() }).map(({ at: index, undo }) =>
  step(undo ? 'undo' : 'cash out', async (model, real) => {
    const bet = nth(model, index);
    if (!bet) return;
    const playerId = await ownerOf(real, bet.id);
    const table = tables.find(({ id }) => Number(id) === bet.table_id)!;
    const call = () => answered(undo ? table.undo(playerId, bet.id) : table.cashOut(playerId, bet.id));
    const [one, other] = await Promise.all([call(), call()]);
    if (one && other) expect(other).toEqual(one);
    const after = one ?? other;
    if (after && !undo) expect(liveGames.crash.allows(after.fields, null)).toBe(true);
    if (after && bet.status === 'placed') model.bets.set(bet.id, after);
  }),
);

const advance = fc
  .record({ ms: fc.constantFrom(0, 300, 1_500, 5_000, 20_000), second: fc.boolean() })
  .map(({ ms, second }) =>
    step(`${ms} ms pass${second ? ' for two clocks' : ''}`, async () => {
      clock.pass(ms);
      await Promise.all(Array.from({ length: second ? 2 : 1 }, () => advanceLive(tables[0]!.own)));
    }),
  );

const kill = fc.record({ ms: fc.constantFrom(300, 5_000, 20_000), after: fc.nat(2) }).map(({ ms, after }) =>
  step(`${ms} ms pass, a clock dies after ${after} transactions`, async () => {
    clock.pass(ms);
    await advanceLive(dyingClock(tables[0]!, after)).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  }),
);

const beacon = fc.boolean().map((silent) =>
  step(silent ? 'the beacon falls silent' : 'the beacon speaks', async () => {
    salts.silent = silent;
  }),
);

test(
  'whatever players, clocks and the beacon do: money is where the bets say, and every bet ends as it was told',
  { timeout: 60 * 60_000 },
  async () => {
    const commands = fc.commands([place, place, change, advance, advance, kill, beacon], {
      maxCommands: 30,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const model: Model = { bets: new Map() };
        const real = { players: await Promise.all([bettor(db, GIVEN), bettor(db, GIVEN)]) };
        salts.silent = false;
        for (const table of tables) await table.open();
        await fc.asyncModelRun(() => ({ model, real }), steps);
        salts.silent = false;
        // Nothing new comes: what is open comes to its end.
        for (let turn = 0; turn < 12; turn++) {
          clock.pass(20_000);
          await advanceLive(tables[0]!.own);
        }
        await checkMoney(model, real);
        for (const { status } of model.bets.values()) expect(status).not.toBe('placed');
      }),
      { numRuns: SEQUENCES },
    );
  },
);
