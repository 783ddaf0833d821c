import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { actInRound, launchGame, playRound, selectAccount } from '@croupier/contracts';
import { withdrawToCard } from '@croupier/e2e-support/cashbox';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { newAustrian, signUpByForm } from '@croupier/e2e-support/sign-up';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';

const wallets = (page: Page) => page.getByRole('button', { name: /^Balance, choose a wallet/ });
const wallet = (page: Page, name: RegExp) => page.getByRole('menuitemradio', { name });
const dialog = (page: Page) => page.getByRole('dialog');

// shows: step:crypto-without-wallet; product:account-currency; call:POST /api/player/accounts
test(
  'a coin’s wallet is opened beside the euros; the header leads to it and back, in every tab',
  { tag: '@nightly' },
  async ({ page, context, player }) => {
    await player({ cents: 5_000 });
    const other = await context.newPage();
    await visit(other, '/');
    await visit(page, '/deposit');
    await dialog(page).getByRole('tab', { name: 'Crypto' }).click();
    await expect(dialog(page).getByText(/You go on playing with Euro/)).toBeVisible();
    await dialog(page)
      .getByRole('radio', { name: /^Bitcoin\s*BTC/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Open this wallet' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copy address' })).toBeVisible();
    await visit(page, '/users/payments');
    await expect(wallets(page)).toContainText('€50.00');
    await wallets(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(wallet(page, /^Euro/)).toBeFocused();
    await expectFitForAll(page, 'the wallets');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(wallets(page)).toContainText('0 µBTC');
    await expect(wallets(page)).toBeFocused();
    await expect(wallets(other)).toContainText('0 µBTC');

    await wallets(other).click();
    await wallet(other, /^Euro/).dblclick();
    await expect(wallets(other)).toContainText('€50.00');
    await expect(wallets(page)).toContainText('€50.00');
    await page.reload();
    await expect(wallets(page)).toContainText('€50.00');
  },
);

// shows: step:withdraw
test('with Bitcoin active the euros are played and withdrawn', { tag: '@nightly' }, async ({ page, player }) => {
  const visitor = await player({ cents: 5_000 });
  await visitor.call(selectAccount, { body: { currency: 'BTC' } });
  const launched = page.waitForResponse((response) => response.url().endsWith(launchGame.path));
  await visit(page, '/play/paperlantern-works/lantern-tide?mode=real&currency=EUR');
  expect(await (await launched).json()).toMatchObject({ mode: 'real', currency: 'EUR' });

  await visit(page, '/withdraw');
  await expect(dialog(page).getByRole('radio', { name: /^Euro/ })).toBeChecked();
  await withdrawToCard(page, 'all');
  await expect(page.getByRole('heading', { name: 'Withdrawal of €50.00 requested' })).toBeVisible();
  await expect(wallets(page)).toContainText('0 µBTC');
});

test(
  'the wallet is changed from the game’s page; a round open in the first waits there',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'on a phone the game fills the window');
    test.setTimeout(120_000);
    const visitor = await player({ cents: 5_000 });
    await visitor.call(selectAccount, { body: { currency: 'BTC' } });
    await visit(page, '/play/halfpenny-press/amber-mines?mode=real&currency=EUR');
    const game = page.frameLocator('iframe[title="Amber Mines"]');
    const press = (name: string) => game.getByRole('button', { name, exact: true });
    const choice = page.getByRole('combobox', { name: 'Wallet for this game' });
    await expect(choice).toBeEnabled({ timeout: 30_000 });
    await expect(choice).toHaveValue('EUR');
    const begun = page.waitForResponse((reply) => reply.url().endsWith(playRound.path) && reply.ok());
    await press('Dig').click();
    const { round } = v.parse(playRound.reply, await (await begun).json());
    await expect(choice).toBeDisabled();
    // A reload in the middle of the round, then the other wallet.
    await page.reload();
    await expect(choice).toBeEnabled({ timeout: 30_000 });
    await choice.selectOption('BTC');
    await expect(page).toHaveURL(/currency=BTC/);
    await expect(game.getByText('µBTC').first()).toBeVisible({ timeout: 30_000 });
    await expect(press('Cash out')).toBeHidden();
    await page.reload();
    await expect(choice).toHaveValue('BTC', { timeout: 30_000 });
    await expect(choice).toBeEnabled({ timeout: 30_000 });
    await choice.selectOption('EUR');
    const dug = page.waitForResponse((reply) => reply.url().endsWith(actInRound.path) && reply.ok());
    await press('Cell 1: closed').click({ timeout: 30_000 });
    expect(v.parse(playRound.reply, await (await dug).json()).round.id).toBe(round.id);
  },
);

// shows: guard:cashbox-first
test('the deposit after registering lies over the home, where closing leads', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/registration');
  await signUpByForm(page, page.getByRole('main'), newAustrian());
  await page.getByRole('main').getByRole('button', { name: 'Make a deposit' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Deposit' })).toBeVisible();
  await expect(page).toHaveURL(/\/deposit$/);
  await expect(page.locator('main h1')).not.toHaveText(/Open an account/);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

// shows: product:deposits; popup:deposit-fast; route:/deposit-fast
test('after a deposit by card the next one is an amount and a press', { tag: '@nightly' }, async ({ page, player }) => {
  await player({ cents: 2_000 });
  await visit(page, '/deposit-fast');
  await expect(dialog(page).getByRole('radio', { name: /1111/ })).toBeChecked();
  await expectFitForAll(page, 'the deposit in one step');
  await dialog(page).getByLabel('Amount', { exact: true }).fill('30');
  await dialog(page).getByRole('button', { name: 'Pay €30.00' }).click();
  await expect(page.getByRole('heading', { name: '€30.00 received' })).toBeVisible();
  await expect(balance(page)).toContainText('€50.00');
});

test('a page asks for the accounts once, and takes no call back', { tag: '@nightly' }, async ({ page, player }) => {
  await player({ cents: 1_000 });
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => request.url().includes('/api/player/accounts') && asked.push(request.url()));
  page.on('requestfailed', (request) => request.url().includes('/api/') && failed.push(request.url()));
  const joined = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const topic = /"(\$player:[^"]+)","phx_reply",\{"status":"ok"/.exec(String(payload))?.[1];
      if (topic) joined.add(topic);
    }),
  );
  await visit(page, '/');
  await expect.poll(() => joined.size).toBeGreaterThanOrEqual(5);
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForTimeout(1_000); // Long enough for a second one, too short for the poll.
  expect([asked.length, failed]).toEqual([1, []]);
});
