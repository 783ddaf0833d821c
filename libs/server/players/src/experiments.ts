import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Groups of the A/B test of specification §6. */
const AB_TEST = [543, 544] as const;
/** Groups of registration variants A and B. */
const VARIANTS = [614, 615] as const;

const EXPERIMENTS: readonly (readonly number[])[] = [AB_TEST, VARIANTS];

/** Returns the groups a player leaves by joining these: each player is on one side of an experiment. */
export const otherSides = (groupIds: readonly number[]): number[] =>
  EXPERIMENTS.filter((sides) => sides.some((id) => groupIds.includes(id)))
    .flat()
    .filter((id) => !groupIds.includes(id));

/** Returns whether these groups name more than one side of an experiment. */
export const isContradictory = (groupIds: readonly number[]): boolean =>
  EXPERIMENTS.some((sides) => sides.filter((id) => groupIds.includes(id)).length > 1);

/** Returns 544 for odd ids, otherwise 543. */
export const experimentOf = (playerId: number): number => AB_TEST[playerId % 2]!;

/**
 * Returns the registration variant: the last hex digit of the affiliate's tag modulo 2. Without a tag, the second bit
 * of the id decides: the first one decides the other test, and the two must be independent.
 */
export function variantOf(stag: string | null, playerId: number): number {
  const [digit] = /[\da-f](?=[^\da-f]*$)/i.exec(stag ?? '') ?? [];
  const number = digit === undefined ? Math.floor(playerId / 2) : Number.parseInt(digit, 16);
  return VARIANTS[number % 2]!;
}

/** Assigns an experiment group at sign-in to a player who has none: accounts older than the A/B test. */
export async function joinMissedExperiment(tx: Transaction, playerId: number, now: Date): Promise<void> {
  const id = BigInt(playerId);
  const groups = tables.selectFrom('player_groups').select('group_id').where('player_id', '=', id);
  if ((await run(tx, groups.where('group_id', 'in', AB_TEST))).length > 0) return;
  const row = { player_id: id, group_id: experimentOf(playerId), created_at: now };
  await run(
    tx,
    tables
      .insertInto('player_groups')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}
