import { recordAudit } from '@croupier/server-audit';
import { sql, type Transaction } from '@croupier/server-database';
import { checkOwnPassword } from './check-credentials.ts';
import { checkNewPassword } from './check-password.ts';
import type { PlayersContext } from './context.ts';
import { readPlayer } from './read-player.ts';

interface PasswordChange {
  playerId: number;
  current: string;
  next: string;
}

/** Sets another password. `alongside` runs in the same transaction: the other sessions must end with it. */
export async function changePassword(
  context: PlayersContext,
  { playerId, current, next }: PasswordChange,
  alongside: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await checkOwnPassword(context, playerId, current, ['current_password']);
  const player = await readPlayer(context.db, playerId);
  checkNewPassword(next, player!.email, ['password']);
  const hash = await context.passwords.hash(next);
  await context.db.transaction(async (tx) => {
    await tx.query(sql`update players set password_hash = ${hash} where id = ${playerId}`);
    await recordAudit(tx, { at: context.clock(), kind: 'password_changed', actor: `player:${playerId}`, playerId });
    await alongside(tx);
  });
}
