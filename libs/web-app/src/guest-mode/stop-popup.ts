import type { AppServices } from '../services.ts';
import { isBlocked } from './blocked.ts';

/** Whether a popup is one the guest mode does not have; then it says so. */
export function stopPopup(services: AppServices, popup: string): boolean {
  if (!services.pageContext.guestMode || !isBlocked(popup)) return false;
  void import('./say-blocked.ts').then(({ sayBlocked }) => sayBlocked(services, popup));
  return true;
}
