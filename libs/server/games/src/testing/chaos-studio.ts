import fc from 'fast-check';
import { toWire } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { playerInGame, type PlayerInGame, testClock, testGames } from './index.ts';
import { openWalletDoor, type WalletAnswer, type WalletDoor } from './wallet-door.ts';

const PLAYERS = 20;
const START = 50_000n;
const AT_ONCE = 24;

/** Arbitrary round of a misbehaving studio: its calls in the intended order. */
const Chaos = fc.record({
  player: fc.nat(PLAYERS - 1),
  stake: fc.integer({ min: 0, max: 900 }),
  win: fc.integer({ min: 0, max: 1500 }),
  closesWithBet: fc.boolean(),
  script: fc.constantFrom(
    ['bet', 'win'],
    ['bet', 'win', 'win2'], // Another win after the round was closed.
    ['bet', 'rollback'],
    ['rollback', 'bet'], // Overtaken.
    ['rollback', 'bet', 'win'],
    ['win', 'bet', 'win'],
    ['bet', 'win', 'rollback'],
    ['bet', 'rollback', 'win'],
    ['bet', 'rollback', 'rollback2'],
    ['bet'], // Given up for good.
  ),
  copies: fc.integer({ min: 1, max: 3 }),
  timesOut: fc.boolean(),
  /** Distance that its calls move from their positions. */
  drift: fc.array(fc.nat(60), { minLength: 9, maxLength: 9 }),
});
type Chaos = typeof Chaos extends fc.Arbitrary<infer Round> ? Round : never;

interface Sent {
  at: number;
  action: string;
  body: { transaction_id: string };
  timesOut: boolean;
}

function callsOf(round: Chaos, number: number, players: readonly PlayerInGame[]): Sent[] {
  const { playerId, bearer } = players[round.player]!;
  const bet = `bet:${number}`;
  return round.script.flatMap((step, place) => {
    const action = step.replace(/\d/, '');
    const body = {
      ...(action === 'bet' ? { token: bearer } : { reference: bet }),
      player: playerId,
      round: `round:${number}`,
      round_closed: action === 'bet' ? round.closesWithBet : true,
      game: 'dice',
      currency: 'EUR',
      transaction_id: action === 'bet' ? bet : `${step}:${number}`,
      amount: action === 'win' ? round.win : round.stake,
    };
    return Array.from({ length: round.copies }, (_, copy) => ({
      at: number * 4 + place * 2 + round.drift[place * 3 + copy]!,
      action,
      body,
      timesOut: round.timesOut && copy === 0 && round.copies > 1, // It asks again later.
    }));
  });
}

interface ChaosReport {
  calls: number;
  timedOut: number;
  /** Number of refusals by code. */
  refused: Record<string, number>;
  /** Violations found, as sentences. */
  wrong: string[];
}

/**
 * Sends calls from a studio that repeats, reorders, times out, pays late and rolls back early, then checks the ledger.
 */
export async function runChaos(db: Database, count: number): Promise<ChaosReport> {
  const clock = testClock();
  const service = testGames(db, { clock: clock.now });
  const players: PlayerInGame[] = [];
  for (let n = 0; n < PLAYERS; n++)
    players.push(await playerInGame(db, service, { amount: START, clock: clock.now, provider: 'studio' }));
  const calls = fc
    .sample(Chaos, { numRuns: count, seed: 20_261_120 })
    .flatMap((round, number) => callsOf(round, number, players))
    .slice(0, count)
    .toSorted((one, other) => one.at - other.at);
  const door = await openWalletDoor(db, clock.now);
  try {
    const { answers, refused } = await send(door, calls);
    const timedOut = calls.filter((sent) => sent.timesOut).length;
    return { calls: calls.length, timedOut, refused, wrong: await findWrong(db, players, answers) };
  } finally {
    door.close();
  }
}

async function send(door: WalletDoor, calls: readonly Sent[]) {
  const answers = new Map<string, Set<string>>();
  const refused: Record<string, number> = {};
  const note = ({ body }: Sent, answer: WalletAnswer) => {
    if (answer.error !== undefined) refused[answer.error] = (refused[answer.error] ?? 0) + 1;
    else
      answers.set(
        body.transaction_id,
        (answers.get(body.transaction_id) ?? new Set<string>()).add(JSON.stringify(answer)),
      );
  };
  const queue = calls.values();
  const line = async () => {
    for (const sent of queue)
      if (sent.timesOut) await door.giveUp(sent.action, sent.body);
      else note(sent, await door.call(sent.action, sent.body));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return { answers, refused };
}

async function findWrong(
  db: Database,
  players: readonly PlayerInGame[],
  answers: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  const wrong: string[] = [];
  const stored = new Set(
    (await db.query<{ id: string }>(sql`select id from provider_transactions`)).map(({ id }) => id),
  );
  for (const [id, different] of answers) {
    if (different.size > 1) wrong.push(`${id} was answered in ${different.size} ways`);
    if (!stored.has(id)) wrong.push(`${id} was acknowledged and is not stored`);
  }
  for (const { account } of (await checkLedger(db)).breaks) wrong.push(`the ledger breaks at ${account}`);
  const sums = async (query: ReturnType<typeof sql>) =>
    new Map((await db.query<{ player_id: bigint; sum: bigint }>(query)).map((row) => [toWire(row.player_id), row.sum]));
  const booked = await sums(sql`
    select player_id, sum(case when kind = 'win' then amount when kind = 'bet' and state = 'done' then -amount else 0 end)::bigint as sum
    from provider_transactions group by player_id`);
  const inRounds = await sums(
    sql`select player_id, sum(win - stake)::bigint as sum from rounds where provider = 'studio' group by player_id`,
  );
  const balances = await balancesOf(db);
  for (const { playerId } of players) {
    const moved = (balances[`player:${playerId}:cash`] ?? 0n) - START;
    for (const [name, known] of [['calls', booked] as const, ['rounds', inRounds] as const]) {
      const sum = known.get(playerId) ?? 0n;
      if (sum !== moved) wrong.push(`player ${playerId} moved ${moved}, their ${name} say ${sum}`);
    }
  }
  const paidBack = await db.query<{ id: string }>(sql`
    select bet.id from provider_transactions bet
    join provider_transactions later on later.provider = bet.provider and later.reference = bet.id
    where bet.kind = 'bet' and ((bet.state = 'rolled_back' and later.kind = 'win' and later.amount > 0) or later.state = 'tombstone')`);
  for (const { id } of paidBack) wrong.push(`${id} was given back and paid, or came in after its rollback`);
  return wrong;
}
