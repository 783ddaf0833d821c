import { onSport } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

// shows: guard:hash-popup; hash:#sign-in; hash:#remind
test('hash links open what the sportsbook has, and nothing else', { tag: '@nightly' }, async ({ page }) => {
  for (const [hash, name] of Object.entries({ '#sign-in': 'Sign in', '#remind': 'Forgot your password?' })) {
    await page.goto('about:blank'); // Another hash alone would be no other document.
    await visit(page, `/sport${hash}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  for (const hash of ['#cashbox', '#__proto__', '#constructor', '#%']) {
    await page.goto('about:blank');
    await visit(page, `/sport${hash}`);
    await expect(page).toHaveURL(/\/sport$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goto('about:blank');
  await visit(page, '/sport#sign-up');
  await expect(page).toHaveURL(/\/sport\/registration$/);
});

test.describe('offline', () => {
  test.use({ mayLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/ });

  // shows: promise:F4
  test(
    'the frame stays, the page says so and opens by itself when the network is back',
    { tag: '@nightly' },
    async ({ page, context }) => {
      await visit(page, '/sport');
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Live', exact: true }).filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Croupier Sport, home page' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeHidden();
      await expect(page).toHaveURL(/\/sport\/live$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
