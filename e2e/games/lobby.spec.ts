import type { Locator, Page } from '@playwright/test';
import { addFavoriteGame, rememberGame } from '@croupier/contracts';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, ready, test, visit } from '@croupier/e2e-support/test';

const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
const titles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /games?$/ });
const counted = async (page: Page) => Number.parseInt((await titles(page).textContent()) ?? '', 10);
const game = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

// shows: route:/pokies/all
test(
  'filters combine, stand in the address, and the back button takes them away one by one',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/pokies/all');
    const all = await counted(page);
    await filter(page, 'Studio').selectOption('oak-and-ember');
    await expect(page).toHaveURL(/provider=oak-and-ember/);
    await expect.poll(() => counted(page)).toBeLessThan(all);
    const ofStudio = await counted(page);
    await filter(page, 'Volatility').selectOption('high');
    await expect(page).toHaveURL(/volatility=high/);
    await expect.poll(() => counted(page)).toBeLessThan(ofStudio);
    const both = await counted(page);

    // Whoever is sent the address sees the same.
    await visit(page, page.url());
    expect(await counted(page)).toBe(both);
    await expect(filter(page, 'Studio')).toHaveValue('oak-and-ember');
    await expect(filter(page, 'Volatility')).toHaveValue('high');

    await filter(page, 'Sort by').selectOption({ label: 'A to Z' });
    await expect(page).toHaveURL(/sort=title/);
    const names = page.getByRole('main').getByRole('article').getByRole('link');
    await expect
      .poll(async () => {
        const shown = await names.allTextContents();
        return shown.length === both && shown.join() === shown.toSorted((a, b) => a.localeCompare(b, 'en')).join();
      })
      .toBe(true);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.goBack();
    await ready(page);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(titles(page)).toHaveText(`${all} games`);
  },
);

test(
  'where nothing matches, letting go of the filter it names brings games again',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/pokies/all?volatility=high&mechanic=cluster');
    const helps = page.getByRole('button', { name: /^Without “Clusters”/ });
    const found = Number(/(\d+) games/.exec((await helps.textContent()) ?? '')?.[1]);
    await helps.click();
    await expect(titles(page)).toHaveText(`${found} games`);
    await expect(page).toHaveURL(/volatility=high/);
  },
);

// shows: product:demo-for-guests
test('the home’s opening begins the demo it shows', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Play the demo' }).click();
  await expect(game(page, 'Tidewater Atlas').getByRole('button', { name: /^(Spin|Continue)$/ })).toBeVisible({
    timeout: 30_000,
  });
});

// shows: popup:search
test(
  'the search is driven by keys: it opens by /, forgives a slip, and Enter leads there',
  { tag: ['@desktop', '@smoke'] },
  async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('kabtuo');
    await expect(page.getByRole('dialog').getByRole('option', { name: /^Kabuto Dawn/ })).toBeVisible();
    await expectFitForAll(page, 'search');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/oak-and-ember\/kabuto-dawn$/);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('option', { name: 'kabtuo' }).click();
    await field.fill('ember');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Oak & Ember' })).toBeVisible();
  },
);

// shows: popup:producers
test(
  'the studios open from the lobby, and a studio’s hand leads to its games',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/pokies/all');
    await page.getByRole('main').getByRole('button', { name: 'Studios' }).click();
    const studios = page.getByRole('dialog', { name: 'Studios' });
    await expect(studios.getByRole('listitem')).toHaveCount(7); // Our six, and the sample studio.
    await expect(studios.getByRole('link', { name: 'Candlewick Row' })).toBeVisible();
    await expectFitForAll(page, 'studios');
    await studios.getByRole('link', { name: 'Soft Comet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soft Comet' })).toBeVisible();
    await expect(studios).toBeHidden();
  },
);

test(
  'a player’s home goes on: the money, what was played last and what is marked',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 2_500 });
    await visitor.call(rememberGame, { params: { id: '1900' } });
    await visitor.call(rememberGame, { params: { id: '400' } });
    await visitor.call(addFavoriteGame, { params: { id: '300' } });
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nora' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('€25.00')).toBeVisible();
    const row = (name: string) => main.getByRole('region', { name }).getByRole('article').getByRole('link');
    await expect(row('Continue playing')).toHaveText(['Koi Garden', 'Kabuto Dawn']);
    await expect(row('Your favourites')).toHaveText(['Moon Hare']);
    await main.getByRole('button', { name: 'Deposit' }).click();
    await expect(page.getByRole('dialog').getByLabel('Amount', { exact: true })).toBeFocused();
  },
);

test.describe('with a pointer', { tag: '@desktop' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has none');

  test('a cover under the pointer offers play and demo, and the demo begins', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, '/pokies/all');
    const cover = page.getByRole('article').filter({ hasText: 'Lantern Tide' });
    await cover.hover();
    await expect(cover.getByRole('link', { name: 'Play Lantern Tide' })).toBeVisible();
    await cover.getByRole('link', { name: 'Demo Lantern Tide' }).click();
    await expect(game(page, 'Lantern Tide').getByRole('button', { name: /^(Spin|Continue)$/ })).toBeVisible({
      timeout: 30_000,
    });
  });

  test(
    'the key for a context menu opens the menu of the title that has the focus',
    { tag: '@nightly' },
    async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('main').getByRole('article').getByRole('link').first().focus();
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'About this game' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop has no bar below');

  /** A finger that rests, as the browser itself feels it. */
  async function rest(page: Page, on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded();
    const box = (await on.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByRole('dialog')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test(
    'a finger that rests on a cover opens its menu, selects nothing and goes nowhere',
    { tag: '@nightly' },
    async ({ page }) => {
      await visit(page, '/');
      const cover = page.getByRole('main').getByRole('article').first();
      const title = (await cover.getByRole('link').textContent())!;
      await rest(page, cover);
      const menu = page.getByRole('dialog', { name: title });
      await expect(menu.getByRole('link', { name: 'Play the demo' })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
      // This browser asks for less motion.
      await expect(menu.locator('[data-preview]')).toHaveCount(0);
      await menu.getByRole('link', { name: 'Play the demo' }).click();
      await expect(game(page, title).locator('body')).toBeVisible({ timeout: 30_000 });
    },
  );

  test('a finger that rests sees the game in play', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, '/');
    await rest(page, page.getByRole('main').getByRole('article').first());
    await expect(page.getByRole('dialog').locator('[data-preview] img').first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('no tab of the bar leads to nothing', { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main, bottom bar' });
    const addresses = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of addresses) {
      await visit(page, address);
      await expect(page.getByRole('main').getByRole('link').nth(3), address).toBeVisible();
      await expect(page.getByText('No games here yet')).toBeHidden();
    }
  });
});
