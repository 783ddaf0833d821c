import { signUp } from '@croupier/contracts';
import { editions, localeNames } from '@croupier/i18n';
import { signUpByForm } from '../support/sign-up.ts';
import { ask, hosts } from '../support/site.ts';
import { balance, expect, ready, test, visit } from '../support/test.ts';
import { newPerson, Visitor } from '../support/visitor.ts';

const origin = `http://${hosts.casino}`;

// shows: guard:login-redirect; guard:login-target; guard:redirect-path; route:/users; route:/sign-up; popup:sign-up
test('a guest at the profile is led to signing up, and from there back to the profile', async ({ page }) => {
  await visit(page, '/users');
  await expect(page).toHaveURL(/\/sign-up\?redirect=%2Fusers$/);
  const dialog = page.getByRole('dialog', { name: 'Open an account' });
  await expect(dialog).toBeVisible();
  const person = await signUpByForm(page, page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Look around first' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByText(person.email)).toBeVisible();
});

// shows: guard:guests-only; route:/sign-in; route:/sign-up; route:/login; route:/registration
test('a player has no business at the sign-in: home opens instead', async ({ page, player }) => {
  await player();
  for (const path of ['/sign-in', '/sign-up', '/login', '/registration']) {
    await visit(page, path);
    await expect(page).toHaveURL(/^[^?]*\/(en-ie)?$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

// shows: popup:sign-in; error:rethrown-login; screen:header-login-route; call:POST /api/users/sign_in
test('a wrong password is told and keeps what was typed; the right one signs in over the page one is on', async ({
  page,
}) => {
  const person = newPerson();
  await new Visitor().call(signUp, { body: { user: person } });
  await visit(page, '/rtp');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not this one either');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(balance(page)).toContainText('€0.00');
  await expect(page).toHaveURL(/\/rtp$/);
});

// shows: guard:login-redirect; guard:cashbox-first; route:/deposit; popup:deposit
test('the cashbox has an address: a guest signs up first, a player has home behind it', async ({ page, player }) => {
  await visit(page, '/deposit');
  await expect(page).toHaveURL(/\/sign-up\?redirect=%2Fdeposit$/);
  await player();
  await visit(page, '/deposit');
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/^[^?]*\/(en-ie)?$/);
});

// shows: screen:header-registration; route:/design
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
test('a hash opens its popup and is gone a second later', async ({ page }) => {
  await visit(page, '/design#sign-in');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

// shows: route:not-found; route:/oops
test('an unknown address is answered with 404 and a way home; /oops shows the error page', async ({ page }) => {
  const response = await visit(page, '/there/is/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Croupier');
  await page.getByRole('main').getByRole('link', { name: 'Go to the casino' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await visit(page, '/oops');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
});

// shows: guard:canonical; guard:default-locale-prefix; guard:locale-catalog; product:locales
test('German lives under /de, knows its twins, and the default language has no prefix', async ({ page }) => {
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
});

// shows: guard:locale-prefix; product:locales
test('every language is offered, a country’s English too, which says things in its own words', async ({ page }) => {
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
});

// shows: guard:locale-order; guard:locale-prefix
test('the language chosen in the footer stays', async ({ page }) => {
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

// shows: promise:W4; guard:redirect-path
test('a redirect off the site is not followed after signing in', async ({ page }) => {
  const person = newPerson();
  await new Visitor().call(signUp, { body: { user: person } });
  await visit(page, '/sign-in?redirect=https%3A%2F%2Fevil.example%2F&path=%2F%2Fevil.example');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(balance(page)).toContainText('€0.00');
  expect(new URL(page.url()).origin).toBe(origin);
});
