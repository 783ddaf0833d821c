import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { placeBet, playRound, readPayments, setUserLimit, signIn } from '@croupier/contracts';
import { withdrawToCard } from '@croupier/e2e-support/cashbox';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { betOf, nextMatch } from '@croupier/e2e-support/slip';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

const TITLE = 'Lantern Tide';
const PAGE = '/play/paperlantern-works/lantern-tide';
const gameOf = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
const spin = (page: Page) => gameOf(page).getByRole('button', { name: 'Spin', exact: true });
const note = (page: Page) => page.getByText('You’ve reached a limit you set.', { exact: false });

/** A round from its press to its end, free spins and all. */
async function playOne(page: Page): Promise<void> {
  const played = page.waitForResponse((reply) => reply.url().endsWith(playRound.path));
  await spin(page).click({ timeout: 30_000 });
  await played;
}

/** The note lies over none of what one plays with, on a small phone and a turned one too. */
async function expectControlsFree(page: Page, isMobile: boolean): Promise<void> {
  const size = page.viewportSize()!;
  const turned = [
    { width: 320, height: 568 },
    { width: 568, height: 320 },
    { width: 844, height: 390 },
  ];
  const covered = async () => {
    const [toast, dock] = await Promise.all([
      note(page).locator('xpath=ancestor::*[@data-toast]').boundingBox(),
      gameOf(page).getByRole('contentinfo').boundingBox(),
    ]);
    const beside = (start: 'x' | 'y', length: 'width' | 'height') =>
      toast![start] + toast![length] <= dock![start] || dock![start] + dock![length] <= toast![start];
    return !beside('x', 'width') && !beside('y', 'height');
  };
  for (const viewport of isMobile ? [size, ...turned] : []) {
    await page.setViewportSize(viewport);
    await expect.poll(covered, `${viewport.width} × ${viewport.height}`).toBe(false);
  }
  await page.setViewportSize(size);
}

