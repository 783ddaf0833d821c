import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { playRound } from '@croupier/contracts';
import { expect, test, visit } from '@croupier/e2e-support/test';

const TITLE = 'Lantern Tide';
const PAGE = '/play/paperlantern-works/lantern-tide';

const gameOf = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
const button = (page: Page, name: string) => gameOf(page).getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('title') ?? '');
const nextRound = async (page: Page) => {
  const response = await page.waitForResponse((reply) => reply.url().endsWith(playRound.path) && reply.ok());
  return v.parse(playRound.reply, await response.json()).round;
};

/** Waits until the round is shown, and goes on to its free spins, if it has any. */
const toEnd = (page: Page) =>
  expect(async () => {
    if (await button(page, 'Continue').isVisible()) await page.keyboard.press('Space');
    await expect(button(page, 'Spin')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

/** The game's own page alone: what is around it has tests of its own. */
async function expectGameFit(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(['[data-game-frame] iframe', 'body']).analyze();
  const problems = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(problems, screen).toEqual([]);
}

test(
  'a game opens, plays and closes by the keyboard alone, and the page never scrolls',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await visit(page, PAGE);
    const demo = page.getByRole('main').getByRole('button', { name: 'Play the demo' });
    await demo.focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Spin')).toBeVisible({ timeout: 30_000 });
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: `${TITLE} is open` }),
    ).toBeAttached();
    await expect.poll(() => focused(page)).toBe(TITLE);
    const top = await page.evaluate(() => scrollY);

    const [round] = await Promise.all([nextRound(page), page.keyboard.press('Space')]);
    await toEnd(page);
    // The focus beside the game: space still plays.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await Promise.all([nextRound(page), page.keyboard.press('Space')]);
    await toEnd(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await focused(page)).toBe(TITLE);

    await page.keyboard.press('ArrowRight');
    await expect(gameOf(page).getByRole('combobox')).not.toHaveValue(String(round.stake_cents));
    await page.keyboard.press('h');
    const rounds = gameOf(page).getByRole('dialog', { name: 'Latest rounds' });
    await expect(rounds.getByRole('row')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(rounds).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-game-frame]')).toBeHidden();
    await expect(demo).toBeFocused();
  },
);

test('autoplay wants a loss to stop at first, and a press ends it', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, `${PAGE}?mode=demo`);
  await expect(button(page, 'Spin')).toBeVisible({ timeout: 30_000 });
  await button(page, 'Autoplay').click();
  const sheet = gameOf(page).getByRole('dialog', { name: 'Autoplay' });
  const start = sheet.getByRole('button', { name: 'Start' });
  await expect(start).toBeDisabled();
  await sheet.getByLabel('Stop before losing more than').selectOption({ index: 3 });
  await sheet.getByLabel('Maximum rounds').selectOption('100');
  await Promise.all([nextRound(page), start.click()]);
  await expect(gameOf(page).getByText(/^Round \d+ of 100$/)).toBeVisible();
  await expect(gameOf(page).getByRole('combobox')).toBeDisabled();
  await button(page, 'Stop autoplay').click();
  await expect(gameOf(page).getByText(/^Stopped/)).toBeVisible();
});

test('a game and its sheets are fit for all', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, `${PAGE}?mode=demo`);
  await expect(button(page, 'Spin')).toBeVisible({ timeout: 30_000 });
  await expectGameFit(page, 'the game');
  for (const name of ['Autoplay', 'Latest rounds', 'Rules and paytable']) {
    await button(page, name).click();
    const sheet = gameOf(page).getByRole('dialog', { name });
    await expect(sheet).toBeVisible();
    await expectGameFit(page, name);
    await sheet.getByRole('button', { name: 'Close' }).click();
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a second press stops the reels at once, on what the server had decided',
    { tag: ['@desktop', '@nightly'] },
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'the same script');
      await page.clock.install();
      await visit(page, `${PAGE}?mode=demo`);
      await expect(button(page, 'Spin')).toBeVisible({ timeout: 30_000 });
      await page.clock.pauseAt(Date.now() + 5_000);
      /** Returns true if the round was still shown half a second after the answer. */
      const stands = async (press: boolean): Promise<boolean> => {
        for (;;) {
          const [round] = await Promise.all([nextRound(page), button(page, 'Spin').click()]);
          await expect(button(page, 'Stop')).toBeVisible();
          if (press) await button(page, 'Stop').click();
          await page.clock.runFor(500);
          const stood = await button(page, 'Spin')
            .waitFor({ timeout: 1_500 })
            .then(
              () => true,
              () => false,
            );
          await expect(async () => {
            await page.clock.runFor(3_000);
            const onward = button(page, 'Continue');
            if (await onward.isVisible()) await onward.click();
            await expect(button(page, 'Spin')).toBeVisible({ timeout: 100 });
          }).toPass();
          if (round.win_cents === 0) return stood; // A win is counted first.
        }
      };
      expect(await stands(false)).toBe(false);
      expect(await stands(true)).toBe(true);
    },
  );
});

// shows: constant:frame-size; constant:frame-mobile-layer
test(
  'a game has 1280 × 720 pixels where there is room, the same shape where there is less, and lies above a phone’s page',
  { tag: ['@both', '@nightly'] },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1920, height: 1200 });
    await visit(page, PAGE);
    await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
    const frame = page.locator(`iframe[title="${TITLE}"]`);
    await expect(button(page, 'Spin')).toBeVisible({ timeout: 30_000 });
    if (isMobile) {
      const layers = await frame.evaluate((element) => {
        const found: number[] = [];
        for (let one: Element | null = element; one; one = one.parentElement)
          found.push(Number(getComputedStyle(one).zIndex));
        return found;
      });
      expect(layers).toContain(9990);
      return;
    }
    const size = async () => {
      const box = (await frame.boundingBox())!;
      return [Math.round(box.width), Math.round(box.height)];
    };
    await expect.poll(size).toEqual([1280, 720]);
    await page.setViewportSize({ width: 1100, height: 1200 });
    await expect.poll(async () => (await size())[0]).toBeLessThan(1100);
    const [width, height] = await size();
    expect(width! / height!).toBeCloseTo(16 / 9, 1);
  },
);
