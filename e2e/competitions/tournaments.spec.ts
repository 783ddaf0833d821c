import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { launchGame, openGameSession, playRound, signUp } from '@croupier/contracts';
import { deposit } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { bringSession, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

const NAME = 'One Bright Spin';

/** Rounds of dice at nine in ten, until one wins. */
async function playUntilWon(visitor: Visitor): Promise<void> {
  const { url } = await visitor.call(launchGame, { body: { game: 'dice', mode: 'real' } });
  const token = new URL(url).hash.slice('#token='.length);
  const { bearer } = await visitor.call(openGameSession, { body: { token } });
  for (let win = 0; win === 0;) {
    const body = { round_id: randomUUID(), stake_cents: 20, params: { target: 9000, side: 'under' } };
    const played = await visitor.call(playRound, { body, headers: { authorization: `Bearer ${bearer}` } });
    win = played.round.win_cents;
  }
}

/** Joins by one press on the tournament's page, which stays open. */
async function join(page: Page): Promise<void> {
  await visit(page, '/tournaments');
  await page.getByRole('article').filter({ hasText: 'Running' }).getByRole('link', { name: NAME }).click();
  await expect(page.getByText('Your best single round: its win divided by its stake.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Not ranked yet')).toBeVisible();
}

// shows: product:competitions; topic:tournaments; route:/tournaments/{slug}
test(
  'a tournament with three players: each joins by one press, and all three tables move while they play',
  { tag: '@nightly' },
  async ({ page, player, browser, baseURL }) => {
    const tabs = [{ page, visitor: await player({ cents: 1_000 }) }];
    for (let rival = 0; rival < 2; rival++) {
      const visitor = new Visitor();
      await visitor.call(signUp, { body: { user: newPerson() } });
      await deposit(visitor, 1_000);
      const context = await browser.newContext({ baseURL: baseURL!, viewport: page.viewportSize() });
      await bringSession(context, visitor);
      tabs.push({ page: await context.newPage(), visitor });
    }
    await Promise.all(tabs.map((tab) => join(tab.page)));
    const before = await page.getByRole('row').count();
    await Promise.all(tabs.map(({ visitor }) => playUntilWon(visitor)));
    for (const tab of tabs) {
      await expect(tab.page.getByRole('row').filter({ hasText: 'you' })).toBeVisible();
      await expect(tab.page.getByText(/rounds? counted/)).toBeVisible();
      await expect.poll(() => tab.page.getByRole('row').count()).toBeGreaterThan(Math.max(3, before));
    }
    await expectFitForAll(page, 'a tournament');

    const picture = page.waitForEvent('download');
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    expect((await picture).suggestedFilename()).toBe('one-bright-spin.png');
    for (const tab of tabs.slice(1)) await tab.page.context().close();
  },
);

// shows: product:competitions; popup:leaderboard; popup:prizes; route:/action/{slug?}
test(
  'the table and the prizes open over the list, and a quest shows its steps',
  { tag: '@smoke' },
  async ({ page }) => {
    await visit(page, '/tournaments');
    const card = page.getByRole('article').filter({ hasText: NAME }).filter({ hasText: 'Running' });
    await card.getByRole('button', { name: 'Prizes' }).click();
    await expect(page.getByRole('dialog').getByText('Place 1', { exact: true })).toBeVisible();
    await expectFitForAll(page, 'the prizes');
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(page, '/action');
    await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
  },
);
