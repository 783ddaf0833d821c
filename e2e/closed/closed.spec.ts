import type { Page } from '@playwright/test';
import { operator } from '@croupier/e2e-support/operator';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { hosts } from '@croupier/e2e-support/site';
import { nextMatch, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { workerAtWork } from '@croupier/e2e-support/worker';

const GAME = '/play/paperlantern-works/lantern-tide?mode=real';
const SAYS = 'The site is under maintenance';
const notice = (page: Page) => page.getByText(new RegExp(`^${SAYS}\\. What you see`));

test.setTimeout(240_000);
test.use({ mayLog: /status of 503|Unexpected response code: 503/, serviceWorker: true });
test.afterEach(() => operator('site', 'open'));

// shows: flag:tech-work
test(
  'while the site is shut a game, a slip and what was typed wait, and all go on by themselves afterwards',
  { tag: '@desktop' },
  async ({ page, context, player }) => {
    await player({ cents: 5_000 });
    await visit(page, GAME);
    const game = page.locator('iframe[title="Lantern Tide"]').contentFrame();
    const spin = game.getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeEnabled({ timeout: 60_000 });
    const sport = await context.newPage();
    const slip = await pickHome(sport, await nextMatch(150_000), false);
    await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    await slip.getByLabel('Stake', { exact: true }).fill('7');
    const profile = await context.newPage();
    await visit(profile, '/users');
    await expect(profile.getByLabel('City')).toHaveValue('Cork'); // Before that the form is not filled in.
    await profile.getByLabel('City').fill('Lighthouse Bay');
    // No offline page of theirs may stand before what the site says.
    await workerAtWork(profile);
    await workerAtWork(sport);

    await operator('site', 'close', '--until', '30m', '--reason', 'a journey');
    await test.step('a page that is opened says so', async () => {
      const late = await context.newPage();
      await expect.poll(async () => (await late.goto('/support'))?.status(), { timeout: 30_000 }).toBe(503);
      await expect(late.getByRole('heading', { name: SAYS })).toBeVisible();
      await expectFitForAll(late, 'shut');
      const sportLate = await context.newPage();
      expect((await sportLate.goto(`http://${hosts.sport}/de/sport`))?.status()).toBe(503);
      await expect(sportLate.getByRole('heading', { name: 'Die Seite wird gerade gewartet' })).toBeVisible();
      await sportLate.close();
    });
    for (const open of [page, sport, profile]) {
      await open.bringToFront();
      await expect(notice(open)).toBeVisible({ timeout: 30_000 });
      await expect(open.getByText('Expected back:')).toBeVisible();
    }
    await page.bringToFront();
    await spin.click();
    await expect(game.getByText(/The site is under maintenance\./)).toBeVisible({ timeout: 60_000 });
    await sport.bringToFront();
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Your bet is placed')).toBeHidden();
    await expectFitForAll(sport, 'a slip that waits');

    await operator('site', 'open');
    for (const open of [page, sport, profile]) {
      await open.bringToFront();
      await expect(notice(open)).toBeHidden({ timeout: 30_000 });
    }
    await expect(profile.getByLabel('City')).toHaveValue('Lighthouse Bay');
    await page.bringToFront();
    await game.getByRole('button', { name: 'Try again' }).click();
    await expect(spin).toBeEnabled({ timeout: 60_000 });
    await expect(game.getByText(/The site is under maintenance\./)).toBeHidden();
    await sport.bringToFront();
    await expect(slip.getByLabel('Stake', { exact: true })).toHaveValue('7');
    await slip.getByRole('button', { name: /^Place bet|^Try again|^Check again/ }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible({ timeout: 30_000 });
    const [late] = context.pages().slice(-1);
    await expect(late!.getByRole('heading', { name: SAYS })).toBeHidden({ timeout: 30_000 });
  },
);
