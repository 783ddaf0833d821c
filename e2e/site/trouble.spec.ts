import { expect, test, visit } from '@croupier/e2e-support/test';

// shows: guard:hash-popup; guard:hash-cleared; hash:#remind
test(
  'a hash link of a popup that is not there, or of none, opens nothing and costs the visit nothing',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    for (const hash of ['#remind', '#cashbox', '#__proto__', '#constructor', '#%']) {
      await page.goto('about:blank'); // Another hash alone would be no other document.
      const socket = page.waitForEvent('websocket');
      await visit(page, `/rtp${hash}`);
      await socket;
      await expect(page).toHaveURL(/\/rtp$/);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  },
);

// shows: hash:#sign-in; hash:#sign-up
test('a hash link of a popup opens it over the page', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/rtp#sign-in');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goto('about:blank');
  await visit(page, '/fairness#sign-up');
  await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
});

// shows: guard:locale-order; call:PATCH /api/player/update_locale
test(
  'a player chooses a language and the default one again, and a cookie does not change it',
  { tag: '@nightly' },
  async ({ page, context, player }) => {
    await player();
    await visit(page, '/rtp');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(page).toHaveURL(/\/de\/rtp$/);
    await visit(page, '/rtp');
    await expect(page).toHaveURL(/\/de\/rtp$/);
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
    await expect(page).toHaveURL(/[^e]\/rtp$/);
    await context.addCookies([{ name: 'locale', value: 'de', domain: '.casino.localhost', path: '/' }]);
    await visit(page, '/rtp');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test.describe('offline', () => {
  test.use({ mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/ });

  // shows: promise:F4
  test('the frame stays, the page says so and opens by itself when the network is back', async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Return to player' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Croupier, home page' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeHidden();
    await expect(page).toHaveURL(/\/rtp$/);
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test.describe('a page that breaks', () => {
  test.use({ mayLog: /status of 500|refused with 500/ });

  test('stands inside the frame, and comes back when it is tried again', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/');
    await page.route('**/api/games/allowed_*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Return to player' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Croupier, home page' })).toBeVisible();
    await page.unroute('**/api/games/allowed_*');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('table').first()).toBeVisible();
  });
});
