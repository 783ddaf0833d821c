import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { actInRound, playRound } from '@croupier/contracts';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.describe.configure({ timeout: 120_000 });

const MINES = 'Amber Mines';
const PLINKO = 'Acorn Plinko';
const MINES_PAGE = '/play/halfpenny-press/amber-mines';
const PLINKO_PAGE = '/play/oak-and-ember/acorn-plinko';

const gameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const button = (page: Page, title: string, name: string) =>
  gameOf(page, title).getByRole('button', { name, exact: true });

/** Returns the server's answer to a press. */
async function answered(page: Page, path: string, press: () => Promise<void>) {
  const reply = page.waitForResponse((response) => response.url().endsWith(path) && response.ok());
  await press();
  return v.parse(playRound.reply, await (await reply).json());
}

/** Begins rounds with one mine until a first cell is amber: of 25 it nearly always is. Returns the open round. */
async function dig(page: Page) {
  await gameOf(page, MINES).getByRole('combobox', { name: 'Mines' }).selectOption('1');
  for (let round = 0; round < 5; round += 1) {
    await answered(page, playRound.path, () => button(page, MINES, 'Dig').click());
    const dug = await answered(page, actInRound.path, () => button(page, MINES, 'Cell 13: closed').click());
    if (dug.round.state !== null) return dug;
    await expect(button(page, MINES, 'Dig')).toBeVisible();
  }
  throw new Error('five first cells in a row were mines');
}

test('a round of mines is dug and cashed out in a demo', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, MINES_PAGE);
  await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
  await expect(button(page, MINES, 'Dig')).toBeVisible({ timeout: 30_000 });
  const { round, balance_cents: before } = await dig(page);
  const paid = await answered(page, actInRound.path, () => button(page, MINES, 'Cash out').click());
  expect(paid.round).toMatchObject({ id: round.id, win_cents: 103, state: null });
  expect(paid.balance_cents).toBe(before + 103);
  await expect(gameOf(page, MINES).getByText('Won 1.03', { exact: false })).toBeAttached();
  await expect(button(page, MINES, 'Dig')).toBeVisible();
});

// shows: promise:R6
test('a round of mines left open is found after a reload and cashed out', async ({ page, player }) => {
  await player({ cents: 2_000 });
  await visit(page, `${MINES_PAGE}?mode=real`);
  await expect(button(page, MINES, 'Dig')).toBeVisible({ timeout: 30_000 });
  const { round } = await dig(page);
  await page.reload();
  const cell = button(page, MINES, 'Cell 13: amber');
  await expect(cell).toBeVisible({ timeout: 30_000 });
  const paid = await answered(page, actInRound.path, () => button(page, MINES, 'Cash out').click());
  expect(paid.round).toMatchObject({ id: round.id, state: null });
  expect(paid.round.win_cents).toBeGreaterThan(round.stake_cents);
  await expect(button(page, MINES, 'Dig')).toBeVisible();
});

test('an acorn falls into the bucket that was drawn', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, PLINKO_PAGE);
  await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
  await expect(button(page, PLINKO, 'Drop')).toBeVisible({ timeout: 30_000 });
  const { round } = await answered(page, playRound.path, () => button(page, PLINKO, 'Drop').click());
  const { bucket, path, pays } = v.parse(
    v.object({ bucket: v.number(), path: v.array(v.number()), pays: v.number() }),
    round.outcome,
  );
  expect(path.reduce((sum, right) => sum + right, 0)).toBe(bucket);
  expect(round.win_cents).toBe((round.stake_cents * pays) / 100);
  const results = gameOf(page, PLINKO).getByRole('list', { name: 'Latest rounds' });
  await expect(results.getByRole('listitem')).toHaveText([`${(pays / 100).toFixed(2)} ×`]);
});

const PHONES = [
  [320, 568],
  [568, 320],
  [390, 844],
] as const;

for (const [width, height] of PHONES)
  test(
    `a thumb can tell keno’s numbers apart on a phone of ${width} × ${height}`,
    { tag: '@nightly' },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a desktop has room');
      await page.setViewportSize({ width, height });
      await visit(page, '/play/nightjar-rooms/firefly-keno');
      await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
      const game = gameOf(page, 'Firefly Keno');
      const numbers = game.getByRole('group', { name: 'Grid of 40 numbers' }).getByRole('button');
      await expect(numbers).toHaveCount(40, { timeout: 30_000 });
      const sizes = await numbers.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width: w, height: h }) => Math.min(w, h)),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      await numbers.nth(38).tap();
      await expect(numbers.nth(38)).toHaveAccessibleName('39, picked');
      await game.getByRole('combobox', { name: 'Risk' }).selectOption('high');
      await game.getByRole('button', { name: 'Clear' }).tap();
      await expect(game.getByRole('button', { pressed: true })).toHaveCount(0);
      await numbers.nth(0).tap();
      const { round } = await answered(page, playRound.path, () => game.getByRole('button', { name: 'Draw' }).tap());
      expect(round.outcome).toMatchObject({ picks: [1], risk: 'high' });
      await expect(numbers.nth(0)).toBeInViewport({ ratio: 1 });
    },
  );

for (const [width, height] of PHONES)
  test(
    `a thumb finds each cell of mines on a phone of ${width} × ${height}`,
    { tag: '@nightly' },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a desktop has room');
      await page.setViewportSize({ width, height });
      await visit(page, MINES_PAGE);
      await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
      const game = gameOf(page, 'Amber Mines');
      const cells = game.getByRole('group', { name: 'Grid of 25 cells' }).getByRole('button');
      await expect(cells).toHaveCount(25, { timeout: 30_000 });
      const sizes = await cells.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width: w, height: h }) => Math.min(w, h)),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      await game.getByRole('combobox', { name: 'Mines' }).selectOption('1');
      await answered(page, playRound.path, () => game.getByRole('button', { name: 'Dig' }).tap());
      const { round } = await answered(page, actInRound.path, () => cells.nth(24).tap());
      expect(round.outcome).toMatchObject({ mines: 1, picks: [24] });
    },
  );

test(
  'the smallest phone shows the cards that were guessed from, and has room for a thumb',
  { tag: '@nightly' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has room');
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, '/play/paperlantern-works/heron-hi-lo');
    await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
    const game = gameOf(page, 'Heron Hi-Lo');
    await game.getByRole('button', { name: 'Deal' }).tap({ timeout: 30_000 });
    for (let at = 1; at <= 6; at += 1) {
      await answered(page, actInRound.path, () => game.getByRole('button', { name: /^Skip this card/ }).tap());
      const past = game.getByRole('list', { name: 'Cards so far' }).getByRole('listitem');
      await expect(past).toHaveCount(at);
      await expect(past.last()).toBeInViewport({ ratio: 0.9 });
    }
    // At either end of the suit a side says “Same”.
    const targets = await game.getByRole('region', { name: 'Card table' }).getByRole('button').all();
    expect(targets).toHaveLength(3);
    for (const target of targets) {
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  },
);
