import type { Page } from '@playwright/test';
import { type Bet, placeBet, storedKeys } from '@croupier/contracts';
import { ownMatches, resumeMarket, stopMarket } from '@croupier/e2e-support/own-matches';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { betOf, homePrice, type Match, nextMatch, openSlip, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

/** From the first pick to the last bet nothing of its match may have begun. */
const LEAD_MS = 75_000;

/** As if the slip had been left at another price, and its page is opened again. */
async function leftAt(page: Page, factor: number): Promise<void> {
  await page.evaluate(
    ([key, by]) => {
      const [first] = JSON.parse(localStorage.getItem(key)!) as [{ seen: { odds: number } }];
      first.seen.odds = Math.round((first.seen.odds * by) / 100) * 100;
      localStorage.setItem(key, JSON.stringify([first]));
    },
    [storedKeys.slip, factor] as const,
  );
}

const RISEN = /^the odds have risen from [\d.]+ to [\d.]+\.$/;
const FALLEN = /^The odds have fallen\. Accept them to continue\.$/;
const CASES = [
  { rule: 'ask me first', factor: 0.9, asks: RISEN },
  { rule: 'ask me first', factor: 1.1, asks: FALLEN },
  { rule: 'accept better odds', factor: 0.9, asks: null },
  { rule: 'accept better odds', factor: 1.1, asks: FALLEN },
  { rule: 'accept any odds', factor: 0.9, asks: null },
  { rule: 'accept any odds', factor: 1.1, asks: null },
] as const;

test(
  'a price that moved while one was away is asked about or taken, as the bettor chose',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    test.setTimeout(120_000);
    const visitor = await player({ cents: 5_000 });
    const match = await nextMatch(LEAD_MS);
    const now = match.markets[0]!.odds![0]!;
    for (const { rule, factor, asks } of CASES) {
      const picked = await pickHome(page, match, isMobile);
      await picked.getByLabel('If the odds change').selectOption({ label: rule });
      await leftAt(page, factor);
      await visit(page, '/sport/results');
      const slip = await openSlip(page, isMobile);
      await slip.getByLabel('Stake', { exact: true }).fill('2');
      await expect(slip.getByLabel(/^before: \d/)).toBeVisible();
      const accept = slip.getByRole('button', { name: 'Accept new odds' });
      if (asks) await expect(slip.getByText(asks)).toBeVisible();
      if (asks === FALLEN) await accept.click();
      await expect(accept).toBeHidden();
      await expect(slip.getByText('Your bet is placed')).toBeHidden(); // Accepting a price sends nothing.
      const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
      await slip.getByRole('button', { name: `Place ${asks === RISEN ? 'at new odds' : 'bet'} · €2.00` }).click();
      const { id } = (await (await reply).json()) as Bet;
      await expect(slip.getByText('Your bet is placed').first()).toBeVisible();
      expect((await betOf(visitor, id)).legs[0].odds, `${rule}, ${factor}`).toBe(now);
    }
    expect(await balanceOf(visitor)).toBe(5_000 - CASES.length * 200);
  },
);

test(
  'a stopped selection says why, keeps its slip and its open bet, and both go on afterwards',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(120_000);
    const visitor = await player({ cents: 5_000 });
    const [match] = (await ownMatches('stops', 1)) as [Match];
    let slip = await pickHome(page, match, isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('5');
    const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    const { id } = (await (await reply).json()) as Bet;
    await expect(slip.getByText('Your bet is placed')).toBeVisible();

    slip = await pickHome(page, match, isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('3');
    const button = slip.getByRole('button', { name: 'Place bet · €3.00' });
    await expect(button).toBeEnabled();
    const said = page.getByRole('status').filter({ hasText: `${match.home.name} to win against ${match.away.name}.` });
    await stopMarket(match, '1');
    try {
      await expect(slip.getByText('We’ve paused betting on this for now.')).toBeVisible();
      await expect(slip.getByRole('button', { name: 'Waiting for odds' })).toBeDisabled();
      await expect(said).toContainText('We’ve paused betting on this for now.');
      await expect(homePrice(page, match)).toHaveCount(0); // It has no price in its name.
      await expectFitForAll(page, 'a suspended selection');
      await visit(page, '/sport/my-bets');
      await expect(page.getByRole('main').getByText(/^Cash-out is suspended/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /^Cash out €/ })).toHaveCount(0);
    } finally {
      await resumeMarket(match, '1');
    }
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Cash out €/ }).click();
    const confirm = main.getByRole('region', { name: 'Cash out' });
    await expect(confirm.getByText('You receive')).toBeVisible();
    await expectFitForAll(page, 'cash-out to confirm');
    await confirm.getByRole('button', { name: /^Cash out €/ }).click();
    await expect.poll(async () => (await betOf(visitor, id)).status).toBe('cashed_out');
    const { return_cents } = await betOf(visitor, id);
    expect(await balanceOf(visitor)).toBe(4_500 + return_cents!);
    slip = await openSlip(page, isMobile);
    await slip.getByRole('button', { name: 'Place bet · €3.00' }).click();
    await expect(slip.getByText('Your bet is placed').first()).toBeVisible();
    expect(await balanceOf(visitor)).toBe(4_200 + return_cents!);
  },
);
