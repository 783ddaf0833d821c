import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import {
  cancelBonus,
  endByWithdrawal,
  endsByWithdrawal,
  expireBonuses,
  goOn,
  recallBonus,
} from '@croupier/server-promotions';
import { bonusesOf, changeBonus, giveBonus } from '@croupier/server-promotions/testing';
import { migrations as push } from '@croupier/server-push';
import { migrations as sportsbook } from '@croupier/server-sportsbook';
import { sportBettor } from '@croupier/server-sportsbook/testing';
import { readBalances } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { diceBet, gamesDatabase, playerInGame, testClock, testGames } from '../testing/index.ts';
import { lanternWalk } from '../testing/lantern-walk.ts';
import { studioRounds } from '../testing/studio.ts';

/** Sequences a run; more in the long form. */
const CASES = Number(process.env['BONUS_SEQUENCES'] ?? 15);
/** Played side by side: their bets share batches. */
const AT_ONCE = 20;

let db: Database;
const clock = testClock();
let service: ReturnType<typeof testGames>;
beforeAll(async () => {
  db = await gamesDatabase({ connections: 24, more: [push, sportsbook] });
  service = testGames(db, { clock: clock.now, games: { 'lantern-walk': lanternWalk } });
});
afterAll(() => db.close());

const target = fc.constantFrom(2, 2_500, 5_000, 9_000);
const sportBet = {
  outcome: fc.constantFrom('home', 'draw', 'away', 'over', 'under'),
  stake: fc.integer({ min: 10, max: 300 }),
  free: fc.boolean(),
};
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('grant' as const), amount: fc.bigInt(1n, 3_000n) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('spins' as const), wins: fc.constantFrom('cash', 'bonus') }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('bet' as const), stake: fc.integer({ min: 1, max: 20 }), target }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spin' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), stake: fc.integer({ min: 1, max: 200 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('act' as const), action: fc.constantFrom('step', 'leave') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), confirmed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recall' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('nearly_met' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go_on' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('free_bet' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sport' as const), ...sportBet }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('live' as const), ...sportBet, refused: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('whistle' as const), played: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('studio_bet' as const), amount: fc.bigInt(0n, 300n) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('studio_win' as const), amount: fc.bigInt(0n, 900n) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('studio_rollback' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A "no" is an answer; anything else is a fault. */
async function mayRefuse(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

async function newGambler(cash: bigint) {
  const dice = await playerInGame(db, service, { amount: cash, clock: clock.now });
  const again = { again: dice, clock: clock.now };
  const [lantern, pokie] = await Promise.all([
    playerInGame(db, service, { ...again, maths: 'lantern-walk' }),
    playerInGame(db, service, { ...again, maths: 'moth-and-moon' }),
  ]);
  const { playerId } = dice;
  const sport = sportBettor(db, { playerId, clock: clock.now });
  const studio = studioRounds(db, { player: dice, clock: clock.now });
  let open: string | null = null;

  const money = async () => {
    const [wallet] = await readBalances(db, playerId);
    const cashNow = BigInt(wallet!.available_to_cashout_cents);
    return { cash: cashNow, bonus: BigInt(wallet!.amount_cents) - cashNow };
  };
  const all = () => bonusesOf(db, playerId);
  const active = async () => (await all()).find(({ stage }) => stage === 'handle_bets');
  const end = (id: bigint) => ({ playerId, id: Number(id), actor: 'operator:test', now: clock.now() });

  async function withdraw(confirmed: boolean): Promise<void> {
    const wallet = { playerId, currency: 'EUR' } as const;
    const shown = await endsByWithdrawal(db, wallet);
    const before = await money();
    await mayRefuse(db.transaction((tx) => endByWithdrawal(tx, { ...wallet, confirmed, now: clock.now() })));
    const lapsed = confirmed ? (shown?.fund ?? 0n) : 0n;
    expect(await money()).toEqual({ cash: before.cash, bonus: before.bonus - lapsed });
  }

  async function cancel(): Promise<void> {
    const bonus = await active();
    if (!bonus) return;
    const before = await money();
    await db.transaction((tx) => cancelBonus(tx, end(bonus.id)));
    // What was shown to lapse is what lapsed.
    expect(await money()).toEqual({ cash: before.cash, bonus: before.bonus - bonus.fund });
  }

  async function act(action: string): Promise<void> {
    if (open === null) return;
    const round = await service.act(lantern.session, { roundId: open, actId: randomUUID(), action });
    if (!round.open) open = null;
  }

  async function begin(stake: number): Promise<void> {
    const roundId = randomUUID();
    await service.play(lantern.session, { roundId, stake: BigInt(stake), params: 'start' });
    open = roundId;
  }

  async function spin(): Promise<void> {
    const gift = (await all()).find(({ gives, stage }) => gives === 'spins' && stage === 'activated');
    const asked = { roundId: randomUUID(), stake: gift?.amount ?? 20n, params: {} };
    await service.play(pokie.session, { ...asked, giftId: gift && Number(gift.id) });
  }

  /** Paid by a free bet, at its stake, where one is held and was asked for. */
  async function paidBy<Bet extends { stake: number; free: boolean }>({ free, ...bet }: Bet) {
    const gift = free ? (await all()).find(({ gives, stage }) => gives === 'freebet' && stage === 'activated') : null;
    return { ...bet, stake: gift ? Number(gift.amount) : bet.stake, giftId: gift ? Number(gift.id) : undefined };
  }

  async function changeActive(change: (bonus: Awaited<ReturnType<typeof all>>[number]) => object): Promise<void> {
    const bonus = await active();
    if (bonus) await changeBonus(db, Number(bonus.id), change(bonus));
  }

  async function recall(): Promise<void> {
    const last = (await all()).findLast(({ gives }) => gives === 'money');
    if (last) await db.transaction((tx) => recallBonus(tx, end(last.id)));
  }

  const give = (given: { amount?: bigint; definition?: string }) =>
    giveBonus(db, { playerId, now: clock.now(), ...given });

  const deeds: { [Name in Step['do']]: (step: Extract<Step, { do: Name }>) => Promise<unknown> } = {
    grant: ({ amount }) => give({ amount }),
    spins: ({ wins }) => give({ definition: wins === 'cash' ? 'first-look' : 'moonlit-spins' }),
    bet: ({ stake, target }) => service.play(dice.session, diceBet(BigInt(stake * 10), randomUUID(), target)),
    spin,
    open: ({ stake }) => begin(stake),
    act: ({ action }) => act(action),
    cancel,
    withdraw: ({ confirmed }) => withdraw(confirmed),
    expire: async () => {
      await changeActive(() => ({ expires_at: clock.now() }));
      await expireBonuses(db, clock.now());
    },
    recall,
    nearly_met: () => changeActive(({ requirement }) => ({ wagered: requirement * 100n - 1n })),
    go_on: () => goOn(db, playerId, clock.now()),
    free_bet: () => give({ definition: 'free-bet', amount: 1n }),
    sport: async (bet) => sport.bet(await paidBy(bet)),
    live: async (bet) => sport.live(await paidBy(bet)),
    whistle: ({ played }) => sport.whistle({ played }),
    studio_bet: ({ amount }) => studio.bet(amount),
    studio_win: ({ amount }) => studio.win(amount),
    studio_rollback: () => studio.rollBack(),
  };
  const takeStep = (step: Step) => mayRefuse((deeds[step.do] as (step: Step) => Promise<unknown>)(step));

  /** The sum of the funds is what the ledger holds, whatever came before. Nothing below zero: the tables see to that. */
  async function check(): Promise<void> {
    const rows = await all();
    const funds = rows.reduce((sum, { fund }) => sum + fund, 0n);
    expect((await money()).bonus).toBe(funds);
    expect(rows.filter(({ stage, fund }) => stage !== 'handle_bets' && fund > 0n)).toEqual([]);
  }

  async function finish(): Promise<void> {
    if (open !== null) await service.act(lantern.session, { roundId: open, actId: randomUUID(), action: 'leave' });
    await sport.whistle({ played: true });
    for (const { id, stage } of await all())
      if (stage === 'issued' || stage === 'activated' || stage === 'handle_bets')
        await changeBonus(db, Number(id), { expires_at: clock.now() });
    while (await expireBonuses(db, clock.now()));
    const rows = await all();
    expect(rows.filter(({ fund, open_bets, in_play }) => fund > 0n || open_bets > 0 || in_play)).toEqual([]);
    expect((await money()).bonus).toBe(0n);
  }
  return { takeStep, check, finish };
}

test(
  'whatever happens in whatever order, funds are what the ledger holds, and none is stuck',
  { timeout: 3_600_000 },
  async () => {
    const sequences = fc.sample(
      fc.record({ cash: fc.bigInt(0n, 2_000n), steps: fc.array(step, { minLength: 8, maxLength: 24 }) }),
      CASES,
    );
    for (let from = 0; from < CASES; from += AT_ONCE)
      await Promise.all(
        sequences.slice(from, from + AT_ONCE).map(async ({ cash, steps }) => {
          const gambler = await newGambler(cash);
          try {
            for (const each of steps) {
              await gambler.takeStep(each);
              await gambler.check();
            }
            await gambler.finish();
          } catch (error) {
            const told = JSON.stringify({ cash, steps }, (_, value: unknown) =>
              typeof value === 'bigint' ? String(value) : value,
            );
            throw new Error(`after ${told}`, { cause: error });
          }
        }),
      );
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);
