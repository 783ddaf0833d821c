import { createHash, randomBytes } from 'node:crypto';
import { run, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Rounds of one chain: from its last secret any is reached in about a millisecond. */
const ROUNDS = 1_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The secret of a table's round. It never leaves the server before the round's result; with the row of the table locked. */
export async function secretOf(tx: Transaction, tableId: bigint, round: bigint, now: Date): Promise<string> {
  const { first_round, rounds, last_secret } =
    (await chainOf(tx, tableId, round)) ?? (await makeChain(tx, tableId, round, now));
  let secret = last_secret;
  for (let left = first_round + BigInt(rounds) - 1n - round; left > 0n; left -= 1n) secret = sha256(secret);
  return secret;
}

/** Returns the hash of a secret, published before betting opens. */
export const commitmentTo = (secret: string): string => sha256(secret);

interface Chain {
  first_round: bigint;
  rounds: number;
  last_secret: string;
}

async function chainOf(tx: Transaction, tableId: bigint, round: bigint): Promise<Chain | null> {
  const query = tables
    .selectFrom('live_chains')
    .select(['first_round', 'rounds', 'last_secret'])
    .where('table_id', '=', tableId)
    .where('first_round', '<=', round);
  const [chain] = await run(tx, query.orderBy('first_round', 'desc').limit(1));
  return chain && round < chain.first_round + BigInt(chain.rounds) ? chain : null;
}

async function makeChain(tx: Transaction, tableId: bigint, first: bigint, now: Date): Promise<Chain> {
  const chain: Chain = { first_round: first, rounds: ROUNDS, last_secret: randomBytes(32).toString('hex') };
  await run(tx, tables.insertInto('live_chains').values({ ...chain, table_id: tableId, made_at: now }));
  return chain;
}
