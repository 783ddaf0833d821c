import type { Page } from '@playwright/test';
import { readAccounts, readPayments, selectAccount } from '@croupier/contracts';
import { cards } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const open = (visitor: Visitor, currency: 'BTC' | 'LTC') =>
  visitor.call(selectAccount, { body: { currency, active: false } });
const amountIn = async (visitor: Visitor, currency: string) =>
  (await visitor.call(readAccounts, { query: { compatibility: 'false' } })).find((each) => each.currency === currency)!
    .amount_cents;

/** An address of a wallet elsewhere, as BIP 350 has it. */
const ELSEWHERE = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';

// shows: popup:crypto-conversion
test('money is changed between wallets at the price that was shown', async ({ page, player }) => {
  const visitor = await player({ cents: 20_000 });
  await open(visitor, 'BTC');
  await visit(page, '/cashbox');
  await button(page, 'Exchange between wallets').click();
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('120');
  await expectFitForAll(page, 'the exchange');
  await button(page, 'See the offer').click();
  await expect(dialog(page).getByRole('timer')).toContainText(/This offer expires in \d+ seconds?/);
  await expectFitForAll(page, 'the offer');
  const shown = (await dialog(page).getByText(/µBTC/).first().textContent())!;
  const micro = Number(shown.replace(/[^\d.]/g, ''));
  expect(micro).toBeGreaterThan(1_000);
  await button(page, /^Exchange €120/).dblclick();
  await expect(dialog(page).getByRole('heading', { name: 'Exchanged' })).toBeVisible();
  expect(await amountIn(visitor, 'EUR')).toBe(8_000);
  expect(await amountIn(visitor, 'BTC')).toBe(Math.round(micro * 100));
});

// shows: product:deposits; popup:deposit-crypto; third-party:crypto-widget
test('coins bought with a card are counted in, block by block', async ({ page, player }) => {
  const visitor = await player();
  await open(visitor, 'BTC');
  await visit(page, '/deposit');
  await dialog(page).getByRole('tab', { name: 'Crypto' }).click();
  await expect(button(page, 'Copy address')).toBeVisible();
  await expectFitForAll(page, 'an address for coins');
  await button(page, 'Buy crypto with a card').click();
  const seller = page.frameLocator('iframe[title="Order form of Coinseller"]');
  await seller.getByLabel('You pay').fill('100');
  await seller.getByLabel('Card number').fill(cards.good);
  await seller.getByLabel('Expiry date').fill('12/31');
  await expect(seller.getByText(/You get about 0\.001/)).toBeVisible();
  await seller.getByRole('button', { name: 'Buy' }).click();
  await expect(dialog(page).getByText(/^0 of 2 confirmations|^1 of 2 confirmations/)).toBeVisible();
  const [coming] = (await visitor.call(readPayments)).data;
  expect(coming).toMatchObject({ action: 'deposit', currency: 'BTC' });
  await expect(dialog(page).getByText('Completed')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => amountIn(visitor, 'BTC')).toBe(coming!.amount_cents);
  await visit(page, '/users/payments');
  await expect(page.getByText(coming!.instrument!).first()).toBeVisible();
});

test(
  'a withdrawal of coins: a typing error in the address is seen at once, and a new address waits a day',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 20_000 });
    await open(visitor, 'BTC');
    await visit(page, '/cashbox');
    await button(page, 'Exchange between wallets').click();
    await button(page, 'All').click();
    await button(page, 'See the offer').click();
    await button(page, /^Exchange €200/).click();
    await expect(dialog(page).getByRole('heading', { name: 'Exchanged' })).toBeVisible();
    await visit(page, '/withdraw');
    await button(page, 'All').click();
    await button(page, 'Choose where to send it').click();
    await dialog(page)
      .getByRole('radio', { name: /^Bitcoin/ })
      .check();
    await button(page, 'Continue').click();
    await expect(
      dialog(page).getByText(
        /We send crypto to a new address after 24 hours, so you can stop it if someone else is using your account\./,
      ),
    ).toBeVisible();
    const fields = page.frameLocator('iframe[title="Payment details"]');
    const address = fields.getByLabel('Your wallet address');
    await address.fill(`${ELSEWHERE.slice(0, -1)}q`);
    await address.blur();
    await expect(fields.getByText(/has a typo/)).toBeVisible();
    await address.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await address.blur();
    await expect(fields.getByText(/address of another coin/)).toBeVisible();
    await address.fill(ELSEWHERE);
    await address.blur();
    await expect(fields.getByText(/belongs to the right network/)).toBeVisible();
    await button(page, /^Withdraw/).click();
    await expect(dialog(page).getByRole('heading', { name: /Withdrawal of/ })).toBeVisible();
    await button(page, 'All payments').click();
    await expect(
      dialog(page).getByText(/If you didn’t request it, cancel it and change your password\./),
    ).toBeVisible();
    const [waiting] = (await visitor.call(readPayments, { query: { action: 'cashout' } })).data;
    expect(Date.parse(waiting!.not_before!) - Date.parse(waiting!.created_at)).toBe(24 * 3_600_000);
  },
);
