import type { Locator, Page } from '@playwright/test';
import { type Bet, placeBet } from '@croupier/contracts';
import { untilBetsAreTaken } from '@croupier/e2e-support/bets-taken';
import { endMarket, ownMatches } from '@croupier/e2e-support/own-matches';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { betOf, homePrice, isOpen, type Match, matches, openSlip, rightReturn } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';
import { formatMoney } from '@croupier/money';

test.use(onSport);

const money = (cents: number) => formatMoney(cents, 'EUR', 'en-IE');
/** From the first selection to the last sale nothing of these matches may have begun. */
const LEAD_MS = 45_000;

async function laterMatches(count: number) {
  const later = async () =>
    (await matches('upcoming'))
      .filter((match) => Date.parse(match.kick_off_at) - Date.now() > LEAD_MS && isOpen(match))
      .slice(0, count);
  await untilBetsAreTaken();
  await expect.poll(async () => (await later()).length).toBe(count);
  return later();
}

async function pickAll(page: Page, wanted: readonly Match[], isMobile: boolean): Promise<Locator> {
  for (const match of wanted) {
    await visit(page, `/sport/${match.id}`);
    await homePrice(page, match).click();
    await expect(homePrice(page, match)).toHaveAttribute('aria-pressed', 'true');
  }
  return openSlip(page, isMobile);
}

async function place(page: Page, slip: Locator, press: string): Promise<Bet> {
  const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
  await slip.getByRole('button', { name: press }).click();
  const bet = (await (await reply).json()) as Bet;
  await expect(slip.getByText('Your bet is placed').first()).toBeVisible();
  return bet;
}

/** Puts the same selections on the slip once more. */
async function again(page: Page, isMobile: boolean): Promise<Locator> {
  await visit(page, '/sport/my-bets');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Bet again:/ })
    .first()
    .click();
  return openSlip(page, isMobile);
}

const settled = async (visitor: Visitor, { id }: Bet): Promise<Bet> => {
  await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 20_000 }).toBe('settled');
  return betOf(visitor, id);
};

test(
  'a treble, 2 of 3 and a Trixie with a banker stand on the same matches, each settled by its own lines',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(120_000);
    const visitor = await player({ cents: 5_000 });
    const [first, second, third] = (await ownMatches('systems', 3)) as [Match, Match, Match];
    let slip = await pickAll(page, [first, second, third], isMobile);
    await slip.getByRole('radio', { name: 'Treble' }).check({ force: true });
    await slip.getByLabel('Enter amount as').selectOption({ label: 'Target return' });
    await slip.getByLabel('Target return', { exact: true }).fill('10');
    const button = slip.getByRole('button', { name: /^Place bet · €/ });
    await expect(button).toBeEnabled();
    const treble = await place(page, slip, (await button.textContent())!);
    // The smallest stake that returns so much.
    const least = treble.possible_return_cents;
    expect(least).toBeGreaterThanOrEqual(1_000);
    expect(least - Math.ceil(least / treble.stake_cents)).toBeLessThan(1_000);

    slip = await again(page, isMobile);
    await slip.getByRole('radio', { name: 'System' }).check({ force: true });
    await slip.getByLabel('System type').selectOption({ label: '2 of 3 · 3 lines' });
    await slip.getByLabel('Enter amount as').selectOption({ label: 'Total stake' });
    await slip.getByRole('textbox', { name: 'Total stake' }).fill('6');
    const doubles = await place(page, slip, 'Place bet · €6.00');

    slip = await again(page, isMobile);
    await slip.getByRole('radio', { name: 'System' }).check({ force: true });
    await slip.getByLabel('System type').selectOption({ label: 'Trixie · 4 lines' });
    await slip.getByLabel('Enter amount as').selectOption({ label: 'Stake per line' });
    await slip.getByRole('textbox', { name: 'Stake per line' }).fill('2');
    await expect(slip.getByRole('button', { name: 'Place bet · €8.00' })).toBeEnabled();
    await slip
      .getByRole('button', { name: /^Banker: / })
      .first()
      .click();
    await expectFitForAll(page, 'system with a banker');
    const banked = await place(page, slip, 'Place bet · €4.00');
    expect(banked).toMatchObject({
      ...{ stake_cents: 400, sizes: [1] },
      legs: [{ banker: true }, { banker: false }, { banker: false }],
    });
    expect(await balanceOf(visitor)).toBe(5_000 - treble.stake_cents - 600 - 400);

    await Promise.all([
      endMarket(first, '1', 'win', 'lose', 'lose'),
      endMarket(second, '1', 'lose', 'lose', 'win'),
      endMarket(third, '1', 'win', 'lose', 'lose'),
    ]);
    const ended = [await settled(visitor, treble), await settled(visitor, doubles), await settled(visitor, banked)];
    for (const bet of ended) expect(bet.return_cents).toBe(rightReturn(bet));
    expect(ended.map(({ return_cents }) => return_cents! > 0)).toEqual([false, true, true]);
    const back = ended.reduce((sum, { return_cents }) => sum + return_cents!, 0);
    expect(await balanceOf(visitor)).toBe(4_000 - treble.stake_cents + back);

    await visit(page, '/sport/my-bets?view=settled');
    const main = page.getByRole('main');
    for (const { id, return_cents } of ended) {
      const card = main.getByRole('listitem').filter({ hasText: id.slice(0, 8).toUpperCase() });
      await expect(card.getByText(money(return_cents!), { exact: true }).first()).toBeVisible();
      await card.getByText('How this was settled').click();
      await expect(card.getByText('Your browser recalculated it and got the same result.')).toBeVisible();
    }
    await expectFitForAll(page, 'receipts of systems');
  },
);

