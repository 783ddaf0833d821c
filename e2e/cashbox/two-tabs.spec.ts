import type { Page } from '@playwright/test';
import { readAccounts } from '@croupier/contracts';
import { firefox } from '@croupier/e2e-support/browsers';
import { payByCard } from '@croupier/e2e-support/cashbox';
import { deposit } from '@croupier/e2e-support/provider';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';

/** The specification's poll comes every ten seconds: what shows within one came by the socket. */
const WITHIN = { timeout: 1_000 };

/** A tab that polls nothing: timers of five seconds and more never fire. It stands when its socket has joined. */
async function openWithoutPolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: after, setInterval: every } = window;
    const never = (ms: unknown) => Number(ms) >= 5_000;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      never(ms) ? 0 : after(run, ms, ...rest)) as typeof setTimeout;
    window.setInterval = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      never(ms) ? 0 : every(run, ms, ...rest)) as typeof setInterval;
  });
  const joined = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (/:accounts","phx_reply",\{"status":"ok"/.test(String(payload))) resolve();
      });
    });
  });
  await visit(page, '/');
  await joined;
}

// shows: topic:accounts; product:live-updates; balance:on-events
test(
  'a second tab sees each change of the balance within a second, by the socket alone',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player }) => {
    const visitor = await player({ cents: 2_000 });
    await openWithoutPolling(page);
    await expect(balance(page)).toContainText('€20.00');
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes(readAccounts.path) ? 1 : 0));
    for (const [cents, shown] of [
      [5_000, '€70.00'],
      [1_234, '€82.34'],
      [10_000, '€182.34'],
    ] as const) {
      await deposit(visitor, cents);
      await expect(balance(page)).toContainText(shown, WITHIN);
    }
    expect(asked, 'each change is asked for once or twice, not polled').toBeLessThanOrEqual(9);
  },
);

// shows: topic:accounts; reaction:bonus-payment
test(
  'what one tab deposits the other shows within a second',
  { tag: ['@desktop', '@smoke'] },
  async ({ page, context, player }) => {
    test.skip(firefox, 'its driver tells of no sockets');
    await player();
    const other = await context.newPage();
    await openWithoutPolling(other);
    await expect(balance(other)).toContainText('€0.00');
    await visit(page, '/deposit');
    await payByCard(page, { amount: '33.10' });
    await expect(page.getByRole('heading', { name: '€33.10 received' })).toBeVisible();
    await expect(balance(other)).toContainText('€33.10', WITHIN);
  },
);

// shows: login:signed-out; topic:session
test(
  'signing out in one tab ends the other: it offers to sign in and shows no balance',
  { tag: '@desktop' },
  async ({ page, context, player }) => {
    await player({ cents: 1_000 });
    const other = await context.newPage();
    await visit(other, '/');
    await expect(balance(other)).toContainText('€10.00');
    await visit(page, '/users');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await other.bringToFront();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(balance(other)).toBeHidden();
  },
);
