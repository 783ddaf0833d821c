import type { PushDeviceOrder } from '@croupier/contracts';

/** `install`: iPhones and iPads give notices to sites on the Home Screen only. `blocked`: the player said no, and only they can undo it. */
export type BrowserPush = 'ready' | 'blocked' | 'install' | 'none';

/** A worker is registered once the page is at rest; where none is coming there are no notices. */
const WORKER_MS = 8_000;

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

/** Whether this browser can be told something while no page is open. */
export function browserPush(): BrowserPush {
  if ('PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker)
    return Notification.permission === 'denied' ? 'blocked' : 'ready';
  return isApple() ? 'install' : 'none';
}

async function manager(): Promise<PushManager> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), WORKER_MS));
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  return pushManager;
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** How the site calls this browser: see `PushDevice` of the contracts. Null while it is told nothing. */
export async function ownDeviceId(): Promise<string | null> {
  if (browserPush() !== 'ready') return null;
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return null;
  return textOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
}

/** Asks the player, then the browser's push service. Null: the player said no. */
export async function subscribeBrowser(siteKey: string): Promise<Omit<PushDeviceOrder, 'topics'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const push = await manager();
  const made = await push.getSubscription();
  const isOurs = made?.options.applicationServerKey && textOf(made.options.applicationServerKey) === siteKey;
  if (made && !isOurs) await made.unsubscribe(); // Of an older key of ours: nothing would arrive.
  const subscription = isOurs
    ? made
    : await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(siteKey) });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** Has the browser forget that it is told anything. Gives what it was known by. */
export async function unsubscribeBrowser(): Promise<Omit<PushDeviceOrder, 'topics'> | null> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return null;
  const { endpoint, keys } = subscription.toJSON();
  await subscription.unsubscribe();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}
