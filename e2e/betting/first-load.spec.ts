import type { Browser } from '@playwright/test';
import { hosts } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What comes on idle has come by then. */
const QUIET_MS = 2_000;

/** Bytes of every script a new visitor fetches without touching anything, as they travel. */
async function firstLoad(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS); // Nothing can be awaited: what counts is that no more comes.
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}

test('the sportsbook’s home loads no more code than the casino’s', async ({ browser }) => {
  const casino = await firstLoad(browser, `http://${hosts.casino}/`);
  const sport = await firstLoad(browser, `http://${hosts.sport}/sport`);
  expect(sport).toBeGreaterThan(100_000); // Compressed, and all of it.
  expect(sport).toBeLessThanOrEqual(casino);
});
