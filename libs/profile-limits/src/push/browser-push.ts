import type { PushDeviceOrder } from '@croupier/contracts';

/** `install`: iPhones and iPads give notices to sites on the Home Screen only. `blocked`: the player said no, and only they can undo it. */
export type BrowserPush = 'ready' | 'blocked' | 'install' | 'none';

type Keys = Omit<PushDeviceOrder, 'topics'>;

/** The worker is registered with the first thing a player does on a page; where none is coming there are no notices. */
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

/** Asks the player, then the browser's push service. Null: the player said no. */
export async function subscribeBrowser(siteKey: string): Promise<Keys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), WORKER_MS),
  );
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const made = await pushManager.getSubscription();
  const key = made?.options.applicationServerKey;
  if (made && key && textOf(key) === siteKey) return keysOf(made);
  await made?.unsubscribe(); // Of an older key of ours: nothing would arrive.
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(siteKey) }));
}

/** Lets the site forget this browser, and only then has the browser forget it: one whose site does not answer stays as it was. */
export async function unsubscribeBrowser(forget: (keys: Keys) => Promise<unknown>): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await forget(keysOf(subscription));
  await subscription.unsubscribe();
}
