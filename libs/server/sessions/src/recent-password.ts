import { Refusal } from '@croupier/contracts';
import type { Session } from './session.ts';

/** Money leaves and contacts change only this long after the password was last given. */
const RECENT_MINUTES = 15;

export const hasRecentPassword = (session: Session, now: Date): boolean =>
  now.getTime() - session.authenticatedAt.getTime() < RECENT_MINUTES * 60_000;

/** Refuses unless the player gave the password a short while ago. */
export function requireRecentPassword(session: Session, now: Date): void {
  if (!hasRecentPassword(session, now)) throw new Refusal('reauthentication_required');
}
