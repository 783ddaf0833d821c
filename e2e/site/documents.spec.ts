import { ask, hosts } from '@croupier/e2e-support/site';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';
import { editions, localeNames } from '@croupier/i18n';

const origin = `http://${hosts.casino}`;

// shows: screen:header-registration
test('a popup opened over a page closes with the back button, and a reload keeps it', async ({ page }) => {
  await visit(page, '/design');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/sign-up`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${origin}/design`);
  await page.goForward();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
});

// shows: guard:hash-popup; guard:hash-cleared; hash:#sign-in
test('a hash opens its popup and is gone a second later', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/design#sign-in');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

// shows: route:not-found; route:/oops
test(
  'an unknown address is answered with 404 and a way home; /oops shows the error page',
  { tag: '@smoke' },
  async ({ page }) => {
    const response = await visit(page, '/there/is/nothing/here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Croupier');
    await page.getByRole('main').getByRole('link', { name: 'Go to the casino' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await visit(page, '/oops');
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  },
);

// shows: guard:canonical; guard:default-locale-prefix; guard:locale-catalog; product:locales
test(
  'German lives under /de, knows its twins, and the default language has no prefix',
  { tag: '@smoke' },
  async ({ page }) => {
    await visit(page, '/de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Registrieren' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/de`);
    for (const locale of editions.default.locales) {
      const path = locale === 'en' ? '/' : `/${locale.toLowerCase()}`;
      await expect(page.locator(`link[rel=alternate][hreflang="${locale}"]`), localeNames[locale]).toHaveAttribute(
        'href',
        `${origin}${path}`,
      );
    }
    await expect(page.locator('link[rel=alternate][hreflang="x-default"]')).toHaveAttribute('href', `${origin}/`);
    await visit(page, '/en/design');
    await expect(page).toHaveURL(`${origin}/design`);
  },
);

// shows: guard:locale-prefix; product:locales
test(
  'every language is offered, a country’s English too, which says things in its own words',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/');
    const { locales } = editions.default;
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(locales.length + 1);
    const offered = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).getByRole('option');
    await expect(offered).toHaveText(locales.map((locale) => localeNames[locale]));
    const main = page.getByRole('main');
    await visit(page, '/en-ca/categories/table-games');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page.getByRole('link', { name: 'Slots', exact: true }).first()).toBeAttached();
    await visit(page, '/en-au/responsible-play');
    await expect(main).toContainText('1800 858 858');
    await visit(page, '/en-nz/support');
    await expect(page).toHaveURL(`${origin}/en-nz/support`);
    expect((await visit(page, '/fr/support'))?.status()).toBe(404);
  },
);

// shows: guard:locale-order; guard:locale-prefix
test('the language chosen in the footer stays', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(`${origin}/de`);
  await visit(page, '/');
  await expect(page).toHaveURL(`${origin}/de`);
});

test.describe('without the app’s code', () => {
  test.use({ mayLog: /^Failed to load resource: net::ERR_|Failed to fetch dynamically imported module/ });

  test('the dark theme is in the document itself: no flash of light', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = background
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0);
    expect(light).toBeLessThan(240);
  });
});

test.describe('the content security policy', () => {
  for (const path of ['/', '/rtp', '/sign-in', '/there-is-nothing', '/de']) {
    // shows: promise:W3; promise:W7
    test(`of ${path} allows no inline script or style that was not written by us`, async () => {
      const { headers } = await ask(hosts.casino, { path });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      for (const part of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors']) expect(policy).toContain(part);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toContain('max-age=');
    });
  }
});
