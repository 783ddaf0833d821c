import type { Locator } from '@playwright/test';
import { tabTo } from '@croupier/e2e-support/keyboard';
import { cards } from '@croupier/e2e-support/provider';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';

test(
  'the cashbox is worked with the keyboard alone, and Escape closes it',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player }) => {
    await player({ cents: 2_500 });
    await visit(page, '/');
    await balance(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('€25.00 available to withdraw')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deposit' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Amount', { exact: true })).toBeFocused();
    await expect(dialog.getByText(/Min\. €10\.00/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose how to pay' }).press('Enter');
    const card = dialog.getByRole('radio', { name: /^Card/ });
    await card.focus();
    await page.keyboard.press('Space');
    await expect(card).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(card).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep going' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(balance(page)).toBeFocused();
  },
);

test(
  'a whole deposit and a whole withdrawal take the keyboard alone',
  { tag: '@desktop' },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab');
    await player();
    await visit(page, '/deposit');
    const dialog = page.getByRole('dialog');
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });
    const press = async (aim: Locator) => {
      await tabTo(page, aim);
      await page.keyboard.press('Enter');
    };
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await tabTo(page, amount);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('60');
    await press(button('Choose how to pay'));
    await tabTo(page, dialog.getByRole('radio', { name: /^Card/ }));
    await page.keyboard.press('Space');
    await press(button('Continue'));
    const fields = page.frameLocator('iframe[title="Payment details"]');
    await fields.getByLabel('Card number').waitFor();
    /** Into the provider's frame and through its fields, then out to the button below. */
    const typeAll = async (...values: string[]) => {
      await tabTo(page, dialog.locator('iframe'));
      for (const [at, value] of values.entries()) {
        if (at > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Tab');
    };
    await typeAll(cards.good, '12/31', '123', 'Nora Quill');
    await press(button(/^Pay €60/));
    await expect(page.getByRole('heading', { name: '€60.00 received' })).toBeVisible();
    await visit(page, '/withdraw');
    await tabTo(page, amount);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('30');
    await press(button('Choose where to send it'));
    await tabTo(page, dialog.getByRole('radio', { name: /1111/ }));
    await page.keyboard.press('Space');
    await press(button('Continue'));
    await press(button(/^Withdraw €30/));
    await expect(dialog.getByRole('heading', { name: /Withdrawal of/ })).toBeVisible();
  },
);
