import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_PRESSES = 30;

/** Walks on by the keyboard until something has the focus. */
export async function tabTo(page: Page, aim: Locator, most = MOST_PRESSES): Promise<void> {
  const isThere = () => aim.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(aim).toBeFocused();
}
