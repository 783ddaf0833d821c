import type { AppServices } from '../services.ts';
import { isBlocked } from './blocked.ts';

/** Returns whether guest mode blocks a popup. If so, tells the visitor. */
export function stopPopup(services: AppServices, popup: string): boolean {
  if (!services.pageContext.guestMode || !isBlocked(popup)) return false;
  void import('./say-blocked.ts').then(({ sayBlocked }) => sayBlocked(services, popup));
  return true;
}
