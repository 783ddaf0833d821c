import { receipt } from '@croupier/bet-math';
import { type Bet, readBets, readFieldEvents } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { balanceOf } from '../support/provider.ts';
import { betOf, openSlip } from '../support/slip.ts';
import { expect, test, visit } from '../support/test.ts';
import { Visitor } from '../support/visitor.ts';

const money = (cents: number) => formatMoney(cents, 'EUR', 'en-IE');
/** From the first look to the sent bet. */
const LEAD_MS = 25_000;

/** The next race that leaves enough time to bet on it. */
async function nextRace() {
  const races = await new Visitor().call(readFieldEvents, { query: { kind: 'race', state: 'open', limit: '50' } });
  return races.find(
    ({ kick_off_at, status, markets }) =>
      status === 'not_started' && markets[0]?.status === 'active' && Date.parse(kick_off_at) - Date.now() > LEAD_MS,
  );
}

/** What it must have paid, reckoned by the rules of settlement from what the bet says of its race. */
function rightReceipt({ stake_cents, legs: [leg] }: Bet) {
  const { place, dead_heat: tie, deduction } = leg.field!;
  const shared = { odds: leg.odds, deduction };
  const tied = (deadHeat: typeof tie) => (deadHeat ? { deadHeat } : {});
  const win = { ...shared, result: leg.result!, voidFactor: leg.void_factor!, ...tied(tie) };
  const placed = {
    ...{ ...shared, fraction: place!.fraction, ...tied(place!.dead_heat) },
    ...{ result: place!.result!, voidFactor: place!.void_factor! },
  };
  return receipt({ stake: BigInt(stake_cents), legs: [{ ...win, place: placed }], sizes: [1], eachWay: true });
}

// shows: route:/sport/{param?}; call:GET /api/sportsbook/fields; call:GET /api/sportsbook/fields/{id}
test('an each-way bet on a greyhound is two bets to its settlement, whoever wins', async ({
  page,
  player,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const visitor = await player({ cents: 5_000 });
  await visit(page, '/sport/greyhounds');
  await expect(page.getByRole('heading', { name: 'Next off' })).toBeVisible();
  let race = await nextRace();
  await expect.poll(async () => (race = await nextRace()) !== undefined, { timeout: 60_000 }).toBe(true);
  await visit(page, `/sport/race-${race!.id}`);
  const [favourite] = race!.field.runners.toSorted(
    (one, other) => race!.markets[0]!.odds![one.number - 1]! - race!.markets[0]!.odds![other.number - 1]!,
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^To win the race: ${favourite!.club.name}, `) })
    .click();
  const slip = await openSlip(page, isMobile);
  await slip.getByLabel('If the price changes').selectOption({ label: 'accept any price' });
  await slip.getByRole('checkbox', { name: 'Each way: to win and to be placed' }).check({ force: true });
  await slip.getByLabel('Stake for each part').fill('5');
  await expect(slip.getByText('Two bets: €5.00 to win and €5.00 for a place.')).toBeVisible();
  await slip.getByRole('button', { name: 'Place bet · €10.00' }).click();
  await expect(slip.getByText('Your bet is placed')).toBeVisible();
  expect(await balanceOf(visitor)).toBe(4_000);

  const { data } = await visitor.call(readBets, { query: { state: 'open', limit: '10' } });
  expect(data).toMatchObject([{ stake_cents: 1_000, each_way: true, legs: [{ field: { place: { places: 2 } } }] }]);
  const { id } = data[0]!;
  await expect
    .poll(async () => (await betOf(visitor, id)).status, { timeout: 120_000, intervals: [1_000] })
    .toMatch(/^(settled|void)$/);
  const settled = await betOf(visitor, id);
  const { placeFactors, payout, ...figures } = rightReceipt(settled);
  expect(settled.receipt).toEqual({ ...figures, place_factors: placeFactors, payout_cents: Number(payout) });
  expect(await balanceOf(visitor)).toBe(4_000 + settled.return_cents!);

  await visit(page, '/sport/my-bets');
  await page.getByRole('main').getByRole('radio', { name: 'Settled' }).click({ force: true });
  await expect(page.getByRole('main').getByRole('radio', { name: 'Settled' })).toBeChecked();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'How this was settled' });
  await expect(card.getByText(money(settled.return_cents!), { exact: true }).first()).toBeVisible();
  await card.getByText('How this was settled').click();
  await expect(card.getByText('Your browser calculated it again and got the same result.')).toBeVisible();

  await visit(page, `/sport/race-${race!.id}`);
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
});
