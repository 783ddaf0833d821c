import { randomUUID } from 'node:crypto';
import { placeBet } from '@croupier/contracts';
import { tabTo } from '@croupier/e2e-support/keyboard';
import { endMarket, ownMatches } from '@croupier/e2e-support/own-matches';
import { balanceOf } from '@croupier/e2e-support/provider';
import { onSport } from '@croupier/e2e-support/site';
import { betOf, homePrice, type Match } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

test(
  'by the keyboard alone a bet is picked among the prices, placed, found under “My bets” and cashed out',
  { tag: ['@desktop', '@smoke'] },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'a keyboard is a desk’s');
    test.setTimeout(90_000);
    const visitor = await player({ cents: 2_000 });
    const [match] = (await ownMatches('keys', 1)) as [Match];
    const said = page.getByRole('status').filter({ hasText: /Your bet/ });
    const main = page.getByRole('main');
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await visit(page, `/sport/${match.id}`);

    await test.step('arrows go from price to price, Enter puts one on the slip and takes it off', async () => {
      await tabTo(page, homePrice(page, match), 150);
      await page.keyboard.press('ArrowRight');
      await expect(main.getByRole('button', { name: /^Draw/ }).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('ArrowLeft');
      await expect(homePrice(page, match)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(slip.getByText(match.home.name, { exact: true }).first()).toBeVisible();
    });

    await test.step('the stake is typed, Enter sends, and one region says what became of it', async () => {
      await tabTo(page, slip.getByLabel('Stake', { exact: true }), 300);
      await page.keyboard.type('5');
      await page.keyboard.press('Enter');
      await expect(said).toHaveText(`Your bet of €5.00 is placed: ${match.home.name} against ${match.away.name}.`);
      expect(await balanceOf(visitor)).toBe(1_500);
    });

    await test.step('“My bets” is a press away, a cash-out left by Escape gives the focus back', async () => {
      await tabTo(page, slip.getByRole('button', { name: 'My bets' }));
      await page.keyboard.press('Enter');
      const offer = slip.getByRole('button', { name: /^Cash out €/ });
      await tabTo(page, offer);
      await page.keyboard.press('Enter');
      const confirm = slip.getByRole('region', { name: 'Cash out' });
      await expect(confirm).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(offer).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, confirm.getByRole('button', { name: /^Cash out €/ }));
      await page.keyboard.press('Enter');
      await expect(said).toHaveText(
        new RegExp(`^Your bet was cashed out: ${match.home.name} against ${match.away.name}\\. You received €\\d`),
      );
      expect(await balanceOf(visitor)).toBeGreaterThan(1_500);
    });
  },
);

test(
  'who asked for it is told by the browser how a bet ended, while the page is in the background',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, player }) => {
    test.setTimeout(90_000);
    await context.grantPermissions(['notifications']);
    await page.addInitScript(() => {
      const told: string[][] = [];
      class Told extends EventTarget {
        static readonly permission = 'granted';
        constructor(title: string, { body, tag }: NotificationOptions) {
          super();
          told.push([title, body ?? '', tag ?? '']);
        }
      }
      Object.assign(window, { told, Notification: Told });
    });
    const visitor = await player({ cents: 2_000 });
    const [match] = (await ownMatches('keys', 1)) as [Match];
    await visit(page, '/sport/results');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Betting settings' }).click();
    await page.getByRole('switch', { name: 'Notify me when my bets are settled' }).check({ force: true });
    await page.keyboard.press('Escape');
    const { odds, version } = match.markets[0]!;
    const seen = { odds: odds![0]!, market_version: version, score: match.score };
    const leg = { event_id: match.id, market_id: 1, specifiers: '', outcome: 'home', ...seen };
    const order = { id: randomUUID(), currency: 'EUR', stake_cents: 500, odds_change: 'any', legs: [leg] } as const;
    await visitor.call(placeBet, { body: { ...order, legs: [leg] } });
    await expect(page.getByRole('status').filter({ hasText: /is placed/ })).toBeAttached();
    // A tab of a browser without a screen is always in front: this one is told that it is not.
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    await endMarket(match, '1', 'win', 'lose', 'lose');
    await expect.poll(async () => (await betOf(visitor, order.id)).status, { timeout: 20_000 }).toBe('settled');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: string[][] }).told))
      .toEqual([[`${match.home.name} – ${match.away.name}`, 'Your bet won.', `bet:${order.id}`]]);
  },
);
