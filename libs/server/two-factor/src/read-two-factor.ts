import { toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

export interface TwoFactorState {
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

const OFF: TwoFactorState = { enabledAt: null, recoveryCodesLeft: 0 };

/** Returns whether two-factor is on, and the number of unused recovery codes. */
export async function readTwoFactor(db: Queryable, playerId: number): Promise<TwoFactorState> {
  const query = tables
    .selectFrom('two_factor')
    .select('enabled_at')
    .select(({ selectFrom }) =>
      selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<bigint>().as('left'))
        .whereRef('recovery_codes.player_id', '=', 'two_factor.player_id')
        .where('used_at', 'is', null)
        .as('left'),
    )
    .where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query);
  return row?.enabled_at ? { enabledAt: row.enabled_at, recoveryCodesLeft: toWire(row.left ?? 0n) } : OFF;
}

/** Returns whether sign-in requires a code from this player. */
export const isTwoFactorOn = async (db: Queryable, playerId: number): Promise<boolean> =>
  (await readTwoFactor(db, playerId)).enabledAt !== null;
