import { toWire } from '@croupier/contracts';
import { drawJackpot, isAmong } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Database, run, sql, type Transaction } from '@croupier/server-database';
import { readDrawSeeds } from '@croupier/server-games';
import { readBalancesOf } from '@croupier/server-wallet';
import { columns, tables } from '../schema.gen.ts';
import type { WinRow } from './read-wins.ts';
import { commitmentOf } from './threshold.ts';

/** Wins checked per query. */
const MOST = 500;

interface LevelSums {
  id: bigint;
  name: string;
  run: number;
  balance: bigint;
  fed: bigint;
  seeded: bigint;
  won: bigint;
  wins: bigint;
  /** Text, as the driver returns arrays. */
  account_ids: string[];
  threshold: bigint | null;
  salt: string | null;
  commitment: string | null;
}

export interface JackpotCheck {
  levels: number;
  wins: number;
  problems: string[];
}

/**
 * Checks that every pool holds its stakes and house money less its wins, in its rows and in the ledger; that the hash
 * of each threshold is right; and that every win follows from its numbers, replayed once its seed is no longer secret.
 */
export const checkJackpots = (db: Database): Promise<JackpotCheck> =>
  db.transaction(async (tx) => {
    // A batch may commit between two statements.
    await tx.query(sql`set transaction isolation level repeatable read`);
    const levels = await readSums(tx);
    const problems = [...(await checkSums(tx, levels)), ...levels.flatMap(checkCommitment)];
    let wins = 0;
    for (let after = 0n; ;) {
      const some = await run(
        tx,
        tables
          .selectFrom('jackpot_wins')
          .select(columns.jackpot_wins)
          .where('id', '>', after)
          .orderBy('id')
          .limit(MOST),
      );
      problems.push(...(await checkWins(tx, some)));
      wins += some.length;
      const last = some.at(-1);
      if (some.length < MOST || !last) return { levels: levels.length, wins, problems };
      after = last.id;
    }
  });

const readSums = (tx: Transaction): Promise<LevelSums[]> =>
  tx.query<LevelSums>(sql`
    select level.id, jackpot || ' ' || level as name, run, threshold, salt, commitment, balance, fed, seeded, account_ids,
      coalesce((select sum(amount_eur) from jackpot_wins where level_id = level.id), 0)::bigint as won,
      (select count(*) from jackpot_wins where level_id = level.id) as wins
    from jackpot_levels level join (
      select level_id, sum(balance)::bigint as balance, sum(fed)::bigint as fed, sum(seeded)::bigint as seeded, array_agg(account_id) as account_ids
      from jackpot_feeds group by level_id
    ) feed on feed.level_id = level.id order by level.id`);

async function checkSums(tx: Transaction, levels: readonly LevelSums[]): Promise<string[]> {
  const balances = await readBalancesOf(
    tx,
    levels.flatMap(({ account_ids }) => account_ids.map(BigInt)),
  );
  return levels.flatMap(({ name, run: current, balance, fed, seeded, won, wins, account_ids }) => {
    const inLedger = account_ids.reduce((sum, id) => sum + (balances.get(BigInt(id)) ?? 0n), 0n);
    return [
      ...(inLedger === balance ? [] : [`${name}: its rows hold ${balance} cents, the ledger ${inLedger}`]),
      ...(balance === fed + seeded - won
        ? []
        : [`${name}: holds ${balance}, was given ${fed + seeded} and paid ${won}`]),
      ...(toWire(wins) === current - 1 ? [] : [`${name}: is in run ${current} after ${wins} wins`]),
    ];
  });
}

const checkCommitment = ({
  name,
  threshold,
  salt,
  commitment,
}: Pick<LevelSums, 'name' | 'threshold' | 'salt' | 'commitment'>): string[] =>
  threshold === null || commitmentOf(salt!, threshold) === commitment
    ? []
    : [`${name}: the hash is not that of its sum`];

async function checkWins(tx: Transaction, wins: readonly WinRow[]): Promise<string[]> {
  const seeds = await readDrawSeeds(
    tx,
    wins.map((win) => ({ playerId: toWire(win.player_id), seedId: win.seed_id })),
  );
  return wins.flatMap((win) => {
    const name = `win ${win.id}`;
    if (win.drawn === null)
      return [
        ...checkCommitment({ name, ...win }),
        ...(win.amount_eur >= win.threshold! ? [] : [`${name}: below its sum`]),
      ];
    const numbers = { from: BigInt(win.won_from!), to: BigInt(win.won_to!) };
    const { server_seed: serverSeed, client_seed: clientSeed } = seeds.get(win.seed_id) ?? {};
    const isRepeated =
      !serverSeed ||
      drawJackpot(nodeHmac, { serverSeed, clientSeed: clientSeed!, nonce: win.nonce }) === BigInt(win.drawn);
    return isAmong(BigInt(win.drawn), numbers) && isRepeated ? [] : [`${name}: its draw is not one that wins`];
  });
}
