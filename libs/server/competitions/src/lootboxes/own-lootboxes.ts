import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** More than thirty years of one box per week. */
const MOST = 2_000;

/** Returns all boxes of a player for the personal data report. */
export const ownLootboxes = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('player_lootboxes')
      .select(['id', 'definition', 'stage', 'issued_at', 'expires_at', 'opened_at', 'outcome'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('id')
      .limit(MOST),
  );
