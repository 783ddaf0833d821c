import type { Browser } from '@playwright/test';
import { hosts, onSport } from '@croupier/e2e-support/site';
import { expect, ready, test } from '@croupier/e2e-support/test';

test.use(onSport);

/** What comes on idle has come by then. */
const QUIET_MS = 2_000;

/** Bytes of every script a new visitor fetches, as they travel: without touching anything, and once they have. */
async function firstLoad(browser: Browser, address: string): Promise<{ resting: number; actedOn: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const sum = async () => (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS); // Nothing can be awaited: what counts is that nothing comes.
  const resting = await sum();
  await ready(page);
  await page.waitForTimeout(QUIET_MS); // The network was idle before: that state is not awaited again.
  await page.waitForTimeout(QUIET_MS);
  const actedOn = await sum();
  await context.close();
  return { resting, actedOn };
}

test('neither home loads code before somebody acts, and the sportsbook’s then no more than the casino’s', async ({
  browser,
}) => {
  const casino = await firstLoad(browser, `http://${hosts.casino}/`);
  const sport = await firstLoad(browser, `http://${hosts.sport}/sport`);
  expect([casino.resting, sport.resting]).toEqual([0, 0]);
  expect(sport.actedOn).toBeGreaterThan(100_000); // Compressed, and all of it.
  expect(sport.actedOn).toBeLessThanOrEqual(casino.actedOn);
});
