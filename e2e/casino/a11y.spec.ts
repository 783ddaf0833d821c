import { chooseCard } from '../support/cashbox.ts';
import { expectFitForAll } from '../support/screen.ts';
import { balance, expect, test, visit } from '../support/test.ts';
import { newPerson } from '../support/visitor.ts';

const OPEN_TO_ALL = [
  '/',
  '/pokies/all',
  '/play/paperlantern-works/lantern-tide',
  '/producers/paperlantern-works',
  '/rtp',
  '/fairness',
  '/jackpots',
  '/tournaments',
  '/arena',
  '/tournaments/lotteries',
  '/tournaments/achievements',
  '/action',
  '/self-check',
  '/break',
  '/sign-in',
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

test('every page a guest can open is fit for all', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the crawl looks at them on a phone');
  test.setTimeout(240_000);
  for (const path of OPEN_TO_ALL) {
    await visit(page, path);
    if (path === '/sign-in') await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeVisible();
    await expectFitForAll(page, path);
  }
});

test('every page of a player is fit for all', async ({ page, player, isMobile }) => {
  test.skip(isMobile, 'the crawl looks at them on a phone');
  test.setTimeout(120_000);
  await player({ cents: 2_000 });
  for (const path of PLAYERS_ONLY) {
    await visit(page, path);
    await expect(balance(page)).toContainText('€20.00');
    await expectFitForAll(page, path);
  }
});

test('each step of signing up is fit for all, its mistakes too', async ({ page }) => {
  test.setTimeout(90_000);
  const person = newPerson();
  await visit(page, '/sign-up');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(dialog.getByText('Please accept the terms.')).toBeVisible();
  await expectFitForAll(page, 'account, with mistakes');
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('checkbox', { name: /accept the terms/ }).check();
  await next.click();
  await dialog.getByLabel('Country you live in').selectOption(person.country);
  await expectFitForAll(page, 'currency');
  await next.click();
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await expectFitForAll(page, 'about you');
  await dialog.getByLabel('First name').fill(person.first_name);
  await dialog.getByLabel('Last name').fill(person.last_name);
  for (const [part, text] of [
    ['Day', '17'],
    ['Month', '05'],
    ['Year', '1988'],
  ] as const)
    await dialog.getByLabel(part).fill(text);
  await dialog.getByLabel('Mobile number').fill('851234567');
  await next.click();
  await expect(dialog.getByLabel('Town or city')).toBeVisible();
  await expectFitForAll(page, 'address');
});

test('each step of the cashbox is fit for all', async ({ page, player }) => {
  test.setTimeout(90_000);
  await player({ cents: 5_000 });
  await visit(page, '/cashbox');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('€50.00 can be withdrawn')).toBeVisible();
  await expectFitForAll(page, 'dashboard');
  await dialog.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog.getByText(/Min\. €10\.00/)).toBeVisible();
  await expectFitForAll(page, 'amount');
  await chooseCard(page);
  await page.frameLocator('iframe[title="Payment details"]').getByLabel('Card number').waitFor();
  await expectFitForAll(page, 'payment details');
  await visit(page, '/withdraw');
  await expect(dialog.getByText(/Min\. €10\.00/)).toBeVisible();
  await expectFitForAll(page, 'withdrawal');
});
