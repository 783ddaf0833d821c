import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

/** Whether this device tells of results. Nothing is asked or shown before its player turned it on. */
export const notifyResultsAtom = /* @__PURE__ */ atomWithStorage(storedKeys.notifyResults, false);

/** What the browser allows; null where it has no notifications. */
export const permissionNow = (): NotificationPermission | null =>
  typeof Notification === 'undefined' ? null : Notification.permission;

/** Asks the browser's own question, which it shows upon a press only. */
export async function askPermission(): Promise<NotificationPermission | null> {
  if (permissionNow() !== 'default') return permissionNow();
  return Notification.requestPermission();
}

/** Says something beside the page, once a tag, while nobody looks at it. A press on it comes back here. */
export function notify(title: string, { body, tag }: { body: string; tag: string }): void {
  if (permissionNow() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some phones let only a service worker show one.
  }
}
