import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

/**
 * Setting for result notifications on this device. No permission is requested and nothing is shown until the player
 * turns it on.
 */
export const notifyResultsAtom = /* @__PURE__ */ atomWithStorage(storedKeys.notifyResults, false);

/** Returns the browser's permission for notifications; null without support for them. */
export const permissionNow = (): NotificationPermission | null =>
  typeof Notification === 'undefined' ? null : Notification.permission;

/** Requests the browser's permission, which it only shows after a press. */
export async function askPermission(): Promise<NotificationPermission | null> {
  if (permissionNow() !== 'default') return permissionNow();
  return Notification.requestPermission();
}

/** Shows a system notification, one per tag, while the page is hidden. Clicking it focuses the page. */
export function notify(title: string, { body, tag }: { body: string; tag: string }): void {
  if (permissionNow() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some phones only let a service worker show notifications.
  }
}
