// Written by `npm run schema` from the migrations; a test fails when it is stale.
import { kysely } from '@croupier/server-database';

export interface BonusSettings {
  player_id: bigint;
  receive_bonuses: boolean;
  changed_at: Date;
}

interface Tables {
  bonus_settings: BonusSettings;
}

/** Builds statements on the tables of this domain. */
export const tables = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  bonus_settings: ['player_id', 'receive_bonuses', 'changed_at'],
} as const;
