import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readPushDevices, savePushDevice } from '@croupier/contracts';
import { renderProfile } from '../testing/render-profile.tsx';
import { NoticesSection } from './NoticesSection.tsx';

const SITE_KEY = 'BAAA';
const ENDPOINT = 'https://push.example/send/a';
/** SHA-256 of the endpoint in base64url. */
const ID = 'UngVM0Qi5HCaTUqbiukJa8A45dUMl43FQfXwnijFK8k';

let permission: NotificationPermission;
/** Player's answer to the browser's permission prompt. */
let answer: NotificationPermission;
let subscription: { unsubscribe: ReturnType<typeof vi.fn> } | null;
let refused: Error | null;
/** True once the worker is registered, which a player's first action does. */
let registered: boolean;

const made = () => ({
  endpoint: ENDPOINT,
  options: { applicationServerKey: new Uint8Array([4, 0, 0]).buffer },
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(async () => {
    subscription = null;
    return true;
  }),
});

beforeEach(() => {
  permission = 'default';
  answer = 'granted';
  subscription = null;
  refused = null;
  registered = true;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (refused) throw refused;
      return (subscription = made());
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => (registered ? { pushManager } : undefined),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

function show({
  key = SITE_KEY,
  devices = [],
  save,
}: { key?: string | null; devices?: object[]; save?: unknown } = {}) {
  const saved: unknown[] = [];
  const api = answering([
    [readPushDevices, { public_key: key, devices }],
    [
      savePushDevice,
      save ??
        (({ body }: Record<string, unknown>) => {
          saved.push(body);
          return { public_key: key, devices: [] };
        }),
    ],
  ]);
  renderProfile(api, <NoticesSection />);
  return { user: userEvent.setup({ delay: null }), saved };
}

const bets = () => screen.findByRole('switch', { name: 'A bet is settled' });

test('nothing is on before it is chosen; then the browser is asked, and told to the site', async () => {
  const { user, saved } = show();
  for (const one of await screen.findAllByRole('switch')) expect(one).not.toBeChecked();
  expect(permission).toBe('default');
  await user.click(await bets());
  await waitFor(async () => expect(await bets()).toBeChecked());
  await user.click(screen.getByRole('switch', { name: 'A document is checked' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    { endpoint: ENDPOINT, p256dh: 'p', auth: 'a', topics: ['bets'] },
    { endpoint: ENDPOINT, p256dh: 'p', auth: 'a', topics: ['bets', 'documents'] },
  ]);
});

test('what this browser is told already is shown, and with the last topic the browser forgets it', async () => {
  const before = (subscription = made());
  const { user, saved } = show({
    devices: [
      { id: 'another', topics: ['payments'] },
      { id: ID, topics: ['bets'] },
    ],
  });
  await waitFor(async () => expect(await bets()).toBeChecked());
  expect(screen.getByRole('switch', { name: /withdrawal/ })).not.toBeChecked();
  await user.click(await bets());
  await waitFor(() => expect(before.unsubscribe).toHaveBeenCalled());
  await waitFor(() => expect(saved).toEqual([{ endpoint: ENDPOINT, p256dh: 'p', auth: 'a', topics: [] }]));
});

test('before a worker is there everything is off, and nobody waits for one to see that', async () => {
  registered = false;
  const { user, saved } = show();
  expect(await bets()).not.toBeChecked();
  await user.click(await bets());
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('what the site could not be told to forget stays on', async () => {
  const before = (subscription = made());
  const { user } = show({
    devices: [{ id: ID, topics: ['bets'] }],
    save: () => {
      throw new CallFailed('Network Error');
    },
  });
  await waitFor(async () => expect(await bets()).toBeChecked());
  await user.click(await bets());
  expect(await screen.findByText(/We couldn’t reach the site\./)).toBeInTheDocument();
  await waitFor(async () => expect(await bets()).toBeChecked());
  expect(before.unsubscribe).not.toHaveBeenCalled();
});

test('who says no to the browser is told how to undo that, and nothing is on', async () => {
  answer = 'denied';
  const { user, saved } = show();
  await user.click(await bets());
  expect(await screen.findByText(/Notifications are blocked in this browser\./)).toBeVisible();
  expect(await bets()).not.toBeChecked();
  expect(await bets()).toBeDisabled();
  expect(saved).toEqual([]);
});

test('a push service that is away leaves it off, and is said to be', async () => {
  refused = new DOMException('away', 'AbortError');
  const { user, saved } = show();
  await user.click(await bets());
  expect(await screen.findByText(/The browser’s push service isn’t responding\./)).toBeInTheDocument();
  await waitFor(async () => expect(await bets()).not.toBeChecked());
  expect(saved).toEqual([]);
});

test('a site that is away leaves it off, and is said to be', async () => {
  const { user } = show({
    save: () => {
      throw new CallFailed('Network Error');
    },
  });
  await user.click(await bets());
  expect(await screen.findByText(/We couldn’t reach the site\./)).toBeInTheDocument();
  await waitFor(async () => expect(await bets()).not.toBeChecked());
});

test('a subscription of an older key of the site is replaced', async () => {
  const old = (subscription = { ...made(), options: { applicationServerKey: new Uint8Array([9]).buffer } } as never);
  const { user, saved } = show();
  await user.click(await bets());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((old as ReturnType<typeof made>).unsubscribe).toHaveBeenCalled();
});

test('where there can be none the page says why, and without a key of the site it says nothing', async () => {
  vi.stubGlobal('PushManager', undefined);
  delete (globalThis as { PushManager?: unknown }).PushManager;
  show();
  expect(await screen.findByText('This browser can’t show notifications from sites.')).toBeVisible();
  expect(await bets()).toBeDisabled();
});

test('a site that sends none does not speak of them', async () => {
  show({ key: null });
  await waitFor(() => expect(screen.queryByText('Notifications on this device')).toBeNull());
});
