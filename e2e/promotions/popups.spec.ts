import type { Page } from '@playwright/test';
import * as contracts from '@croupier/contracts';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

test.describe.configure({ timeout: 180_000 });

const PAGE = '/fairness';
const titled = (page: Page, title: string) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: title }) });
const open = (page: Page, hash: string) => page.evaluate((wanted) => void (location.hash = wanted), hash);

/** Returns for each popup its hash, its title and a text it shows. */
async function popupsFor(visitor: Visitor): Promise<[hash: string, title: string, said: string | RegExp][]> {
  const [spins] = await visitor.call(contracts.readFreeSpins);
  const { banners } = await visitor.call(contracts.readServerData, { query: { l: 'en' } });
  const banner = banners.find(({ categories }) => categories.includes('promo-banner'));
  const { data } = await visitor.call(contracts.readTournaments, {});
  const race = data.find(({ quest }) => !quest);
  return [
    [
      '#cashback',
      'How cashback works',
      '(deposits − balance − completed withdrawals − pending withdrawals) × your level’s percentage',
    ],
    ['#bonus-toggle', 'Bonuses on or off', 'Receive bonuses'],
    [`#special-game?id=${spins!.id}`, 'Where to use these spins', /spins are left/],
    [`#special-game?id=999999999`, 'No longer available', /./],
    [`#banner-details?id=${banner!.id}`, banner!.title, banner!.description],
    [`#benefit-details?id=${spins!.id}`, spins!.bonuses[0]!.title, /spin/],
    ['#benefit-details?offer=welcome', 'Welcome bonus', /stake 30 times the bonus/],
    [`#leaderboard?slug=${race!.slug}`, race!.title, /./],
    [`#prizes?slug=${race!.slug}`, race!.title, /Place/],
  ];
}

// shows: popup:cashback; popup:bonus-toggle; popup:special-game; popup:banner-details; popup:benefit-details
// shows: popup:leaderboard; popup:prizes
test(
  'each popup of offers opens by its hash, is fit for all, and closes by Escape and by going back',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player();
    await visit(page, PAGE);
    for (const [hash, title, said] of await popupsFor(visitor))
      await test.step(hash, async () => {
        await open(page, hash);
        await expect(titled(page, title)).toBeVisible();
        await expect(titled(page, title).getByText(said).first()).toBeVisible();
        await expectFitForAll(page, hash);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${PAGE}(#|$)`));
        await visit(page, PAGE);
        await open(page, hash);
        await expect(titled(page, title)).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${PAGE}(#|$)`));
      });
  },
);

test('a popup that needs the player asks a guest to sign up first', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, PAGE);
  await open(page, '#bonus-toggle');
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeVisible();
});
