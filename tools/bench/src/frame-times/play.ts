import type { Page } from '@playwright/test';

/** What has to lie on a table before it can be played: by the maths of the title. */
const laid: Readonly<Record<string, RegExp>> = {
  roulette: /^Red, pays/,
  baccarat: /^Player, pays/,
};

/** What a round that waits for a decision is answered with. */
const decided: Readonly<Record<string, RegExp>> = {
  'amber-mines': /^Cell \d+: closed$/,
  'heron-hi-lo': /^(Higher|Lower)(?! stake)/,
  blackjack: /^Stand$/,
};

/** By key, as a finger's press is the cloth's own; then nothing has the focus, so that the key that plays is the table's. */
async function pressButton(page: Page, name: RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name, disabled: false }).first();
  if (!(await button.isVisible())) return false;
  await button.press('Enter');
  await page.evaluate('document.activeElement?.blur()');
  return true;
}

export async function lay(page: Page, maths: string): Promise<void> {
  const spot = laid[maths];
  if (spot && !(await pressButton(page, spot))) throw new Error(`nothing could be laid on the table of ${maths}`);
}

/** The player's next press: a decision where one is asked for, or the key that plays. */
export async function press(page: Page, maths: string): Promise<void> {
  const name = decided[maths];
  if (!name || !(await pressButton(page, name))) await page.keyboard.press('Space');
}
