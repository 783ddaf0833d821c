import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readAccounts, readRounds } from '@croupier/contracts';
import { ask } from '@croupier/e2e-support/site';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';

const TITLE = 'Breath on Glass';
const PAGE = '/play/candlewick-row/breath-on-glass';

const game = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
const button = (page: Page, name: string) => game(page).getByRole('button', { name, exact: true });
const said = (page: Page) => game(page).getByRole('status');

/** Buys a window and wipes all of it, to the end of the round. */
async function playWindow(page: Page): Promise<void> {
  await button(page, 'Breathe on the glass').click();
  await button(page, 'Wipe all').click();
  await expect(said(page)).toHaveText(/^(Three of a kind|No three of a kind)/);
}

test(
  'a studio’s title stands in the lobby under its studio, and its demo is played to the end by the keyboard',
  { tag: '@nightly' },
  async ({ page, isMobile }) => {
    await visit(page, '/producers/candlewick-row');
    await expect(page.getByRole('heading', { level: 1, name: 'Candlewick Row' })).toBeVisible();
    const cover = page.getByRole('main').getByRole('article').locator('img').first();
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await visit(page, PAGE);
    await expect(page.getByRole('main')).toContainText('96.00%');
    await expect(page.getByRole('main')).toContainText('Its rounds are drawn by Candlewick Row, not by us.');
    await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
    await expect(button(page, 'Breathe on the glass')).toBeEnabled({ timeout: 30_000 });
    await expect(game(page).getByText('FUN 1,000.00')).toBeVisible();
    if (isMobile) return playWindow(page);
    await page.keyboard.press('Space'); // The game has the focus, none of its buttons has.
    await expect(button(page, 'Wipe all')).toBeVisible();
    for (let pane = 1; pane <= 9; pane += 1) {
      await button(page, `Pane ${pane}, fogged`).focus();
      await page.keyboard.press('Enter');
    }
    await expect(said(page)).toHaveText(/^(Three of a kind|No three of a kind)/);
    await expect(game(page).getByRole('button', { name: /^Pane 1: \w+$/ })).toBeVisible();
  },
);

test('it is fit for all, window and rules, in either theme', { tag: '@nightly' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, `${PAGE}?mode=demo`);
    await expect(button(page, 'Breathe on the glass')).toBeEnabled({ timeout: 30_000 });
    await button(page, 'Rules and paytable').click();
    await expect(game(page).getByRole('dialog')).toContainText('comet pays 500 times the stake');
    for (const open of [true, false]) {
      const { violations } = await new AxeBuilder({ page }).include(['[data-game-frame] iframe', 'body']).analyze();
      expect
        .soft(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join()}`))
        .toEqual([]);
      if (open) await button(page, 'Back to the window').click();
    }
  }
});

test.describe('with an answer that is cut off', () => {
  test.use({ mayLog: /^Failed to load resource: net::ERR_FAILED/ });
  test('for money: stake and win go through the wallet, the header follows, the history tells the studio’s round', async ({
    page,
    player,
  }) => {
    const visitor = await player({ cents: 2_000 });
    await visit(page, PAGE);
    await page.getByRole('main').getByRole('button', { name: 'Play for real money' }).click();
    await expect(button(page, 'Breathe on the glass')).toBeEnabled({ timeout: 30_000 });
    await expect(game(page).getByText('€20.00')).toBeVisible();
    await playWindow(page);
    // The answer is lost on its way to the page: the same round again, not another.
    let cut = 0;
    await page.route(
      '**/api/play',
      async (route) => {
        const { pathname, host } = new URL(route.request().url());
        const body = route.request().postData() ?? '';
        const { status } = await ask(host, { method: 'POST', path: pathname, body });
        expect(status).toBe(200);
        cut += 1;
        await route.abort();
      },
      { times: 1 },
    );
    await button(page, 'Breathe on the glass').click();
    await expect(said(page)).toHaveText(/^No connection/);
    await playWindow(page);
    expect(cut).toBe(1);

    const { data: rounds } = await visitor.call(readRounds, { query: {} });
    expect(rounds).toHaveLength(2);
    for (const round of rounds)
      expect(round).toMatchObject({
        provider: 'candlewick-row',
        game: 'breath-on-glass',
        stake_cents: 100,
        status: 'closed',
      });
    const left = rounds.reduce((sum, { stake_cents, win_cents }) => sum - stake_cents + win_cents, 2_000);
    const accounts = await visitor.call(readAccounts);
    expect(accounts.find(({ currency }) => currency === 'EUR')?.amount_cents).toBe(left);
    const shown = `€${(left / 100).toFixed(2)}`;
    await expect(game(page).getByText(shown)).toBeVisible();
    await button(page, 'Close the game').click();
    await expect(page.locator('[data-game-frame]')).toBeHidden();
    await expect(balance(page)).toContainText(shown);
  });
});
