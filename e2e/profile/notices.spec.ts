import type { Page } from '@playwright/test';
import { readVerification } from '@croupier/contracts';
import { wholeBrowser } from '@croupier/e2e-support/browsers';
import { withdrawToCard } from '@croupier/e2e-support/cashbox';
import { operator } from '@croupier/e2e-support/operator';
import { png } from '@croupier/e2e-support/png';
import { pushBrowser } from '@croupier/e2e-support/push-browser';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { hosts } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';
import { workerAtWork } from '@croupier/e2e-support/worker';

test.use(wholeBrowser);

/** Hands the worker what the push service would, and gives what the browser then shows. */
async function deliver(page: Page, data: string): Promise<{ title: string; body: string; tag: string }[]> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  );
  await client.send('ServiceWorker.enable');
  const order = { origin: `http://${hosts.casino}/`, registrationId: await registered, data };
  await client.send('ServiceWorker.deliverPushMessage', order);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return shown();
}

/** As much of a worker's global as is used here. */
interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Presses what is shown; gives the page that opens. */
const pressed = (page: Page): Promise<string> =>
  page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async () => {
      const worker = globalThis as unknown as Worker;
      const [notification] = await worker.registration.getNotifications();
      return new Promise<string>((resolve) => {
        worker.clients.openWindow = async (url) => {
          resolve(url);
          return null;
        };
        worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification: notification! }));
      });
    });

async function decideOnDocument(page: Page, visitor: Visitor): Promise<void> {
  await visit(page, '/users/verification');
  const file = { name: 'passport.png', mimeType: 'image/png', buffer: png() };
  await page.getByLabel('Choose a file: Identity').setInputFiles(file);
  await expect(page.getByText('Received')).toHaveCount(1);
  const { documents } = await visitor.call(readVerification);
  await operator('document', 'approve', '--id', documents[0]!.id);
}

// shows: third-party:push; call:GET /api/push/devices; call:PUT /api/push/device
test(
  'a player is told on their device what they asked for, it opens its page, and signing out ends it',
  { tag: '@nightly' },
  async ({ page, player, context }) => {
    test.setTimeout(120_000);
    await context.grantPermissions(['notifications']);
    const browser = await pushBrowser(page);
    const visitor = await player({ cents: 5_000 });
    await visit(page, '/users');
    await workerAtWork(page);
    const section = page.getByRole('region', { name: 'Notifications on this device' });
    const documents = section.getByRole('switch', { name: 'A document is checked' });
    await expect(documents).not.toBeChecked();
    expect(browser.isSubscribed()).toBe(false);
    await section.getByText('A document is checked').click();
    await expect(documents).toBeChecked();
    await section.getByText('A withdrawal is paid or declined, or a late deposit arrives').click();
    await expect.poll(browser.isSubscribed).toBe(true);
    await section.scrollIntoViewIfNeeded();
    await expectFitForAll(page, 'notices that are on');
    await visit(page, '/users');
    await expect(documents).toBeChecked();
    await expect(section.getByRole('switch', { name: 'A bet is settled' })).not.toBeChecked();

    await decideOnDocument(page, visitor);
    await expect.poll(async () => (await browser.notices()).length, { timeout: 30_000 }).toBe(1);
    const [{ text }] = (await browser.notices()) as [{ text: string }];
    const shown = await deliver(page, text);
    expect(shown).toMatchObject([{ title: 'We’ve checked your document', tag: 'document_decided' }]);
    expect(await pressed(page)).toBe(`http://${hosts.casino}/users/verification`);

    await visit(page, '/withdraw');
    await withdrawToCard(page, '10');
    await expect.poll(async () => (await browser.notices()).length, { timeout: 40_000 }).toBe(2);
    const [{ text: paid }] = (await browser.notices()) as [{ text: string }];
    const { title, url } = JSON.parse(paid) as { title: string; url: string };
    expect(title).toBe('Your withdrawal has been paid out');
    await visit(page, url);
    await expect(page.getByRole('main').getByText('−€10.00')).toBeVisible();

    await visit(page, '/users');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect.poll(browser.isSubscribed).toBe(false);
  },
);
