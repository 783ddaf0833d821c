import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Returns whether the player has an unfinished deposit or payout. */
export async function hasOpenPayments(db: Queryable, playerId: number): Promise<boolean> {
  const open = tables.selectFrom('payments').select('id').where('player_id', '=', BigInt(playerId));
  return (await run(db, open.where('finished_at', 'is', null).limit(1))).length > 0;
}

/**
 * Deletes card and account details of a closed account in batches, keeping the payments. Returns true while more
 * remain.
 */
export async function forgetInstruments(db: Queryable, playerId: number, most = 500): Promise<boolean> {
  const known = tables
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', BigInt(playerId))
    .where(({ or, eb }) =>
      or([
        eb('instrument', 'is not', null),
        eb('answer', 'is not', null),
        eb('profile', 'is not', null),
        eb('client_token', 'is not', null),
      ]),
    );
  const ofPlayer = tables.selectFrom('payments').select('id').where('player_id', '=', BigInt(playerId));
  const devices = tables.updateTable('payment_checks').set({ device: null }).where('device', 'is not', null);
  await run(db, devices.where('payment_id', 'in', ofPlayer));
  await run(db, tables.deleteFrom('payout_addresses').where('player_id', '=', BigInt(playerId)));
  const forgotten = tables
    .updateTable('payments')
    .set({ answer: null, instrument: null, profile: null, client_token: null });
  return (await run(db, forgotten.where('id', 'in', known.limit(most)).returning('id'))).length === most;
}
