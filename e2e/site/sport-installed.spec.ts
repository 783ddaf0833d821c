import { wholeBrowser } from '@croupier/e2e-support/browsers';
import { installability, installData, keptProfile } from '@croupier/e2e-support/installing';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { ask, hosts, onSport } from '@croupier/e2e-support/site';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';
import { goOffline, goOnline, workerAtWork } from '@croupier/e2e-support/worker';

test.use(onSport);

test.setTimeout(120_000);
test.use(wholeBrowser);

test(
  'nothing keeps a browser from installing the sportsbook, beside the casino',
  { tag: '@nightly' },
  async ({ playwright, launchOptions, baseURL }) => {
    const { page, close } = await keptProfile(playwright, launchOptions);
    await visit(page, `${baseURL}/sport`);
    expect(await installability(page)).toEqual([]);
    const { errors, manifest } = await installData(page);
    expect(errors).toEqual([]);
    expect(manifest).toMatchObject({ id: '/sport', start_url: '/sport?mode=standalone', name: 'Croupier Sport' });
    for (const { url } of manifest.shortcuts) expect((await ask(hosts.sport, { path: url })).status, url).toBe(200);
    await close();
  },
);

test.describe('without a network', () => {
  test.use({ mayLog: /ERR_INTERNET_DISCONNECTED|WebSocket connection/ });

  // shows: promise:F4
  test(
    'a page of the sportsbook says so when it is opened, and comes by itself once there is one',
    { tag: '@nightly' },
    async ({ page }) => {
      await visit(page, '/sport');
      await workerAtWork(page);
      await goOffline(page);
      await page.goto('/sport/results');
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
      await expectFitForAll(page, 'offline');
      await goOnline(page);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
    },
  );
});
