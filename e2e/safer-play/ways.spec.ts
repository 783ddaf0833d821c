import { expect, test, visit } from '@croupier/e2e-support/test';

test(
  'the way to a break in the footer leads to its section, also when what stands above it comes late',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    await page.route('**/api/player/spending*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Take a break or exclude yourself' }).click();
    const section = page.getByRole('region', { name: 'Take a break' });
    await expect(section).toBeFocused();
    const top = async () => Math.round((await section.boundingBox())?.y ?? Infinity);
    await page.waitForTimeout(2_500); // Until what comes late has come.
    expect(await top()).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
  },
);

test(
  'a notice takes a place of its own in a dialog and covers nothing of it',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    await visit(page, '/welcome-bonuses');
    await page.getByRole('button', { name: 'Save this code' }).first().click();
    await expect(page.getByText('Code saved for your next deposit.')).toBeVisible();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const notice = dialog.getByText('Code saved for your next deposit.');
    await expect(notice).toBeVisible();
    await page.waitForTimeout(600);
    const [above, below] = [
      await dialog.getByRole('status').last().boundingBox(),
      await dialog.locator('[data-panel]').boundingBox(),
    ];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
  },
);
