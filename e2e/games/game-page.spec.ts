import { expect, test, visit } from '@croupier/e2e-support/test';

const TITLE = 'Lantern Tide';
const PAGE = '/play/paperlantern-works/lantern-tide';

test('opening and closing a game moves nothing on its page', { tag: '@both' }, async ({ page, isMobile }) => {
  const button = (name: string) =>
    page.frameLocator(`iframe[title="${TITLE}"]`).getByRole('button', { name, exact: true });
  await visit(page, PAGE);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const demo = page.getByRole('main').getByRole('button', { name: 'Play the demo' });
  await demo.click();
  await expect(button('Spin')).toBeVisible({ timeout: 30_000 });
  await (isMobile ? button('Close the game') : page.getByRole('button', { name: 'Close game' })).click();
  await expect(demo).toBeVisible();
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve((window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)),
          ),
        ),
      ),
  );
  expect(shifted).toBeLessThanOrEqual(0.01);
});
