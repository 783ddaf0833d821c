import type { Page } from '@playwright/test';

/** Bets to place on a table before it can be played, by the maths of the title. */
const laid: Readonly<Record<string, RegExp>> = {
  roulette: /^Red, pays/,
  baccarat: /^Player, pays/,
};

/** Keys for the decisions of a round; a key without effect is ignored. */
const decided: Readonly<Record<string, readonly string[]>> = {
  'heron-hi-lo': ['ArrowUp', 'ArrowDown'],
  blackjack: ['2'], // Stands, or declines insurance.
};

/**
 * Places a bet by key, because the table handles touches itself; then removes the focus, so that the key that plays
 * reaches the table.
 */
async function lay(page: Page, spot: RegExp): Promise<void> {
  await page.getByRole('button', { name: spot, disabled: false }).first().press('Enter');
  await page.evaluate('document.activeElement?.blur()');
}

/** Taps once without effect, because a player has touched the page before; returns the function that taps again. */
async function tapOn(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new Error(`no button ${name} to tap`);
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await page.evaluate('document.activeElement?.blur()');
  return tap;
}

/**
 * Prepares a table and returns the player's presses: the key that starts a round, and the decisions. All lookups happen
 * in advance, because they are work of the page too.
 */
export async function openPlay(page: Page, maths: string): Promise<readonly (() => Promise<void>)[]> {
  const spot = laid[maths];
  if (spot) await lay(page, spot);
  const play = () => page.keyboard.press('Space');
  if (maths === 'amber-mines') return [play, await tapOn(page, /^Cell 1: /)];
  const keys = decided[maths];
  if (!keys) return [play, play];
  return [
    play,
    async () => {
      for (const key of keys) await page.keyboard.press(key);
    },
  ];
}
