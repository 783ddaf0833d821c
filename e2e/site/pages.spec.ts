import { ask, hosts } from '@croupier/e2e-support/site';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';
import { locales } from '@croupier/i18n';

const cashbox = 'Cashbox';

// shows: route:/; screen:header-guest; screen:banner-slots; role:guest
test(
  'the home has its name, and a guest the logo, both ways in and a demo to play',
  { tag: '@smoke' },
  async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Fair games, clear rules' })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Croupier, home page' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign up' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Play the demo' }).first()).toBeVisible(); // Index top.
    await expect(main.getByRole('region', { name: 'A welcome bonus' })).toBeVisible(); // The promo banner.
    for (const name of [
      'Check any round yourself', // Promo.
      'Tournaments with clear rules', // Tournament.
      'See how jackpots grow', // Index top jackpots.
    ])
      await expect(main.getByRole('heading', { level: 3, name })).toBeAttached();
    await header.getByRole('link', { name: 'Sign in' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /forgot/i })
      .click();
    await expect(page).toHaveURL(/\/remind$/);
    await visit(page, '/play/paperlantern-works/lantern-tide?mode=demo');
    const game = page.locator('iframe[title="Lantern Tide"]').contentFrame();
    await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled({ timeout: 60_000 });
  },
);

// shows: screen:header-mobile-logo
test(
  'a player’s phone has the mark alone, wider windows and guests the name',
  { tag: ['@both', '@nightly'] },
  async ({ page, player, isMobile }) => {
    const home = page.getByRole('banner').getByRole('link', { name: 'Croupier, home page' });
    const widths = () =>
      home.locator('svg').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width).filter(Boolean));
    await visit(page, '/rtp');
    expect((await widths())[0]).toBeGreaterThan(50);
    await player();
    await visit(page, '/rtp');
    const shown = await widths();
    expect(shown).toHaveLength(1);
    if (isMobile) expect(shown[0]).toBeLessThan(40);
    else expect(shown[0]).toBeGreaterThan(50);
  },
);

// shows: route:/cashbox; route:/dashboard; route:/exchange-compoints; route:/users/limits; route:/rocket-wheel
// shows: popup:cashbox; role:player; product:profile
test(
  'what is a player’s opens for the player: over the home what is a popup, and a guest is led to signing up',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const popups = [
      ['/cashbox', cashbox],
      ['/dashboard', cashbox],
      ['/exchange-compoints', /points/i],
    ] as const;
    const pages = [
      ['/users/limits', 'Limits'],
      ['/rocket-wheel', 'Rocket wheel'],
    ] as const;
    await visit(page, '/rocket-wheel');
    await expect(page.getByRole('heading', { level: 1, name: 'Rocket wheel' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toBeVisible();
    for (const [path] of [...popups, ['/users/limits']] as const) {
      await visit(page, path);
      await expect(page).toHaveURL(new RegExp(`/sign-up\\?redirect=${encodeURIComponent(path)}$`));
    }
    await player({ cents: 2_000 });
    for (const [path, name] of popups) {
      await visit(page, path);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/, includeHidden: true })).toHaveCount(1);
    }
    for (const [path, name] of pages) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  },
);

// shows: route:/break; guard:footer-duties
test(
  'pages for everybody have their name, and the legal age, help and the way to stop below',
  { tag: '@nightly' },
  async ({ page }) => {
    const pages = [
      ['/rtp', 'What each game pays back'],
      ['/self-check', 'Check your gambling'],
      ['/break', 'Your break has started'],
      ['/arena', 'Arena'],
    ] as const;
    for (const [path, name] of pages) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText('Only for people aged 18 and over.')).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Take a break or exclude yourself' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Get help' })).toBeVisible();
    }
    await visit(page, '/break');
    await expect(page.getByText('You can’t bet or deposit.', { exact: false })).toBeVisible();
  },
);

