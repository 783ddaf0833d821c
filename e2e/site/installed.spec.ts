import type { Page } from '@playwright/test';
import { wholeBrowser } from '@croupier/e2e-support/browsers';
import { installability, installData, keptProfile } from '@croupier/e2e-support/installing';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';
import { newPerson } from '@croupier/e2e-support/visitor';
import {
  farewell,
  goOffline,
  goOnline,
  releaseAtWork,
  wayWithWorker,
  workerAtWork,
} from '@croupier/e2e-support/worker';

test.setTimeout(120_000);
test.use(wholeBrowser);

test(
  'nothing keeps a browser from installing the site',
  { tag: '@nightly' },
  async ({ playwright, launchOptions, baseURL }) => {
    const { page, close } = await keptProfile(playwright, launchOptions);
    await visit(page, `${baseURL}/de`);
    expect(await installability(page)).toEqual([]);
    const { errors, manifest, url } = await installData(page);
    expect([errors, url]).toEqual([[], expect.stringContaining('/manifest.webmanifest?lang=de')]);
    expect(manifest).toMatchObject({ lang: 'de', name: 'Croupier' });
    await close();
  },
);

test.describe('without a network', () => {
  test.use({ mayLog: /ERR_INTERNET_DISCONNECTED|WebSocket connection/ });

  // shows: promise:F4
  test('a page that is opened says so in its language and theme, and comes by itself once there is one', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', domain: '.casino.localhost', path: '/' }]);
    await visit(page, '/de/rtp');
    await workerAtWork(page);
    await goOffline(page);
    await page.goto('/de/fairness');
    await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveTitle('Sie sind offline – Croupier');
    await expectFitForAll(page, 'offline');
    await goOnline(page);
    await ready(page);
    await expect(page).toHaveURL(/\/de\/fairness$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeHidden();
  });

  test(
    'a game that was opened is not opened again: money waits for the network',
    { tag: '@nightly' },
    async ({ page }) => {
      await visit(page, '/');
      await workerAtWork(page);
      await goOffline(page);
      await page.goto('/cashbox');
      await expect(page.getByText('Your balance, bets and payments are safe')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    },
  );
});

interface Kept {
  path: string;
  text: string;
}

const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const found: Kept[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        found.push({ path: new URL(request.url).pathname, text: (await kept?.text()) ?? '' });
      }
    }
    return found;
  });

test(
  'of a player who deposited and read their history nothing but the site itself is kept',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const person = newPerson();
    await player({ cents: 4_321, person });
    await visit(page, '/users/payments');
    await workerAtWork(page);
    for (const path of ['/users/payments', '/users', '/users/games-history', '/cashbox']) {
      await visit(page, path);
      await expect(page.getByText('€43.21').first()).toBeVisible();
    }
    const kept = await everythingKept(page);
    expect(kept.length).toBeGreaterThan(10);
    expect(
      kept.map(({ path }) => path).filter((path) => !/^\/(?:dist\/)?assets\/|^\/offline\.html$/.test(path)),
    ).toEqual([]);
    for (const { path, text } of kept)
      for (const own of [person.email, person.last_name, person.mobile_phone, '43.21', '4321'])
        expect(text.includes(own) && path, own).toBe(false);
  },
);

test.describe('a new release', () => {
  test(
    'is offered to an open page, which stays as it is until somebody says so',
    { tag: '@nightly' },
    async ({ browser, baseURL, viewport, isMobile }) => {
      const way = await wayWithWorker();
      const context = await browser.newContext({
        proxy: { server: way.server },
        baseURL: baseURL!,
        locale: 'en-GB',
        viewport,
      });
      const page = await context.newPage();
      await visit(page, '/support');
      await workerAtWork(page);
      await visit(page, '/support'); // Now the worker answers for the page: none that comes later takes its place unasked.
      await page.mouse.move(30, 30);
      const now = await releaseAtWork(page);
      expect(now).toMatch(/^[\w-]{10}$/);
      await page.evaluate(() => void Object.assign(self, { opened: true }));
      way.workerIs((built) => built.replace(now, 'a-later-one'));
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      const notice = page.getByText('A new version is ready');
      await expect(notice).toBeVisible();
      expect(await releaseAtWork(page)).toBe(now);
      expect(await page.evaluate(() => 'opened' in self)).toBe(true);
      // The places of a phone stay within reach below the notice. Pointing at one would fetch its page, which the update would wait for.
      const places = page.getByRole('navigation', { name: 'Main, bottom bar' }).getByRole('link');
      if (isMobile)
        for (const place of await places.all())
          expect(
            await place.evaluate((link) => {
              const { x, y, width, height } = link.getBoundingClientRect();
              return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }),
          ).toBe(true);
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await loaded;
      await ready(page);
      expect(await page.evaluate(() => 'opened' in self)).toBe(false);
      await expect.poll(() => releaseAtWork(page)).toBe('a-later-one');
      await expect(notice).toBeHidden();
      await context.close();
      way.close();
    },
  );

  test(
    'that calls the worker back leaves neither worker nor anything it kept, and the page as it is',
    { tag: '@nightly' },
    async ({ browser, baseURL }) => {
      const way = await wayWithWorker();
      const context = await browser.newContext({ proxy: { server: way.server }, baseURL: baseURL!, locale: 'en-GB' });
      const page = await context.newPage();
      await visit(page, '/rtp');
      await workerAtWork(page);
      expect((await everythingKept(page)).map(({ path }) => path)).toContain('/offline.html');
      const last = await farewell();
      way.workerIs(() => last);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);
      await context.close();
      way.close();
    },
  );
});
