import { worker } from './scope.ts';

/** Content of a notification, encrypted by the platform for a browser: see `server-push`. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** Tag of its kind. Only the latest notification of a tag is shown. */
  readonly tag: string;
  /** Page it opens, of either site. */
  readonly url: string;
}

/** Shows the notifications the player turned on, and opens a notification's page when it is pressed. */
export function showNotices(): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, url, ...shown } = event.data.json() as Notice;
    event.waitUntil(worker.registration.showNotification(title, { ...shown, icon: '/icon-192.png', data: url }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data as string));
  });
}

/** Focuses a window that already shows the page; otherwise opens a new one. */
async function open(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const shown = pages.find((page) => page.url.replace(/[?#].*$/, '') === url);
  if (shown) await shown.focus();
  else await worker.clients.openWindow(url);
}
