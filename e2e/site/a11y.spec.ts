import { expectFitForAll } from '@croupier/e2e-support/screen';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';

/** A page of each kind: a home, a list, a game, a text, a form over a page, a table. */
const OF_EACH_KIND = ['/', '/pokies/all', '/play/paperlantern-works/lantern-tide', '/rtp', '/sign-in', '/tournaments'];
/** The others that are open to all. */
const OPEN_TO_ALL = [
  '/producers/paperlantern-works',
  '/fairness',
  '/jackpots',
  '/arena',
  '/tournaments/lotteries',
  '/tournaments/achievements',
  '/action',
  '/self-check',
  '/break',
  '/login',
  '/remind',
  '/new-password?reset_password_token=of-a-mail',
  '/email-verify',
  '/confirmation?confirmation_token=of-a-mail',
  '/welcome-bonuses',
  '/bonuses/welcome',
  '/there-is-nothing',
  '/oops',
  '/design',
  '/de',
];
const PLAYERS_ONLY = [
  '/',
  '/users',
  '/users/limits',
  '/users/games-history',
  '/users/security',
  '/users/verification',
  '/rocket-wheel',
  '/users/level',
  '/users/gifts',
  '/users/promocode',
  '/fairness',
  '/favorite-games',
];

test('pages of each kind are fit for all', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the crawl looks at them on a phone');
  test.setTimeout(120_000);
  for (const path of OF_EACH_KIND) {
    await visit(page, path);
    if (path === '/sign-in') await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeVisible();
    await expectFitForAll(page, path);
  }
});

test(
  'every other page a guest can open is fit for all',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'the crawl looks at them on a phone');
    test.setTimeout(240_000);
    for (const path of OPEN_TO_ALL) {
      await visit(page, path);
      await expectFitForAll(page, path);
    }
  },
);

test('every page of a player is fit for all', { tag: ['@desktop', '@nightly'] }, async ({ page, player, isMobile }) => {
  test.skip(isMobile, 'the crawl looks at them on a phone');
  test.setTimeout(120_000);
  await player({ cents: 2_000 });
  for (const path of PLAYERS_ONLY) {
    await visit(page, path);
    await expect(balance(page)).toContainText('€20.00');
    await expectFitForAll(page, path);
  }
});
