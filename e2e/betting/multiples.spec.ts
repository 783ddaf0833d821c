import { type Bet, placeBet, readBets } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { balanceOf } from '../support/provider.ts';
import { betOf, homePrice, matches, openSlip, rightReturn } from '../support/slip.ts';
import { expect, test, visit } from '../support/test.ts';

const money = (cents: number) => formatMoney(cents, 'EUR', 'en-IE');
/** From the first selection to the last sale nothing of these matches may have begun. */
const LEAD_MS = 45_000;

async function laterMatches(count: number, sport = 'football') {
  const later = async () =>
    (await matches('upcoming'))
      .filter(
        ({ kick_off_at, markets, ...match }) =>
          match.sport === sport && Date.parse(kick_off_at) - Date.now() > LEAD_MS && markets[0]?.status === 'active',
      )
      .slice(0, count);
  await expect.poll(async () => (await later()).length).toBe(count);
  return later();
}

test('a system with a banker shares its stake among its lines and is one bet', async ({ page, player, isMobile }) => {
  const visitor = await player({ cents: 5_000 });
  for (const match of await laterMatches(3)) {
    await visit(page, `/sport/${match.id}`);
    await homePrice(page, match).click();
  }
  const slip = await openSlip(page, isMobile);
  await slip.getByRole('radio', { name: 'System' }).check({ force: true });
  await slip.getByLabel('Kind of system').selectOption({ label: 'Trixie · 4 lines' });
  await slip.getByRole('textbox', { name: 'Stake for each line' }).fill('2');
  await expect(slip.getByRole('button', { name: 'Place bet · €8.00' })).toBeEnabled();
  await slip
    .getByRole('button', { name: /^Banker: / })
    .first()
    .click();
  await expect(slip.getByRole('button', { name: 'Place bet · €4.00' })).toBeEnabled();
  await slip.getByRole('button', { name: 'Place bet · €4.00' }).click();
  await expect(slip.getByText('Your bet is placed')).toBeVisible();
  const { data } = await visitor.call(readBets, { query: { state: 'open', limit: '10' } });
  expect(data).toMatchObject([
    { stake_cents: 400, sizes: [1], legs: [{ banker: true }, { banker: false }, { banker: false }] },
  ]);
  expect(await balanceOf(visitor)).toBe(4_600);
});

test('a double is cashed out in part by hand and the rest by rule, each to the cent', async ({
  page,
  player,
  isMobile,
}) => {
  const visitor = await player({ cents: 5_000 });
  for (const match of await laterMatches(2)) {
    await visit(page, `/sport/${match.id}`);
    await homePrice(page, match).click();
  }
  const slip = await openSlip(page, isMobile);
  await slip.getByRole('radio', { name: 'Double' }).check({ force: true });
  await slip.getByLabel('Stake', { exact: true }).fill('10');
  const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
  await slip.getByRole('button', { name: 'Place bet · €10.00' }).click();
  const { id } = (await (await reply).json()) as Bet;
  await expect(slip.getByText('Your bet is placed')).toBeVisible();

  await visit(page, '/sport/my-bets');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Cash out €/ }).click();
  const confirm = main.getByRole('region', { name: 'Cash out' });
  await confirm.getByRole('radio', { name: '50 %' }).check({ force: true });
  await expect(confirm.getByText('Stake that stays')).toBeVisible();
  await confirm.getByRole('button', { name: /^Cash out €/ }).click();
  await expect(main.getByText(/€5\.00 of the stake was cashed out for/)).toBeVisible();
  const part = await betOf(visitor, id);
  expect(part).toMatchObject({ status: 'accepted', stake_cents: 500, sold: { stake_cents: 500 } });
  expect(await balanceOf(visitor)).toBe(4_000 + part.sold!.paid_cents);

  await main.getByText('Cash out by itself').click();
  await main.getByLabel('Once at least so much is offered').fill('0.01');
  await main.getByRole('button', { name: 'Set the rule' }).click();
  await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 20_000 }).toBe('cashed_out');
  const sold = await betOf(visitor, id);
  const right = 4_000 + part.sold!.paid_cents + sold.return_cents!;
  expect(await balanceOf(visitor)).toBe(right);
  await main.getByRole('radio', { name: 'Settled' }).click({ force: true });
  await expect(main.getByRole('radio', { name: 'Settled' })).toBeChecked();
  await expect(main.locator('span', { hasText: /^Cashed out$/ })).toBeVisible();
  await expect(main.getByText(money(sold.return_cents!), { exact: true }).first()).toBeVisible();
});

test('outcomes of one match are a bet builder, paid at its one price when all of them come true', async ({
  page,
  player,
  isMobile,
}) => {
  test.setTimeout(360_000);
  const visitor = await player({ cents: 5_000 });
  const [match] = await laterMatches(1);
  await visit(page, `/sport/${match!.id}`);
  await homePrice(page, match!).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Both teams to score,/ })
    .first()
    .click();
  const slip = await openSlip(page, isMobile);
  await slip.getByRole('radio', { name: 'Bet builder' }).check({ force: true });
  await expect(slip.getByText('Same match, priced as one')).toBeVisible();
  await slip.getByLabel('Stake', { exact: true }).fill('10');
  const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
  await slip.getByRole('button', { name: 'Place bet · €10.00' }).click();
  const { id, legs } = (await (await reply).json()) as Bet;
  await expect(slip.getByText('Your bet is placed')).toBeVisible();
  expect(legs).toMatchObject([{ specifiers: '1//home&29//yes', outcome: 'all' }]);
  expect(await balanceOf(visitor)).toBe(4_000);

  await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 300_000 }).toMatch(/settled|void/);
  const bet = await betOf(visitor, id);
  expect(bet.return_cents).toBe(rightReturn(bet));
  expect(await balanceOf(visitor)).toBe(4_000 + bet.return_cents!);
});
