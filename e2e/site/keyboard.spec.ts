import type { Page } from '@playwright/test';
import { expect, test, visit } from '@croupier/e2e-support/test';

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
  );
const isInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test('the first tab offers to skip to the content, and does', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test(
  'tab walks through the header in the order one reads it',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, isMobile }) => {
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
  },
);

test(
  'a dialog takes the focus, keeps it, and gives it back on Escape',
  { tag: ['@desktop', '@smoke'] },
  async ({ page }) => {
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
    // In Firefox the browser's own controls still have the keys, from the walk past the last element.
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

test('what is wrong in a form takes the focus', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
  await visit(page, '/sign-in');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
