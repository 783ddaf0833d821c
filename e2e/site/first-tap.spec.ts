import type { Locator, Page } from '@playwright/test';
import { hosts } from '@croupier/e2e-support/site';
import { expect, test } from '@croupier/e2e-support/test';

const casino = `http://${hosts.casino}`;
const sport = `http://${hosts.sport}`;

/** Each step of a chain of imports comes late, as on a slow line. */
const LATE_MS = 500;

interface Target {
  name: string;
  address: string;
  pick: (page: Page) => Locator;
  /** Where there is such a thing; both where it is not said. */
  size?: 'phone' | 'desktop';
  /** Effect that a visitor expects of the tap. */
  effect: (page: Page) => Promise<void>;
}

const patience = { timeout: 30_000 };

const targets: readonly Target[] = [
  {
    name: 'the search',
    address: `${casino}/pokies/all`,
    pick: (page) => page.getByRole('button', { name: /search/i }).first(),
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(patience),
  },
  {
    name: 'the demo of a game',
    address: `${casino}/play/halfpenny-press/orchard-hours`,
    pick: (page) => page.getByRole('button', { name: /demo/i }).first(),
    effect: (page) => expect(page.locator('iframe').first()).toBeVisible(patience),
  },
  {
    name: 'a price',
    address: `${sport}/sport`,
    pick: (page) => page.locator('main button[aria-pressed]').first(),
    effect: (page) => expect(page.locator('button[aria-pressed=true]').first()).toBeVisible(patience),
  },
  {
    name: 'the slip',
    size: 'phone',
    address: `${sport}/sport`,
    pick: (page) => page.getByRole('button', { name: /slip/i }).last(),
    effect: (page) => expect(page.getByRole('dialog')).toBeVisible(patience),
  },
  {
    name: 'the way in',
    address: `${casino}/`,
    pick: (page) => page.getByRole('link', { name: 'Sign in' }).first(),
    effect: (page) => expect(page.getByLabel('Email', { exact: true })).toBeVisible(patience),
  },
];

async function slowScripts(page: Page, ms: number): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });
}

/** As a thumb does it: where the element stands, whatever answers there. */
async function tap(page: Page, target: Locator, byTouch: boolean): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  if (byTouch) await page.touchscreen.tap(x + width / 2, y + height / 2);
  else await page.mouse.click(x + width / 2, y + height / 2);
}

for (const { name, address, size, pick, effect } of targets)
  test(`the first press on ${name} is never lost, however early`, async ({ page, isMobile }) => {
    test.skip(size !== undefined && (size === 'phone') !== isMobile, 'there is none at this size');
    await slowScripts(page, LATE_MS);
    await page.goto(address, { waitUntil: 'commit' });
    await pick(page).waitFor();
    await tap(page, pick(page), isMobile);
    await effect(page);
  });

test(
  'a price pressed by the keyboard before the code is there is on the slip, once',
  { tag: '@desktop' },
  async ({ page }) => {
    await slowScripts(page, LATE_MS);
    await page.goto(`${sport}/sport`, { waitUntil: 'commit' });
    const price = page.locator('main button[aria-pressed]').first();
    await price.waitFor();
    await price.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(1_000); // Nothing can be awaited: what counts is that it stays so.
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'what is written before the code is there stays written, and is what is sent',
  { tag: '@both' },
  async ({ page }) => {
    await slowScripts(page, LATE_MS);
    await page.goto(`${casino}/sign-in`, { waitUntil: 'commit' });
    const email = page.getByLabel('Email', { exact: true });
    await email.waitFor();
    await email.pressSequentially('nobody@croupier.example');
    await page.getByLabel('Password', { exact: true }).pressSequentially('not the right one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible(patience);
    await expect(email).toHaveValue('nobody@croupier.example');
    expect(new URL(page.url()).search).not.toContain('password');
  },
);
