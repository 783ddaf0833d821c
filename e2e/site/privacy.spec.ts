import type { BrowserContext, Page } from '@playwright/test';
import { cookies, storedFiles, storedKeys } from '@croupier/contracts';
import { signUpByForm } from '@croupier/e2e-support/sign-up';
import { hosts } from '@croupier/e2e-support/site';
import { emptySlip, nextMatch, pickHome } from '@croupier/e2e-support/slip';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';

const DAY = 86_400;
const sport = `http://${hosts.sport}`;

/** Every cookie of the context by name, with its life in whole days; null until the browser is closed. */
async function kept(context: BrowserContext) {
  const now = Date.now() / 1000;
  const all = await context.cookies();
  return Object.fromEntries(
    all.map(({ name, expires }) => [name, expires === -1 ? null : Math.round((expires - now) / DAY)]),
  );
}

/** Keys that pages stored, of every origin visited, and of the tab itself. */
async function stored(context: BrowserContext, page: Page): Promise<string[]> {
  const { origins } = await context.storageState();
  const ofTab = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [...origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)), ...ofTab];
}

const named = (ids: (keyof typeof cookies)[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const { name, maxAgeSeconds } = cookies[id];
      return [name, maxAgeSeconds === null ? null : maxAgeSeconds / DAY];
    }),
  );

// shows: promise:W1
test(
  'a visit leaves in the browser what the privacy page names, and nothing else',
  { tag: '@nightly' },
  async ({ page, context, isMobile }) => {
    test.setTimeout(180_000);
    await context.clearCookies();
    await visit(page, '/');
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'No, thanks' }).click();
    expect(await kept(context)).toEqual(named(['consent', 'promoTooltip']));
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).press('Space');
    await page.getByRole('contentinfo').getByLabel('Language').selectOption('de');
    await page.waitForURL('**/de');
    await ready(page);
    await page.getByRole('contentinfo').getByLabel('Sprache').selectOption('en');
    await page.waitForURL((url) => !url.pathname.startsWith('/de'));
    expect(await kept(context)).toEqual(named(['consent', 'promoTooltip', 'theme', 'locale']));

    // A game with sound and a slip on the other host as a guest, then both hosts as a player.
    await visit(page, '/play/paperlantern-works/lantern-tide');
    await page.getByRole('button', { name: 'Play the demo' }).click();
    const game = page.frameLocator('iframe[title="Lantern Tide"]');
    await game.getByRole('button', { name: 'Turn sound on' }).click({ timeout: 30_000 });
    await emptySlip(await pickHome(page, await nextMatch(), isMobile));
    await visit(page, '/registration');
    await signUpByForm(page, page.getByRole('main'));
    await visit(page, `${sport}/sport`);
    await visit(page, '/users/limits');
    expect(await kept(context)).toEqual(named(['consent', 'promoTooltip', 'theme', 'locale', 'session', 'device']));

    const keys = Object.values({ ...storedKeys, ...storedFiles });
    const unnamed = (await stored(context, page)).filter((key) => !keys.some((one) => key.startsWith(one)));
    expect(unnamed).toEqual([]);

    await visit(page, '/privacy');
    for (const name of [...Object.values(cookies).map((cookie) => cookie.name), ...keys])
      await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(1);
  },
);

// shows: third-party:tag-manager; third-party:hit-image; third-party:reloaded-script; shell:cookie-cards
test('nothing of a third party is asked for before it is allowed, and nothing more once that is taken back', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (!hostname.endsWith('casino.localhost')) asked.push(`${hostname.split('.')[0]}${pathname}`);
  });
  await visit(page, '/');
  const card = page.getByRole('region', { name: 'Cookies' });
  await expect(card).toBeVisible();
  expect(asked).toEqual([]);
  await card.getByRole('button', { name: 'No, thanks' }).click();
  await expect(card).toBeHidden();
  await visit(page, '/privacy');
  await expect(page.getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  await expect(card).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('switch', { name: 'Statistics' }).click();
  for (const address of ['tags/v1/frame', 'tags/gtm.js', 'tags/hourly.js', 'tags/hit.gif'])
    await expect.poll(() => asked).toContain(address);
  const hits = () => asked.filter((address) => address === 'tags/hit.gif').length;
  const before = hits();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/terms');
  await expect.poll(hits).toBe(before + 1);

  await visit(page, '/privacy');
  await expect.poll(hits).toBe(before + 2);
  await page.getByRole('button', { name: 'Required only' }).click();
  await expect(page.locator('iframe[title="tags"]')).toHaveCount(0);
  const after = asked.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/terms');
  await visit(page, '/');
  expect(asked.length).toBe(after);
});

test(
  'a notice on a phone leaves the answers to the question about cookies free',
  { tag: '@nightly' },
  async ({ page, context, player }) => {
    await player();
    await context.clearCookies({ name: 'cookie_consent' });
    await visit(page, '/welcome-bonuses');
    const answer = page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'No, thanks' });
    await expect(answer).toBeVisible();
    await page.getByRole('button', { name: 'Save this code' }).first().click();
    await expect(page.getByText('Code saved for your next deposit.')).toBeVisible();
    await answer.click({ timeout: 2_000 }); // Sooner than the notice goes by itself.
    await expect(answer).toBeHidden();
  },
);
