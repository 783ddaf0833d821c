import { type Database, sql } from '@croupier/server-database';

interface InsertedBet {
  playerId: number;
  /** Euro cents. */
  stake: number;
  /** ISO 8601. */
  placedAt: string;
  /** ISO 8601; null while it is open. A settled one is lost. */
  settledAt: string | null;
}

/** Stores one bet as it would stand, without legs and ledger: for what only adds bets up. */
export async function insertBet(db: Database, { playerId, stake, placedAt, settledAt }: InsertedBet): Promise<void> {
  await db.query(sql`
    insert into sport_bets (id, player_id, digest, hold_id, currency, stake, odds_change, sizes, status, possible_return, returned, placed_at, decided_at, settled_at, receipt)
    values (gen_random_uuid(), ${playerId}, '', gen_random_uuid(), 'EUR', ${stake}, 'none', '{1}', ${settledAt ? 'settled' : 'accepted'},
      100, ${settledAt ? 0 : null}, ${placedAt}, ${placedAt}, ${settledAt}, ${settledAt ? '{}' : null})`);
}
