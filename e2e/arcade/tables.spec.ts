import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { actInRound, playRound } from '@croupier/contracts';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.describe.configure({ timeout: 120_000 });

const gameOf = (page: Page) => page.frameLocator('[data-game-frame] iframe, iframe[data-game-frame]');
const button = (page: Page, name: string | RegExp) =>
  gameOf(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Returns the server's answer to a press. */
async function answered(page: Page, path: string, press: () => Promise<void>) {
  const reply = page.waitForResponse((response) => response.url().endsWith(path) && response.ok());
  await press();
  return v.parse(playRound.reply, await (await reply).json());
}

/** Opens the demo of a title, and waits until its table stands. */
async function openDemo(page: Page, path: string, first: string | RegExp): Promise<void> {
  await visit(page, `/play/${path}`);
  await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
  await expect(button(page, first)).toBeVisible({ timeout: 30_000 });
}

test('a chip on red is spun, and what lies there is what is staked', { tag: '@smoke' }, async ({ page }) => {
  await openDemo(page, 'nine-meridians/palm-court-roulette', 'Place a chip first');
  // A finger's press is the cloth's; the spots themselves are there for keys and screen readers.
  await button(page, /^Red, pays 1 to 1/).press('Enter');
  const { round } = await answered(page, playRound.path, () => button(page, 'Spin').click());
  const { pocket } = v.parse(v.object({ pocket: v.number() }), round.outcome);
  const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
  expect(round.win_cents).toBe(reds.includes(pocket) ? 2 * round.stake_cents : 0);
  await expect(button(page, 'Spin')).toBeEnabled({ timeout: 20_000 });
});

test('a hand of baccarat is dealt for a chip on the player', { tag: '@nightly' }, async ({ page }) => {
  await openDemo(page, 'paperlantern-works/orchid-baccarat', 'Place a chip first');
  await button(page, /^Player, pays 1 to 1/).click();
  const { round } = await answered(page, playRound.path, () => button(page, 'Deal').click());
  expect([0, round.stake_cents, 2 * round.stake_cents]).toContain(round.win_cents);
  await expect(button(page, 'Deal')).toBeEnabled({ timeout: 20_000 });
});

// shows: promise:R6
test(
  'a hand of poker left open is found after a reload, held and drawn',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player({ cents: 2_000 });
    await visit(page, '/play/nightjar-rooms/jacks-at-midnight?mode=real');
    await expect(button(page, 'Deal')).toBeVisible({ timeout: 30_000 });
    const { round: dealt } = await answered(page, playRound.path, () => button(page, 'Deal').click());
    await page.reload();
    await expect(button(page, 'Draw')).toBeVisible({ timeout: 30_000 });
    await gameOf(page).getByRole('group', { name: 'Your five cards' }).getByRole('button').first().click();
    const { round } = await answered(page, actInRound.path, () => button(page, 'Draw').click());
    expect(round).toMatchObject({ id: dealt.id, stake_cents: dealt.stake_cents, state: null });
    await expect(button(page, 'Deal')).toBeVisible();
  },
);

test('a guess of hi-lo pays what it said, or loses the stake', { tag: '@nightly' }, async ({ page }) => {
  await openDemo(page, 'paperlantern-works/heron-hi-lo', 'Deal');
  await answered(page, playRound.path, () => button(page, 'Deal').click());
  const { round } = await answered(page, actInRound.path, () =>
    button(page, /^(Higher|Lower|Same)/)
      .first()
      .click(),
  );
  if (round.state === null) expect(round.win_cents).toBe(0);
  else {
    const paid = await answered(page, actInRound.path, () => button(page, 'Cash out').click());
    expect(paid.round.win_cents).toBeGreaterThan(paid.round.stake_cents);
  }
  await expect(button(page, 'Deal')).toBeVisible();
});

for (const [path, press] of [
  ['nightjar-rooms/firefly-keno', /^Draw/],
  ['paperlantern-works/lark-limbo', /^Fly/],
  ['oak-and-ember/magpies-hoard', /^Spin/],
  ['nightjar-rooms/orbit-nine', /^Spin/],
  ['paperlantern-works/longship-north', /^Spin/],
] as const)
  test(
    `a round of ${path.split('/')[1]} is played in a demo, and the balance follows`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openDemo(page, path, press);
      const { round, balance_cents } = await answered(page, playRound.path, () => button(page, press).click());
      expect(balance_cents).toBe(100_000 - round.stake_cents + round.win_cents);
      await expect(button(page, press)).toBeEnabled({ timeout: 60_000 });
    },
  );
