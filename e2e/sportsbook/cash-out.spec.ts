import { randomUUID } from 'node:crypto';
import { placeBet } from '@croupier/contracts';
import { untilBetsAreTaken } from '@croupier/e2e-support/bets-taken';
import { onSport } from '@croupier/e2e-support/site';
import { isOpen, matches } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

const BETS = 6;
const EARLY_MS = 60_000;

test.use(onSport);

/** Single bets on the next match that can be bet on for a while. */
async function placeSome(visitor: Visitor): Promise<void> {
  await untilBetsAreTaken();
  const upcoming = await matches('upcoming');
  const match = upcoming.find((one) => isOpen(one) && Date.parse(one.kick_off_at) - Date.now() > EARLY_MS)!;
  for (let count = 0; count < BETS; count += 1) {
    const [market] = (await matches('upcoming')).find(({ id }) => id === match.id)!.markets;
    const seen = { odds: market!.odds![0]!, market_version: market!.version, score: match.score };
    const leg = { event_id: match.id, market_id: 1, specifiers: '', outcome: 'home', ...seen };
    const price = { currency: 'EUR', odds_change: 'any' } as const;
    await visitor.call(placeBet, { body: { id: randomUUID(), ...price, stake_cents: 500, legs: [leg] } });
  }
}

test('what a bet far down the list was sold for is in sight at once, and until it is read', async ({
  page,
  player,
}) => {
  await placeSome(await player({ cents: 5_000 }));
  await visit(page, '/sport/my-bets');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Cash out €/ })).toHaveCount(BETS);
  await main
    .getByRole('button', { name: /^Cash out €/ })
    .last()
    .click();
  await main
    .getByRole('region', { name: 'Cash out' })
    .getByRole('button', { name: /^Cash out €/ })
    .click();
  const said = main.getByText(/You received €/);
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: /^Cash out €/ })).toHaveCount(BETS - 1);
  await expect(said).toBeInViewport({ ratio: 1 });
  await main.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toHaveCount(0);
});

test('a reload far down the open bets finds the place again', { tag: '@nightly' }, async ({ page, player }) => {
  await placeSome(await player({ cents: 5_000 }));
  await visit(page, '/sport/my-bets');
  const sales = page.getByRole('main').getByRole('button', { name: /^Cash out €/ });
  await expect(sales).toHaveCount(BETS);
  await sales.nth(BETS - 3).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page.reload();
  await expect(sales).toHaveCount(BETS);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
