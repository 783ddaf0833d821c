import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { nextMatch, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

// shows: promise:L7
test(
  'time and net result stand on every page of the sportsbook, and the check comes when it is due',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(120_000);
    await player({ cents: 2_000 });
    await page.clock.install();
    const slip = await pickHome(page, await nextMatch(), isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('5');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Your bet is placed').first()).toBeVisible({ timeout: 20_000 });
    await visit(page, '/sport/results');
    const strip = page.getByRole('region', { name: 'Your time and net result' });
    await expect(strip).toContainText('−€5.00');
    await expect(strip).toContainText(/Signed in \d+ min/);
    // An hour for the page, which has its timer; the server says what was played.
    await page.clock.fastForward('01:00:05');
    const dialog = page.getByRole('dialog', { name: 'Reality check' });
    await expect(dialog).toBeVisible();
    await expectFitForAll(page, 'reality check');
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    await expect(dialog).toBeHidden();
  },
);