// shows: limit:toast; limit:opening-game; toast:limit-reached; promise:L4
test('a limit that is reached in the middle of play says so, and the game does not open again', async ({
  page,
  player,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const visitor = await player({ cents: 2_000 });
  const accounts = [{ currency: 'EUR' as const, amount_cents: 100 }];
  await visitor.call(setUserLimit, { body: { type: 'wager', period: 'day', accounts } });
  await visit(page, `${PAGE}?mode=real`);
  await playOne(page);
  await expect(note(page)).toBeVisible({ timeout: 30_000 });
  await expectControlsFree(page, isMobile);
  // It stays until somebody closes it.
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(async () => {
    const more = gameOf(page).getByRole('button', { name: 'Continue', exact: true });
    if (await more.isVisible()) await more.click();
    await expect(spin(page)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await playOne(page);
  await expect(gameOf(page).getByText('This stake would exceed a limit you have set.', { exact: false })).toBeVisible();
  await gameOf(page).getByRole('button', { name: 'See my limits' }).click();
  await expect(page).toHaveURL(/\/users\/limits$/);
  await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', '€1.00 of €1.00');
  await visit(page, `${PAGE}?mode=real`);
  await expect(page).toHaveURL(/\/users\/limits$/, { timeout: 20_000 });
  await expect(note(page)).toBeVisible();
});

/** A withdrawal of ten euros to a card; where nobody may recall it, it arrives by itself. */
async function withdrawTen(page: Page, visitor: Visitor): Promise<void> {
  await visit(page, '/withdraw');
  await withdrawToCard(page, '10');
  await expect(page.getByRole('heading', { name: 'Withdrawal of €10.00 requested' })).toBeVisible();
  await expect.poll(async () => (await payouts(visitor))[0]?.state, { timeout: 30_000 }).toBe('paid');
}

const payouts = async (visitor: Visitor) =>
  (await visitor.call(readPayments, { query: { action: 'cashout' } as never })).data;

test.describe('who excludes themselves', () => {
  // Sockets that are refused from then on, and the browser says so.
  test.use({ mayLog: /^WebSocket connection to / });

  // shows: promise:L5
  test('is signed out in every tab, the game closes, the bet stands, and the money leaves by itself', async ({
    page,
    context,
    player,
  }) => {
    test.setTimeout(180_000);
    const person = newPerson();
    const visitor = await player({ cents: 5_000, person });
    await withdrawTen(page, visitor);

    const match = await nextMatch();
    const [market] = match.markets;
    const leg = { event_id: match.id, market_id: 1, specifiers: '', outcome: 'home', odds: market!.odds![0]! };
    const legs = [{ ...leg, market_version: market!.version, score: match.score }];
    const order = { id: randomUUID(), currency: 'EUR' as const, stake_cents: 500, odds_change: 'any' as const, legs };
    await visitor.call(placeBet, { body: order as never });

    const other = await context.newPage();
    await visit(other, `${PAGE}?mode=real`);
    await expect(spin(other)).toBeVisible({ timeout: 30_000 });

    await visit(page, '/users/limits');
    await page.getByRole('radio', { name: /^Self-exclusion/ }).check();
    await page.getByLabel('How long', { exact: true }).selectOption('month_12');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText(/We automatically pay your money to the account of your last completed withdrawal\./),
    ).toBeVisible();
    await expectFitForAll(page, 'limit-confirm');
    await dialog.getByRole('button', { name: 'Exclude myself' }).click();
    await expect(page.getByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
    await expect(balance(page)).toBeHidden();

    await other.bringToFront();
    await expect(other.locator('[data-game-frame]')).toBeHidden();
    const told = other.getByRole('dialog', { name: 'You have excluded yourself' });
    await expect(told.getByText(/It lasts until/)).toBeVisible();
    await expect(told.getByRole('link', { name: 'Talk to someone' })).toBeVisible();
    await expect(told.getByRole('button', { name: 'Sign in' })).toBeHidden();

    const back = new Visitor();
    await back.call(signIn, { body: { user: { email: person.email, password: person.password } } });
    expect((await betOf(back, order.id)).status).toBe('accepted');
    await expect
      .poll(async () => (await payouts(back)).map(({ amount_cents }) => amount_cents))
      .toEqual([3_500, 1_000]);
    expect((await payouts(back))[0]).toMatchObject({ recallable: false });
    expect(await balanceOf(back)).toBe(0);
  });
});

// shows: popup:limit-edit; promise:L1
test(
  'a limit is set, tightened and asked to go by the keyboard alone',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await player();
    await visit(page, '/users/limits');
    const form = page.getByRole('region', { name: 'Set a limit' });
    await form.getByRole('radio', { name: /^Deposits/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('radio', { name: /^Losses/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Period')).toBeFocused();
    await page.keyboard.press('3'); // "3 days", as a list of choices is searched by typing.
    await page.keyboard.press('Tab');
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your limit applies from now on.')).toBeVisible();
    await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', '€0.00 of €80.00');
    await page.getByRole('button', { name: 'Change', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change this limit' });
    await expect(dialog).toBeVisible();
    await expectFitForAll(page, 'limit-edit');
    await dialog.getByRole('button', { name: '50%' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', '€0.00 of €40.00');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Remove this limit?' })
      .getByRole('button', { name: 'Request removal' })
      .press('Enter');
    await expect(page.getByText('Removal not confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the request' }).press('Enter');
    await expect(page.getByText('Removal not confirmed')).toBeHidden();
  },
);

test(
  'the account’s menu leads to the same break, and says first what it does',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    await visit(page, '/rtp');
    await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
    await page.getByRole('menuitem', { name: 'Take a 24-hour break' }).click();
    const dialog = page.getByRole('dialog', { name: 'A break of 24 hours' });
    await expectFitForAll(page, 'take-break');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
    await page.getByRole('menuitem', { name: 'Take a 24-hour break' }).click();
    await dialog.getByRole('button', { name: 'Take a 24-hour break now' }).click();
    await expect(page.getByRole('heading', { name: 'Your break has started' })).toBeVisible();
  },
);

// shows: promise:L7
test(
  'one press under any page begins a break of a day, and says what that means',
  { tag: '@smoke' },
  async ({ page, player }) => {
    await player({ cents: 1_000 });
    await visit(page, '/rtp');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Take a 24-hour break now' });
    await expect(button).toHaveAccessibleDescription(/One press is enough\./);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Your break has started' })).toBeVisible();
    await expect(page).toHaveURL(/\/break\?until=/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  },
);
