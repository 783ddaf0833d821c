import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

interface Verification {
  playerId: number;
  /** Evaluated once the player's row is locked, so that of two concurrent decisions the later one counts. */
  isVerified: () => Promise<boolean>;
  now: Date;
}

/** Stores whether a player is verified; only the domain that decides on documents calls it. */
export async function setVerified(tx: Transaction, { playerId, isVerified, now }: Verification): Promise<void> {
  const id = BigInt(playerId);
  await run(tx, tables.selectFrom('players').select('id').where('id', '=', id).forUpdate());
  const verified = await isVerified();
  const update = tables.updateTable('players').set({ verified }).where('id', '=', id).where('verified', '!=', verified);
  const changed = await run(tx, update.returning('id'));
  if (changed.length === 0) return;
  await recordAudit(tx, { at: now, kind: verified ? 'verified' : 'unverified', actor: 'system', playerId });
}
