import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Bet, placeBet, readBets } from '@croupier/contracts';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { freshMatch, homePrice, nextMatch, openSlip, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

/** From the bet to its last change nothing of its match may have begun. */
const LEAD_MS = 60_000;

async function placed(page: Page, isMobile: boolean, stake = '5'): Promise<Bet> {
  const slip = await pickHome(page, await nextMatch(LEAD_MS), isMobile);
  await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
  await slip.getByLabel('Stake', { exact: true }).fill(stake);
  const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  const bet = (await (await reply).json()) as Bet;
  await expect(slip.getByText('Your bet is placed')).toBeVisible();
  return bet;
}

const openBets = async (visitor: Visitor) => (await visitor.call(readBets, { query: { state: 'open' } })).data;

// shows: route:/sport/shared
test(
  'a slip goes to another device by a link, and onto its slip by a press',
  { tag: '@smoke' },
  async ({ page, browser, isMobile }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
    });
    const match = await nextMatch(LEAD_MS);
    const slip = await pickHome(page, match, isMobile);
    await slip.getByRole('button', { name: 'Share this slip' }).click();
    const { url } = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared);
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cookie_consent', value: '1', domain: '.casino.localhost', path: '/' }]);
    const other = await context.newPage();
    await visit(other, url);
    const main = other.getByRole('main');
    await expect(main.getByText(match.home.name, { exact: true })).toBeVisible();
    await expectFitForAll(other, 'Shared bet slip');
    await main.getByRole('button', { name: 'Add 1 selection to my slip' }).click();
    const theirs = await openSlip(other, isMobile);
    await expect(theirs.getByText(match.home.name, { exact: true }).first()).toBeVisible();
    await context.close();
  },
);

test(
  'a stake the house would not take is placed with the one it would, by one press',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    const visitor = await player({ cents: 2_000 });
    let sent = 0;
    await page.route(`**${placeBet.path}`, (route) => {
      if (route.request().method() !== 'POST' || ++sent > 1) return route.continue();
      const params = { stake_too_large: { max_stake_cents: 300, reason: 'outcome', currency: 'EUR' } };
      return route.fulfill({ status: 422, json: { errors: { stake_cents: { stake_too_large: '' } }, params } });
    });
    const slip = await pickHome(page, await nextMatch(LEAD_MS), isMobile);
    await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    await slip.getByLabel('Stake', { exact: true }).fill('9');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await slip.getByRole('button', { name: 'Place with €3.00' }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    expect(await balanceOf(visitor)).toBe(1_700);
  },
);

// shows: call:POST /api/sportsbook/bets/{id}/edit
test('an open bet is edited: the old one is sold and the new one stands, to the cent', async ({
  page,
  player,
  isMobile,
}) => {
  const visitor = await player({ cents: 5_000 });
  const old = await placed(page, isMobile);
  await visit(page, '/sport/my-bets');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit bet:/ })
    .click();
  const slip = isMobile ? page.getByRole('dialog', { name: 'Bet slip' }) : await openSlip(page, false);
  await expect(slip.getByRole('region', { name: 'Edit bet' })).toBeVisible();
  await slip.getByLabel('Stake', { exact: true }).fill('8');
  await expect(slip.getByText('You pay')).toBeVisible();
  await expectFitForAll(page, 'edit of a bet');
  await slip.getByRole('button', { name: 'Change bet' }).click();
  await expect(slip.getByText('Your bet is placed')).toBeVisible();
  const bets = await openBets(visitor);
  expect(bets).toMatchObject([{ stake_cents: 800 }]);
  expect(bets[0]!.id).not.toBe(old.id);
  const { data } = await visitor.call(readBets, { query: { state: 'settled' } });
  expect(data).toMatchObject([{ id: old.id, status: 'cashed_out' }]);
  expect(await balanceOf(visitor)).toBe(5_000 - 500 + data[0]!.return_cents! - 800);
});

// shows: call:GET /api/sportsbook/bets.csv; call:GET /api/sportsbook/bets/totals
test(
  'a bet is found by its code, summed up, and taken away as a file',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    await player({ cents: 2_000 });
    const { id, legs } = await placed(page, isMobile);
    await visit(page, '/sport/my-bets');
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox', { name: 'Team, league or bet code' });
    await search.fill('nobody plays here');
    await expect(main.getByText('No bets found')).toBeVisible();
    await search.fill(id.slice(0, 8));
    await expect(main.getByRole('listitem').filter({ hasText: legs[0].event.home }).first()).toBeVisible();
    await expect(main.getByText('Return if all win')).toBeVisible();
    await main.getByText(/Daily totals and download$/).click();
    const file = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await file).path(), 'utf8');
    expect(text.split('\r\n')[1]).toContain(id);
    await expectFitForAll(page, 'my bets, filtered');
  },
);

test(
  'by keyboard and ear: a live bet is picked, staked and placed, and its end is said once',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'a keyboard is a desk’s');
    test.setTimeout(120_000);
    await player({ cents: 2_000 });
    const said = page.getByRole('status').filter({ hasText: /Your bet/ });
    const match = await freshMatch();
    await visit(page, `/sport/${match.id}`);
    const slip = await openSlip(page, false);
    // At this speed a price may close for a moment just as it is pressed: then it is pressed again.
    await expect(async () => {
      if ((await homePrice(page, match).getAttribute('aria-pressed')) !== 'true') {
        await homePrice(page, match).focus({ timeout: 1_000 });
        await page.keyboard.press('Enter');
      }
      await expect(homePrice(page, match)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    await expectFitForAll(page, 'live slip');
    await slip.getByLabel('Stake', { exact: true }).focus();
    await page.keyboard.type('2');
    await expect(async () => {
      await slip.getByLabel('Stake', { exact: true }).press('Enter', { timeout: 1_000 });
      await expect(said).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 40_000 });
    await expect(said).toContainText(/is placed|was not accepted|won|lost|void/, { timeout: 20_000 });
  },
);
