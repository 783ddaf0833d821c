import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the theme switch does to the document, and the frames until every colour has followed. */
const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (name) => {
    if (name === 'dark') document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document
      .getAnimations()
      .flatMap((each) => (each instanceof CSSTransition ? each.finished : []));
    const longEnough = new Promise((resolve) => setTimeout(resolve, 2_000)); // One that was put on hold never ends.
    await Promise.race([Promise.allSettled(transitions), longEnough]);
  }, theme);

/** All that a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const DIALOG = 'dialog[open]';

async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await wear(page, theme);
  // Frames are games and payments, looked at on their own: one document needs no page of its own to add up. What is well is not told.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false })
    .exclude('iframe');
  // What lies behind a dialog is out of reach, and is looked at on its own.
  if ((await page.locator(DIALOG).count()) > 0) axe.include(DIALOG);
  const { violations } = await (theme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${theme}, ${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
  );
}

/** What keeps a screen from being fit for all: violations axe knows, in either theme, and what is wider than the window. */
export async function unfitness(page: Page): Promise<string[]> {
  const problems = [...(await violationsIn(page, 'dark')), ...(await violationsIn(page, 'light'))];
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [...problems, `${over} px wider than the window`] : problems;
}

export async function expectFitForAll(page: Page, screen: string): Promise<void> {
  expect.soft(await unfitness(page), screen).toEqual([]);
}
