import type { Locator, Page } from '@playwright/test';

/** Fields whose value is chosen rather than typed. */
const CHOSEN = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range'];
const typed = `input${CHOSEN.map((type) => `:not([type=${type}])`).join('')}, textarea`;

let typing = false;

/**
 * Makes `fill` press keys, on all pages from now on. In Firefox Playwright sets the value in a way that React takes for its own,
 * and does not see.
 */
export function typeForFill(page: Page): void {
  if (typing) return;
  typing = true;
  const locators = Object.getPrototypeOf(page.locator('*')) as Locator;
  const { fill } = locators;
  locators.fill = async function typeIn(this: Locator, value, options) {
    const isTyped = await this.evaluate((field, selector) => field.matches(selector), typed, options);
    if (!isTyped) return fill.call(this, value, options);
    await this.click(options); // In another site's frame only a press gives it the keys.
    await this.selectText(options);
    await this.press('Delete');
    await this.pressSequentially(value);
  };
}
