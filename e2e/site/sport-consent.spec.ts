import { hosts, onSport } from '@croupier/e2e-support/site';
import { nextMatch, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

test.beforeEach(({ context }) => context.clearCookies());

test('who comes to the sportsbook first is asked there, answers once, and is asked by neither site again', async ({
  page,
}) => {
  await visit(page, '/sport');
  const card = page.getByRole('region', { name: 'Cookies' });
  await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^http://${hosts.casino}/privacy`));
  const [no, yes] = await Promise.all(
    ['No, thanks', 'Allow'].map((name) => card.getByRole('button', { name }).boundingBox()),
  );
  expect(no?.height, 'refusing is as easy as allowing').toBe(yes?.height);
  expect(no?.width).toBe(yes?.width);
  await card.getByRole('button', { name: 'No, thanks' }).click();
  await expect(card).toHaveCount(0);

  for (const address of ['/sport/live', `http://${hosts.casino}/`]) {
    await visit(page, address);
    await page.waitForTimeout(2_500); // The card comes 1.5 s after the page.
    await expect(card).toHaveCount(0);
  }
});

test(
  'a bet is picked and read in the slip while the question still stands',
  { tag: '@nightly' },
  async ({ page, isMobile }) => {
    const match = await nextMatch();
    await visit(page, `/sport/${match.id}`);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const slip = await pickHome(page, match, isMobile);
    await slip.getByLabel('Stake', { exact: true }).click();
    await expect(slip.getByLabel('Stake', { exact: true })).toBeFocused();
  },
);
