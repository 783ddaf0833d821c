import type { Browser } from '@playwright/test';
import { hosts, onSport } from '@croupier/e2e-support/site';
import { expect, ready, test } from '@croupier/e2e-support/test';

test.use(onSport);

/** Everything loaded on idle has arrived by then. */
const QUIET_MS = 5_000;

/** Bytes of every script that a new visitor's page fetches by itself, as they travel. */
async function firstLoad(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  await ready(page);
  await page.waitForTimeout(QUIET_MS); // Nothing can be awaited: what counts is that nothing more comes.
  const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return all;
}

/** A bare page that React hydrates weighs 54 kB (`npm run bench -- firstload`). */
const MOST = { casino: 190_000, sport: 190_000 };

test('neither home fetches more scripts than it may, untouched and to the end', async ({ browser }) => {
  const casino = await firstLoad(browser, `http://${hosts.casino}/`);
  const sport = await firstLoad(browser, `http://${hosts.sport}/sport`);
  expect(Math.min(casino, sport)).toBeGreaterThan(60_000); // Compressed, and all of it.
  expect(casino).toBeLessThanOrEqual(MOST.casino);
  expect(sport).toBeLessThanOrEqual(MOST.sport);
});
