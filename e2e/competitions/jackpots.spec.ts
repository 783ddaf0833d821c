import { randomUUID } from 'node:crypto';
import { launchGame, openGameSession, playRound, readOwnJackpotWins } from '@croupier/contracts';
import { operator } from '@croupier/e2e-support/operator';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

/** More than it can take to the highest sum of the level, at a hundred a round. */
const MOST_ROUNDS = 60;

/** Plays a title that feeds the jackpot until it is won. */
async function playUntilWon(visitor: Visitor): Promise<void> {
  const { url } = await visitor.call(launchGame, { body: { game: 'deep-bell', mode: 'real' } });
  const token = new URL(url).hash.slice('#token='.length);
  const { bearer } = await visitor.call(openGameSession, { body: { token } });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const body = { round_id: randomUUID(), stake_cents: 10_000, params: {} };
    await visitor.call(playRound, { body, headers: { authorization: `Bearer ${bearer}` } });
    if ((await visitor.call(readOwnJackpotWins, {})).length > 0) return;
  }
  throw new Error('the jackpot was not won');
}

// shows: product:competitions; popup:jackpot-win; topic:public:jackpots; route:/jackpots
test(
  'a jackpot is won: the pools move while one plays, the popup opens, and the sum is checked in the browser',
  { tag: '@nightly' },
  async ({ page, player }) => {
    test.setTimeout(120_000);
    await operator('jackpot', 'change', '--jackpot', 'high-tide', '--level', 'ripple', '--share-ppm', '7000');
    const visitor = await player({ cents: 500_000 });
    await visit(page, '/jackpots');
    const card = page.getByRole('region', { name: 'High Tide' });
    const wave = card.getByText('Wave', { exact: true }).first().locator('xpath=..');
    await expect(wave).toContainText('€');
    const before = await wave.textContent();
    await expect(card.getByRole('link', { name: /Deep Bell/ }).first()).toBeVisible();
    await expectFitForAll(page, 'the jackpots');

    await playUntilWon(visitor);
    const dialog = page.getByRole('dialog', { name: 'You won a jackpot' });
    await expect(dialog.getByText('High Tide: Ripple')).toBeVisible();
    await dialog.getByText('How it was won').click();
    await expect(dialog.getByText('Your browser recalculated it and got the same result.')).toBeVisible();
    await expectFitForAll(page, 'a jackpot win');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => wave.textContent()).not.toBe(before);
    await expect(page.getByRole('region', { name: 'Your wins' }).getByText('High Tide: Ripple')).toBeVisible();
    expect(await operator('jackpot', 'check')).toContain('All is right');
  },
);

// shows: constant:jackpot-digits
test(
  'the home says what all jackpots hold, and a title what its own gives back beside the game',
  { tag: ['@desktop', '@smoke'] },
  async ({ page, isMobile }) => {
    await visit(page, '/');
    const row = page.getByRole('region', { name: 'Jackpots' });
    // The part may come alive just then, and be another element.
    await expect(() => row.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    await expect(row.getByText(/^€[\d,]+\.\d\d$/).first()).toBeVisible();
    if (!isMobile) {
      await page.setViewportSize({ width: 1440, height: 900 }); // Narrower, the places leave it no room.
      await expect(page.getByRole('banner').getByRole('link', { name: /Jackpots €/ })).toBeVisible();
    }
    await visit(page, '/play/paperlantern-works/lantern-tide');
    await expect(page.getByText('Plus the Four Lanterns jackpot')).toBeVisible();
  },
);
