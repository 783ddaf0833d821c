import { Refusal } from '@croupier/contracts';
import type { Session } from './session.ts';

/** Minutes since the password was last entered within which withdrawals and changes of contact details are allowed. */
const RECENT_MINUTES = 15;

export const hasRecentPassword = (session: Session, now: Date): boolean =>
  now.getTime() - session.authenticatedAt.getTime() < RECENT_MINUTES * 60_000;

/** Refuses unless the player entered the password recently. */
export function requireRecentPassword(session: Session, now: Date): void {
  if (!hasRecentPassword(session, now)) throw new Refusal('reauthentication_required');
}
