import { MOST_EXPORTED_ROUNDS, type RoundSummary } from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { readRounds, type RoundsFilter } from './read-rounds.ts';

/** Rounds of one piece: a connection is held for one at a time, and none while its reader is slow. */
const PIECE = 500;

/** A player's rounds, newest first, piece by piece, to the end or to as many as a file holds. */
export async function* exportRounds(db: Queryable, filter: RoundsFilter): AsyncGenerator<RoundSummary[]> {
  let left = MOST_EXPORTED_ROUNDS;
  let cursor: string | null = null;
  do {
    const [at, id] = (cursor ?? '').split('_');
    const before = at !== undefined && id !== undefined ? { at, id } : undefined;
    const { data, next } = await readRounds(db, { ...filter, before, limit: Math.min(PIECE, left) });
    left -= data.length;
    cursor = next;
    yield data;
  } while (cursor !== null && left > 0);
}
