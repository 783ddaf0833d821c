import type { Page } from '@playwright/test';
import { readPaymentIntent, readPayments, selectAccount } from '@croupier/contracts';
import { balanceOf, decide } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { balance, expect, ready, test, visit } from '@croupier/e2e-support/test';

const dialog = (page: Page) => page.getByRole('dialog');

// shows: route:/users/payments
test(
  'the payments’ page sums what came in, is narrowed by its address, and shows a receipt',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player }) => {
    await player({ cents: 12_500 });
    await visit(page, '/users/payments');
    const main = page.getByRole('main');
    await expect(main.getByText('Total deposits')).toBeVisible();
    await expect(main.getByText('+€125.00')).toBeVisible();
    await main.getByLabel('Status').selectOption('Not completed');
    await expect(main.getByText('No payments match these filters.')).toBeVisible();
    await expect(page).toHaveURL(/outcome=failed/);
    await page.reload();
    await ready(page);
    await main.getByRole('button', { name: 'Show all' }).first().click();
    await main.getByRole('button', { name: /^Receipt/ }).click();
    await expect(dialog(page).getByText('by the payment provider', { exact: false })).toBeVisible();
    await expectFitForAll(page, 'the receipt');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(main.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute('href', /payments\.csv/);
  },
);

test('a saved card is removed where it is chosen', { tag: '@nightly' }, async ({ page, player }) => {
  await player({ cents: 2_000 });
  await visit(page, '/deposit');
  await dialog(page).getByRole('button', { name: 'Choose how to pay' }).click();
  await dialog(page).getByRole('radio', { name: /1111/ }).check();
  await dialog(page)
    .getByRole('button', { name: /^Remove 4111/ })
    .click();
  await expect(dialog(page).getByRole('radio', { name: /1111/ })).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
  await visit(page, '/deposit');
  await dialog(page).getByRole('button', { name: 'Choose how to pay' }).click();
  await expect(dialog(page).getByRole('radio', { name: /^Card/ })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: /1111/ })).toHaveCount(0);
});

for (const method of ['Open banking', 'Instant bank transfer', 'Fernwallet'])
  test(
    `${method}: refused at the provider nothing is charged, and the next try is paid`,
    { tag: '@nightly' },
    async ({ page, player }) => {
      const visitor = await player();
      await visit(page, '/deposit');
      await dialog(page).getByRole('button', { name: 'Choose how to pay' }).click();
      await dialog(page).getByRole('radio', { name: method }).check();
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      await dialog(page).getByRole('button', { name: /^Pay / }).click();
      const provider = page.frameLocator('iframe[title="Confirm the payment"]');
      await provider.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('heading', { name: 'Your deposit didn’t go through' })).toBeVisible();
      expect(await balanceOf(visitor)).toBe(0);
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await dialog(page).getByRole('button', { name: /^Pay / }).click();
      await provider.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
      await expect(balance(page)).toContainText('€50.00');
    },
  );

test(
  'a voucher that was used before is told as that; one that was not is paid with',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    await visit(page, '/deposit');
    await dialog(page).getByRole('button', { name: 'Choose how to pay' }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Papervoucher/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    const fields = page.frameLocator('iframe[title="Payment details"]');
    const pay = () => dialog(page).getByRole('button', { name: /^Pay / }).click();
    await fields.getByLabel('Voucher code').fill('1234');
    await pay();
    await expect(fields.getByText('The code has 16 digits.')).toBeVisible();
    await fields.getByLabel('Voucher code').fill('1234123412340000');
    await pay();
    await expect(page.getByRole('heading', { name: 'Your deposit didn’t go through' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await fields.getByLabel('Voucher code').fill('1234123412341234');
    await pay();
    await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
  },
);

for (const [how, outcome] of [
  ['succeed', 'Completed'],
  ['fail', 'Failed'],
] as const)
  test(
    `a bank transfer is on its way until the bank says so: ${how}`,
    { tag: '@nightly' },
    async ({ page, player }) => {
      const visitor = await player();
      await visit(page, '/deposit');
      await dialog(page).getByRole('button', { name: 'Choose how to pay' }).click();
      await dialog(page)
        .getByRole('radio', { name: /^Bank transfer/ })
        .check();
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      await dialog(page).getByRole('button', { name: /^Pay / }).click();
      const bank = page.frameLocator('iframe[title="Confirm the payment"]');
      await expect(bank.getByText('Reference')).toBeVisible();
      await bank.getByRole('button', { name: 'I’ve sent it' }).click();
      await expect(page.getByRole('heading', { name: 'The payment is on its way' })).toBeVisible();
      expect(await balanceOf(visitor)).toBe(0);
      const { provider_payment_id } = await visitor.call(readPaymentIntent, {
        params: { id: (await visitor.call(readPayments)).data[0]!.id },
      });
      await decide(provider_payment_id!, how);
      await visit(page, '/users/payments');
      await expect(page.getByText(outcome, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
      expect(await balanceOf(visitor)).toBe(how === 'succeed' ? 5_000 : 0);
    },
  );

for (const locale of ['de', 'ja'])
  test(
    `the cashbox’s words fit a screen 320 px wide: ${locale}`,
    { tag: '@nightly' },
    async ({ page, player, isMobile }) => {
      test.skip(!isMobile, 'the narrowest screens are phones');
      const visitor = await player({ cents: 20_000 });
      await visitor.call(selectAccount, { body: { currency: 'BTC', active: false } });
      await page.setViewportSize({ width: 320, height: 640 });
      /** The one thing to do at the foot of the screen. */
      const goOn = () => dialog(page).getByRole('button').last().click();
      const fits = async (screen: string) => {
        const wide = await dialog(page).evaluate((element) =>
          Array.from(element.querySelectorAll('*'))
            .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto')
            .map((each) => each.className),
        );
        expect.soft(wide, `${locale}: ${screen} is scrolled sideways`).toEqual([]);
      };
      for (const [address, screen] of [
        ['deposit', 'a deposit'],
        ['withdraw', 'a withdrawal'],
      ] as const) {
        await visit(page, `/${locale}/${address}`);
        await expect(dialog(page).getByRole('textbox')).toBeVisible();
        await fits(`${screen}, the amount`);
        await goOn();
        await expect(dialog(page).getByRole('radio').first()).toBeVisible();
        await fits(`${screen}, the method`);
        await dialog(page).getByRole('radio', { name: /1111/ }).check();
        await goOn();
        await expect(dialog(page).getByRole('radio')).toHaveCount(0);
        await fits(`${screen}, the details`);
      }
      await visit(page, `/${locale}/cashbox`);
      await expect(dialog(page).getByRole('radio').first()).toBeVisible();
      await fits('the overview');
    },
  );

// shows: constant:payment-grid
test(
  'ways to pay stand in three columns above 754 px, in two below',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'the window changes its width here');
    await player();
    await visit(page, '/deposit');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Choose how to pay' }).click();
    const columns = () =>
      dialog
        .getByRole('radio')
        .first()
        .evaluate((radio) => {
          let grid: Element | null = radio;
          while (grid && getComputedStyle(grid).display !== 'grid') grid = grid.parentElement;
          while (grid && getComputedStyle(grid).gridTemplateColumns.split(' ').length < 2) grid = grid.parentElement;
          return grid && getComputedStyle(grid).gridTemplateColumns.split(' ').length;
        });
    for (const [width, wanted] of [
      [1280, 3],
      [755, 3],
      [754, 2],
      [500, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns, String(width)).toBe(wanted);
    }
  },
);
