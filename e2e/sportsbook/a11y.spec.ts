import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { freshMatch, nextMatch, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

test(
  'lists, results, registration and login are fit for all',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'the crawl looks at them on a phone');
    test.setTimeout(240_000);
    for (const path of [
      '/sport',
      '/sport/live',
      '/sport/results',
      '/sport/favourites',
      '/sport/coupon',
      '/sport/centre',
      '/sport/calibration',
      '/sport/shared?bets=none',
      '/sport/registration',
      '/sport/login',
      '/sport/nothing-here/at-all',
    ]) {
      await visit(page, path);
      await expectFitForAll(page, path);
    }
  },
);

test(
  'a match, a slip with a price on it, and my bets are fit for all',
  { tag: ['@both', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(240_000);
    await player({ cents: 1_000 });
    const slip = await pickHome(page, await nextMatch(40_000), isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('2');
    await expectFitForAll(page, 'match with slip');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    await expectFitForAll(page, 'slip with a placed bet');
    await visit(page, '/sport/my-bets');
    await expect(page.getByRole('main').getByText('Open', { exact: true }).first()).toBeVisible();
    await expectFitForAll(page, 'my bets');
    await visit(page, '/sport/my-bets?view=record');
    await expect(page.getByRole('main').getByText('€2.00').first()).toBeVisible();
    await expectFitForAll(page, 'my bets, the record');
  },
);

test(
  'a match under way, the centre with it, the coupon, favourites are fit for all',
  { tag: '@nightly' },
  async ({ page, player }) => {
    test.setTimeout(240_000);
    await player();
    const { id } = await freshMatch();
    await visit(page, `/sport/${id}`);
    await expect(page.getByRole('region', { name: 'Match tracker' })).toBeVisible();
    await expectFitForAll(page, 'match under way');
    await visit(page, `/sport/centre?matches=${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Tracker: / })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Match tracker' })).toBeVisible();
    await expectFitForAll(page, 'live centre with a match');
    await visit(page, '/sport/coupon');
    await expect(page.getByRole('main').locator('[data-odds]').first()).toBeVisible();
    await expectFitForAll(page, 'coupon with prices');
    const { id: later, home, away } = await nextMatch(60_000); // The other one may be over by now.
    await visit(page, `/sport/${later}`);
    const name = `Favourite: ${home.name} – ${away.name}`;
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/sportsbook/favourites/'));
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await saved;
    await visit(page, '/sport/favourites');
    await expect(page.getByRole('main').getByText(home.name).first()).toBeVisible();
    await expectFitForAll(page, 'favourites with a match');
  },
);

test('the search and the betting settings are fit for all', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, '/sport');
  await page.getByRole('banner').getByRole('button', { name: 'Find a match' }).click();
  await page.getByRole('combobox', { name: 'Team, league or match' }).fill('har');
  await expect(page.getByRole('dialog').getByText(/^\d+ results?$/)).toBeVisible();
  await expectFitForAll(page, 'search');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Betting settings' }).click();
  await expect(page.getByRole('dialog').getByLabel('Quick stake 4')).toBeVisible();
  await expectFitForAll(page, 'betting settings');
});
