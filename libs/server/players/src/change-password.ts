import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { checkOwnPassword } from './check-credentials.ts';
import { checkNewPassword } from './check-password.ts';
import type { PlayersContext } from './context.ts';
import { tables } from './schema.gen.ts';

interface PasswordChange {
  playerId: number;
  current: string;
  next: string;
}

/** Sets a new password. `alongside` runs in the same transaction and must end the other sessions. */
export async function changePassword(
  context: PlayersContext,
  { playerId, current, next }: PasswordChange,
  alongside: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const email = await checkOwnPassword(context, playerId, current, ['current_password']);
  checkNewPassword(next, email, ['password']);
  const hash = await context.passwords.hash(next);
  await context.db.transaction(async (tx) => {
    const update = tables.updateTable('players').set({ password_hash: hash });
    await run(tx, update.where('id', '=', BigInt(playerId)));
    await recordAudit(tx, { at: context.clock(), kind: 'password_changed', actor: `player:${playerId}`, playerId });
    await alongside(tx);
  });
}
