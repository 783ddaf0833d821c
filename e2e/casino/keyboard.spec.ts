import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { cards } from '../support/provider.ts';
import { balance, expect, test, visit } from '../support/test.ts';

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
  );
const isInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test('the first tab offers to skip to the content, and does', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('tab walks through the header in the order one reads it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has its navigation at the bottom');
  await page.setViewportSize({ width: 1440, height: 900 }); // Wide enough for all there is.
  await visit(page, '/');
  // It comes once the page has nothing else to do.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Jackpots/ })).toBeVisible();
  const order: string[] = [];
  for (let press = 0; press < 13; press += 1) {
    await page.keyboard.press('Tab');
    order.push(await focusedName(page));
  }
  expect(order).toEqual([
    'Skip to content',
    'Croupier, home page',
    'Casino',
    'Pokies',
    'Tables',
    'Tournaments',
    'Sport',
    'Live',
    'Studios',
    expect.stringMatching(/^Jackpots/),
    'Search games',
    'Sign in',
    'Sign up',
  ]);
});

test('a dialog takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
  await visit(page, '/');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Open an account' });
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press(key);
      // Past the last element the browser's own controls may have it; never the page behind.
      expect((await isInDialog(page)) || (await page.evaluate(() => document.activeElement === document.body))).toBe(
        true,
      );
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the cashbox is worked with the keyboard alone, and Escape closes it', async ({ page, player }) => {
  await player({ cents: 2_500 });
  await visit(page, '/');
  await balance(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('€25.00 can be withdrawn')).toBeVisible();
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
});

test('what is wrong in a form takes the focus', async ({ page }) => {
  await visit(page, '/sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a whole deposit and a whole withdrawal take the keyboard alone', async ({ page, player, isMobile }) => {
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
  await expect(page.getByRole('heading', { name: '€60.00 arrived' })).toBeVisible();
  await visit(page, '/withdraw');
  await tabTo(page, amount);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await press(button('Choose where it goes'));
  await tabTo(page, dialog.getByRole('radio', { name: /1111/ }));
  await page.keyboard.press('Space');
  await press(button('Continue'));
  await press(button(/^Withdraw €30/));
  await expect(dialog.getByRole('heading', { name: /set aside for you/ })).toBeVisible();
});
