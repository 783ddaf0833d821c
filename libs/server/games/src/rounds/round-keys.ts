import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { plain } from '../arrays.ts';
import type { RoundKeys } from '../schema.gen.ts';

/** Key of a round. The time selects the month's partition. */
export interface RoundKey {
  playerId: number;
  roundId: string;
  playedAt: Date;
}

/** Returns the keys of the rounds that were played, including archived ones. */
export async function findRoundKeys(
  db: Queryable,
  asked: readonly Pick<RoundKey, 'playerId' | 'roundId'>[],
): Promise<RoundKey[]> {
  if (asked.length === 0) return [];
  const rows = await db.query<Selectable<RoundKeys>>({
    name: 'games_find_round_keys',
    text: `select player_id, id, played_at from unnest($1::bigint[], $2::uuid[]) as asked (player, round)
      join round_keys on player_id = asked.player and id = asked.round`,
    values: [plain(asked.map(({ playerId }) => playerId)), plain(asked.map(({ roundId }) => roundId))],
  });
  return rows.map((row) => ({ playerId: toWire(row.player_id), roundId: row.id, playedAt: row.played_at }));
}

/** Returns the time a player's round was played, or null if it wasn't. */
export async function playedAt(db: Queryable, playerId: number, roundId: string): Promise<Date | null> {
  const [key] = await findRoundKeys(db, [{ playerId, roundId }]);
  return key?.playedAt ?? null;
}

export const sameKey = (key: RoundKey, round: { playerId: number; id: string }): boolean =>
  key.roundId === round.id && key.playerId === round.playerId;
