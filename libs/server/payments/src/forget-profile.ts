import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { customerOf, type PaymentsContext } from './context.ts';

/** Removes a player's saved card or account; payments made with it are unaffected. Refuses `not_found`. */
export async function forgetProfile(
  { db, clock, provider }: PaymentsContext,
  { playerId, profileId }: { playerId: number; profileId: string },
): Promise<void> {
  if (!(await provider.forget(customerOf(playerId), profileId)))
    throw new Refusal('not_found', { path: ['profile_id'] });
  const entry = { at: clock(), kind: 'payment_profile_forgotten', actor: `player:${playerId}`, playerId };
  await db.transaction((tx) => recordAudit(tx, { ...entry, details: { provider: provider.name, profile: profileId } }));
}
