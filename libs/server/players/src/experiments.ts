import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** The A/B test of specification §6. */
const AB_TEST = [543, 544] as const;
/** Variants A and B of the registration. */
const VARIANTS = [614, 615] as const;

const EXPERIMENTS: readonly (readonly number[])[] = [AB_TEST, VARIANTS];

/** Returns the groups that joining these ones leaves: an experiment has each player on one side. */
export const otherSides = (groupIds: readonly number[]): number[] =>
  EXPERIMENTS.filter((sides) => sides.some((id) => groupIds.includes(id)))
    .flat()
    .filter((id) => !groupIds.includes(id));

/** Returns whether these groups name more than one side of an experiment. */
export const isContradictory = (groupIds: readonly number[]): boolean =>
  EXPERIMENTS.some((sides) => sides.filter((id) => groupIds.includes(id)).length > 1);

/** 544 for odd ids, else 543. */
export const experimentOf = (playerId: number): number => AB_TEST[playerId % 2]!;

/**
 * By the last hex digit of the affiliate's mark modulo 2. A visitor without one is sorted by the second bit of the id: the
 * first decides the other test, and the two must not go together.
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
