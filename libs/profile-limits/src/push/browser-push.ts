import type { PushDeviceOrder } from '@croupier/contracts';

/**
 * Support for notifications. `install`: iPhones and iPads only support them for sites on the Home Screen. `blocked`:
 * the player refused, and only they can change it.
 */
export type BrowserPush = 'ready' | 'blocked' | 'install' | 'none';

type Keys = Omit<PushDeviceOrder, 'topics'>;

/**
 * Longest wait for the worker, which a player's first action registers. Without a worker there are no notifications.
 */
const WORKER_MS = 8_000;

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

/** Returns whether this browser can get notifications while no page is open. */
export function browserPush(): BrowserPush {
  if ('PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker)
    return Notification.permission === 'denied' ? 'blocked' : 'ready';
  return isApple() ? 'install' : 'none';
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the current subscription; null without a registered worker, without waiting for one. */
async function currentSubscription(): Promise<PushSubscription | null> {
  if (browserPush() !== 'ready') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function keysOf(subscription: PushSubscription): Keys {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** Returns the site's id of this browser: see `PushDevice` of the contracts. Null while it isn't subscribed. */
export async function ownDeviceId(): Promise<string | null> {
  const subscription = await currentSubscription();
  if (!subscription) return null;
  return textOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
}

/** Requests permission, then subscribes to the browser's push service. Returns null if the player refused. */
export async function subscribeBrowser(siteKey: string): Promise<Keys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), WORKER_MS),
  );
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const made = await pushManager.getSubscription();
  const key = made?.options.applicationServerKey;
  if (made && key && textOf(key) === siteKey) return keysOf(made);
  await made?.unsubscribe(); // Subscribed with an older key of ours: nothing would arrive.
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(siteKey) }));
}

/**
 * Unsubscribes this browser on the site first, then in the browser itself. If the site doesn't reply, the browser stays
 * subscribed.
 */
export async function unsubscribeBrowser(forget: (keys: Keys) => Promise<unknown>): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await forget(keysOf(subscription));
  await subscription.unsubscribe();
}
