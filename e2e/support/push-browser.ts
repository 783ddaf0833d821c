import type { Page } from '@playwright/test';
import { ask, port } from './site.ts';

const host = `push.sandbox.localhost:${port}`;

interface Subscription {
  /** The site's, in base64url. */
  readonly key: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser's side of the sandbox's push service. */
export interface PushBrowser {
  /** Notifications encrypted for this browser that it could decrypt, newest first. */
  readonly notices: () => Promise<{ text: string }[]>;
  readonly isSubscribed: () => boolean;
}

/** Has a page subscribe at the sandbox: a browser without a network has no push service of its own. */
export async function pushBrowser(page: Page): Promise<PushBrowser> {
  let subscription: Subscription | null = null;
  const id = () => subscription?.endpoint.split('/').at(-1);
  await page.exposeFunction('pushSubscription', () => subscription);
  await page.exposeFunction('pushSubscribe', async (key: string) => {
    const body = JSON.stringify({ key });
    const { text } = await ask(host, { method: 'POST', path: '/v1/subscriptions', body });
    return (subscription = { ...(JSON.parse(text) as Subscription), key });
  });
  await page.exposeFunction('pushUnsubscribe', async () => {
    await ask(host, { method: 'DELETE', path: `/v1/subscriptions/${id()}` });
    subscription = null;
  });
  await page.addInitScript(standIn);
  let browser: string | undefined;
  return {
    isSubscribed: () => subscription !== null,
    async notices() {
      browser = id() ?? browser;
      const { text } = await ask(host, { path: `/v1/notices?browser=${browser}` });
      return JSON.parse(text) as { text: string }[];
    },
  };
}

/** Runs in the page. */
function standIn() {
  const outside = globalThis as unknown as {
    pushSubscription: () => Promise<Subscription | null>;
    pushSubscribe: (key: string) => Promise<Subscription>;
    pushUnsubscribe: () => Promise<void>;
  };
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
  const made = (subscription: Subscription | null) =>
    subscription && {
      endpoint: subscription.endpoint,
      options: { applicationServerKey: bytesOf(subscription.key) },
      toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription.keys }),
      unsubscribe: () => outside.pushUnsubscribe().then(() => true),
    };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => made(await outside.pushSubscription()),
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
      const key = btoa(String.fromCharCode(...applicationServerKey))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      return made(await outside.pushSubscribe(key));
    },
  });
}
