import type { Page } from '@playwright/test';
import { addFavoriteGame } from '@croupier/contracts';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const counted = async (page: Page) => {
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /games?$/ });
  return Number.parseInt((await status.textContent()) ?? '', 10);
};

/** One page of the lobby by day; at night every kind of address. */
const BY_DAY = '/pokies/all';

for (const [address, title] of Object.entries({
  '/pokies/all': 'Pokies',
  '/pokies/sea': 'By the sea',
  '/categories/table-games': 'Table games',
  '/categories/action': 'Action games',
  '/games/night': 'After dark',
  '/producers/oak-and-ember': 'Oak & Ember',
  '/producers/oak-and-ember/1': 'Oak & Ember',
  '/play/turbogames': 'Turbo games',
}))
  // shows: route:/pokies/all; route:/pokies/{slug}; route:/categories/{slug}; route:/games/{id}; route:/producers/{slug}
  // shows: product:lobby; route:/producers/{slug}/{page}; screen:turbo-lobby; route:/play/turbogames
  test(
    `${address} has a name, a description and games of its own`,
    { tag: address === BY_DAY ? [] : '@nightly' },
    async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} · Croupier`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        address === '/play/turbogames' ? /Dice, mines, plinko and more\./ : new RegExp(`^${title}: `),
      );
      await expect(cards(page).first().getByRole('link').first()).toBeVisible();
      const shown = await cards(page).count();
      expect(shown).toBe(Math.min(40, await counted(page)));
    },
  );

// shows: product:lobby; route:/live/all; route:/live/{slug}
test('live tables have a page of their own', { tag: '@smoke' }, async ({ page }) => {
  for (const [address, title] of [
    ['/live/all', 'Live tables'],
    ['/live/sea', 'By the sea'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} · Croupier`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

// shows: product:lobby; route:/favorite-games
test(
  'what a player marked stands on a page of its own, and a guest is told how to',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await visit(page, '/favorite-games');
    await expect(page.getByRole('heading', { name: 'Sign in to keep favourites' })).toBeVisible();
    const visitor = await player();
    await visitor.call(addFavoriteGame, { params: { id: '300' } });
    await visit(page, '/favorite-games');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link', { name: 'Moon Hare', exact: true })).toBeVisible();
  },
);

// shows: route:/play/{name}
test('a title’s name alone leads to its page, however it is written', { tag: '@nightly' }, async ({ page }) => {
  for (const name of ['koi-garden', 'Koi%20Garden', 'KOI_GARDEN']) {
    await visit(page, `/play/${name}`);
    await expect(page).toHaveURL(/\/play\/paperlantern-works\/koi-garden$/);
  }
});

// shows: route:not-found
test('what is in no catalogue is not found, and says so', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of [
    '/pokies/nothing',
    '/live/nothing',
    '/categories/nothing',
    '/games/nothing',
    '/producers/nobody',
    '/producers/nobody/1',
    '/producers/oak-and-ember/0',
    '/producers/oak-and-ember/99',
    '/tournaments/archive?page=99',
    '/play/no-such-game',
    '/play/oak-and-ember/no-such-game',
  ]) {
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 404]);
    await expect(page).toHaveTitle('Page not found · Croupier');
  }
});

test(
  'each option of a filter says how many titles it leaves, and that many are shown',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, '/pokies/all');
    const mechanic = page.getByRole('combobox', { name: 'Mechanic' });
    const ways = mechanic.locator('option[value="ways"]');
    await expect(ways).toHaveText(/\(\d+\)$/);
    const left = Number(/\((\d+)\)/.exec((await ways.textContent()) ?? '')?.[1]);
    // No pokie is played with dice.
    await expect(mechanic.locator('option[value="dice"]')).toBeDisabled();
    await mechanic.selectOption('ways');
    await expect.poll(() => counted(page)).toBe(left);
    const jackpot = page.getByRole('combobox', { name: 'Feature' }).locator('option[value="jackpot"]');
    const both = Number(/\((\d+)\)/.exec((await jackpot.textContent()) ?? '')?.[1]);
    expect(both).toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'Feature' }).selectOption('jackpot');
    await expect(page).toHaveURL(/feature=jackpot/);
    await expect.poll(() => counted(page)).toBe(both);
  },
);

test('cards say what is special about their titles', { tag: '@nightly' }, async ({ page }) => {
  for (const [address, badge] of [
    ['/pokies/all?feature=jackpot', 'Jackpot'],
    ['/games/new', 'New'],
    ['/games/wager0', 'Wager-free'],
    ['/categories/table-games?feature=exclusive', 'Exclusive'],
    ['/games/exclusive', 'Exclusive'],
  ] as const) {
    await visit(page, address);
    const all = await counted(page);
    expect(all).toBeGreaterThan(0);
    await expect(cards(page).filter({ has: page.getByText(badge, { exact: true }) })).toHaveCount(all);
  }
  await expectFitForAll(page, 'lobby');
});

test('table games lead to the turbo lobby', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/categories/table-games');
  await page.getByRole('link', { name: 'Cards, wheels and dice.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turbo games' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Amber Mines' })).toBeVisible();
  await expectFitForAll(page, 'turbo lobby');
});

// shows: popup:producers
test(
  '#producers opens the studios over any page, and leaves the address',
  { tag: ['@both', '@nightly'] },
  async ({ page, isMobile }) => {
    await visit(page, isMobile ? '/rtp#producers' : '/rtp');
    if (!isMobile) await page.getByRole('banner').getByRole('link', { name: 'Studios' }).click();
    const studios = page.getByRole('dialog', { name: 'Studios' });
    await expect(studios).toBeVisible();
    await expect(page).toHaveURL(/\/rtp$/);
    await studios.getByRole('link', { name: 'Oak & Ember' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oak & Ember' })).toBeVisible();
  },
);

test.describe('with a pointer and motion', { tag: '@desktop' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no pointer');
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a pointer that rests on a cover sees the game, and none once it leaves',
    { tag: '@nightly' },
    async ({ page }) => {
      await visit(page, '/pokies/all');
      const preview = page.locator('[data-preview]');
      await cards(page).filter({ hasText: 'Lantern Tide' }).hover();
      await expect(preview).toBeVisible();
      await expect(preview.locator('img').first()).toBeVisible();
      await page.mouse.move(2, 2);
      await expect(preview).toHaveCount(0);
    },
  );
});
