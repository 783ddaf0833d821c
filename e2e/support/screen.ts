import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the theme switch does to the document, and the frames until every colour has followed. */
const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (name) => {
    if (name === 'dark') document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    );
  }, theme);

/** What every screen owes to everybody: no violation axe knows, in either theme, and nothing wider than the window. */
export async function expectFitForAll(page: Page, screen: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await wear(page, theme);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    const problems = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    );
    expect.soft(problems, `${screen}, ${theme}`).toEqual([]);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${screen}: wider than the window`).toBeLessThanOrEqual(0);
}