// shows: route:/rtp
test('what each game pays back is a table of every title with its share', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/rtp');
  const rows = page.getByRole('main').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(50);
  for (const title of ['Koi Garden', 'Lantern Tide', 'Dice'])
    await expect(rows.filter({ hasText: title }).first()).toContainText(/\d\d(\.\d+)?\s?%/);
});

// shows: route:producers-index
test(
  'a studio’s page has its titles, and the overview of all stands as a popup',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/producers/paperlantern-works');
    await expect(page.getByRole('heading', { level: 1, name: 'Paperlantern Works' })).toBeVisible();
    const titles = page.getByRole('main').getByRole('link', { name: /Lantern Tide/ });
    await expect(titles.first()).toBeVisible();
    await visit(page, '/rtp#producers');
    const overview = page.getByRole('dialog', { name: 'Studios' });
    await overview.getByRole('link', { name: 'Paperlantern Works' }).click();
    await expect(page).toHaveURL(/\/producers\/paperlantern-works$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Paperlantern Works' })).toBeVisible();
  },
);

// shows: guard:open-pages; route:/email-verify; route:/profile/limits/confirm
test(
  'pages behind links of mails are open to guests, who are told what is missing',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const [path, said] of [
      ['/profile/limits/confirm', 'This link doesn’t work'],
      ['/email-verify', 'Confirm your email address'],
      ['/confirmation', 'This link is incomplete'],
      ['/new-password', 'This link is incomplete'],
    ] as const) {
      const response = await visit(page, path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { name: said })).toBeVisible();
    }
  },
);

// shows: redirect:/sport-on-casino; redirect:/-on-sport
test(
  'the sportsbook’s addresses on the casino’s host lead to its own, whose root is its home',
  { tag: '@nightly' },
  async () => {
    const lead = async (host: string, path: string) => {
      const { status, headers } = await ask(host, { path, headers: { 'accept-language': 'en' } });
      return [status, headers.location];
    };
    const sport = `http://${hosts.sport}`;
    expect(await lead(hosts.casino, '/sport/live?day=today')).toEqual([302, `${sport}/sport/live?day=today`]);
    expect(await lead(hosts.casino, '/de/sport')).toEqual([302, `${sport}/de/sport`]);
    expect(await lead(hosts.sport, '/')).toEqual([302, '/sport']);
    expect(await lead(hosts.sport, '/de')).toEqual([302, '/de/sport']);
  },
);

// shows: constant:static-path
test(
  'code stands under /dist for good, and the chosen language in a cookie',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const files: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.push(new URL(response.url()).pathname);
    });
    await visit(page, '/rtp');
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((path) => !path.startsWith('/dist/'))).toEqual([]);
    const { headers } = await ask(hosts.casino, { path: files[0]! });
    expect(headers['cache-control']).toContain('immutable');
    const chosen = locales.find((locale) => locale.includes('-'))!;
    await page.getByRole('combobox', { name: 'Language' }).selectOption(chosen);
    await expect(page).toHaveURL(new RegExp(`/${chosen.toLowerCase()}/rtp$`));
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie?.value).toBe(encodeURIComponent(chosen));
  },
);

// shows: popup:currency-select
test(
  '#currency-select opens the choice of a crypto wallet, and the wallet chosen is paid into',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    await visit(page, '/rtp#currency-select');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();
    await dialog
      .getByRole('radio', { name: /Bitcoin/ })
      .first()
      .check({ force: true });
    await dialog.getByRole('button', { name: 'Open this wallet' }).click();
    await expect(dialog.getByRole('heading', { name: 'Deposit' })).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ mayLog: /Failed to fetch dynamically imported module|net::ERR_FAILED/ });

  // shows: request:start-up
  test('a guest’s home comes whole with its document, before any script', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    // Games, winners or their place, jackpots, pages of the footer: what the start-up loads of old were for.
    await expect(page.getByRole('main').getByRole('link', { name: 'Koi Garden' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' })).toBeAttached();
  });
});

test('who scrolled before the code came stays there when it does, and finds the place again', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 900));
  await ready(page);
  await page.waitForTimeout(300); // Nothing can be awaited: what counts is that the page stays.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});
