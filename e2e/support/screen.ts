import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.context().addCookies([{ name: 'theme', value: theme, domain: '.casino.localhost', path: '/' }]);
}

/** What every screen owes to everybody: no violation axe knows, and nothing wider than the window. */
export async function expectFitForAll(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`);
  expect.soft(told, screen).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${screen}: wider than the window`).toBeLessThanOrEqual(0);
}