// shows: call:POST /api/sportsbook/bets/{id}/quote; call:POST /api/sportsbook/bets/{id}/cash_out; call:PUT /api/sportsbook/bets/{id}/cash_out; call:GET /api/sportsbook/cash_out
test(
  'a double is cashed out in part by hand and the rest by rule, each to the cent',
  { tag: '@smoke' },
  async ({ page, player, isMobile }) => {
    const visitor = await player({ cents: 5_000 });
    const slip = await pickAll(page, await laterMatches(2), isMobile);
    await slip.getByRole('radio', { name: 'Double' }).check({ force: true });
    await slip.getByLabel('Stake', { exact: true }).fill('10');
    const { id } = await place(page, slip, 'Place bet · €10.00');

    await visit(page, '/sport/my-bets');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Cash out €/ }).click();
    const confirm = main.getByRole('region', { name: 'Cash out' });
    await confirm.getByRole('radio', { name: '50%' }).check({ force: true });
    await expect(confirm.getByText('Remaining stake')).toBeVisible();
    await confirm.getByRole('button', { name: /^Cash out €/ }).click();
    await expect(main.getByText(/€5\.00 of the stake was cashed out for/)).toBeVisible();
    const part = await betOf(visitor, id);
    expect(part).toMatchObject({ status: 'accepted', stake_cents: 500, sold: { stake_cents: 500 } });
    expect(await balanceOf(visitor)).toBe(4_000 + part.sold!.paid_cents);

    await main.getByText('Auto cash-out', { exact: true }).click();
    await main.getByLabel('Cash out when the offer reaches').fill('0.01');
    await main.getByRole('button', { name: 'Set auto cash-out' }).click();
    await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 20_000 }).toBe('cashed_out');
    const sold = await betOf(visitor, id);
    const right = 4_000 + part.sold!.paid_cents + sold.return_cents!;
    expect(await balanceOf(visitor)).toBe(right);
    await main.getByRole('radio', { name: 'Settled' }).click({ force: true });
    await expect(main.getByRole('radio', { name: 'Settled' })).toBeChecked();
    await expect(main.locator('span', { hasText: /^Cashed out$/ })).toBeVisible();
    await expect(main.getByText(money(sold.return_cents!), { exact: true }).first()).toBeVisible();
  },
);

// shows: call:GET /api/sportsbook/events/{id}/combination
test(
  'outcomes of one match are a bet builder, paid at its one price when all of them come true',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    test.setTimeout(120_000);
    const visitor = await player({ cents: 5_000 });
    const [match] = (await ownMatches('builder', 1)) as [Match];
    await visit(page, `/sport/${match.id}`);
    await homePrice(page, match).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Both teams to score,/ })
      .first()
      .click();
    const slip = await openSlip(page, isMobile);
    await slip.getByRole('radio', { name: 'Bet builder' }).check({ force: true });
    await expect(slip.getByText('Same match, combined odds')).toBeVisible();
    await slip.getByLabel('Stake', { exact: true }).fill('10');
    await expectFitForAll(page, 'bet builder');
    const placed = await place(page, slip, 'Place bet · €10.00');
    expect(placed.legs).toMatchObject([{ specifiers: '1//home&29//yes', outcome: 'all' }]);
    expect(await balanceOf(visitor)).toBe(4_000);

    await endMarket(match, '1', 'win', 'lose', 'lose');
    expect((await betOf(visitor, placed.id)).status).toBe('accepted'); // One of its outcomes is still to come.
    await endMarket(match, '29', 'win', 'lose');
    const bet = await settled(visitor, placed);
    expect(bet.return_cents).toBe(rightReturn(bet));
    expect(bet.return_cents).toBe(placed.possible_return_cents);
    expect(await balanceOf(visitor)).toBe(4_000 + bet.return_cents!);
  },
);
