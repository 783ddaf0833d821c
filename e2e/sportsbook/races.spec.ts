import { receipt } from '@croupier/bet-math';
import { type Bet, type FieldEvent, readBets, readFieldEvents } from '@croupier/contracts';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { betOf, openSlip } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

/** From the first look to the sent bet. */
const LEAD_MS = 25_000;

/** The next dead heat that leaves enough time to bet on it: races of even numbers are, where prices stand still. */
async function nextDeadHeat(): Promise<FieldEvent> {
  let found: FieldEvent | undefined;
  const look = async () => {
    const races = await new Visitor().call(readFieldEvents, { query: { kind: 'race', state: 'open', limit: '50' } });
    found = races.find(
      ({ kick_off_at, status, markets, field }) =>
        field.number % 2 === 0 &&
        status === 'not_started' &&
        markets[0]?.status === 'active' &&
        Date.parse(kick_off_at) - Date.now() > LEAD_MS,
    );
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 60_000 }).toBe(true);
  return found!;
}

/** Calculates what the bet must have paid, by the settlement rules from its own race. */
function rightReceipt({ stake_cents, legs: [leg], each_way: eachWay }: Bet) {
  const { place, dead_heat: tie, deduction } = leg.field!;
  const shared = { odds: leg.odds, deduction };
  const tied = (deadHeat: typeof tie) => (deadHeat ? { deadHeat } : {});
  const win = { ...shared, result: leg.result!, voidFactor: leg.void_factor!, ...tied(tie) };
  const stake = BigInt(stake_cents);
  if (!place || !eachWay) return receipt({ stake, legs: [win], sizes: [1] });
  const placed = {
    ...{ ...shared, fraction: place.fraction, ...tied(place.dead_heat) },
    ...{ result: place.result!, voidFactor: place.void_factor! },
  };
  return receipt({ stake, legs: [{ ...win, place: placed }], sizes: [1], eachWay });
}

// shows: route:/sport/{param?}; call:GET /api/sportsbook/fields; call:GET /api/sportsbook/fields/{id}
test(
  'each way on a whole field and a forecast go through a dead heat to the cent',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(240_000);
    const visitor = await player({ cents: 5_000 });
    await visit(page, '/sport/greyhounds');
    await expect(page.getByRole('heading', { name: 'Next off' })).toBeVisible();
    const race = await nextDeadHeat();
    const main = page.getByRole('main');
    await visit(page, `/sport/race-${race.id}`);
    for (const { club } of race.field.runners)
      await main.getByRole('button', { name: new RegExp(`^To win the race: ${club.name}, `) }).click();
    let slip = await openSlip(page, isMobile);
    await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    await slip.getByRole('checkbox', { name: 'Each way (win and place)' }).check({ force: true });
    await slip.getByLabel('Stake per part').fill('1');
    await slip.getByRole('button', { name: 'Place 6 bets · €12.00' }).click();
    await expect(slip.getByText('Your bet is placed')).toHaveCount(6);
    await slip.getByRole('button', { name: 'Dismiss', exact: true }).click();
    if (isMobile) await page.keyboard.press('Escape');
    await main.getByText('Forecast: first and second in order').click();
    await main
      .getByRole('button', { name: /^First and second in order: / })
      .first()
      .click();
    slip = await openSlip(page, isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('2');
    await slip.getByRole('button', { name: 'Place bet · €2.00' }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    expect(await balanceOf(visitor)).toBe(3_600);
    if (isMobile) await page.keyboard.press('Escape');
    await expectFitForAll(page, 'racecard');

    const { data } = await visitor.call(readBets, { query: { state: 'open', limit: '10' } });
    expect(data.filter((bet) => bet.each_way && bet.legs[0].field?.place?.places === 2)).toHaveLength(6);
    expect(data).toHaveLength(7);
    const all = () => Promise.all(data.map(({ id }) => betOf(visitor, id)));
    await expect
      .poll(async () => (await all()).every(({ status }) => status === 'settled'), {
        timeout: 150_000,
        intervals: [1_000],
      })
      .toBe(true);
    const ended = await all();
    for (const bet of ended) {
      const { placeFactors, payout, ...figures } = rightReceipt(bet);
      const factors = placeFactors ? { place_factors: placeFactors } : {};
      expect(bet.receipt).toEqual({ ...figures, ...factors, payout_cents: Number(payout) });
    }
    // The forecast may name them as well.
    const tied = ended.filter(({ each_way, legs: [leg] }) => each_way && leg.field?.dead_heat);
    const many = tied.length; // Two, and by chance one more.
    expect(many).toBeGreaterThanOrEqual(2);
    expect(tied.map(({ legs: [leg] }) => leg.field!.dead_heat)).toEqual(Array(many).fill({ tied: many, places: 1 }));
    expect(await balanceOf(visitor)).toBe(3_600 + ended.reduce((sum, { return_cents }) => sum + return_cents!, 0));

    await visit(page, '/sport/my-bets?view=settled');
    const card = main.getByRole('listitem').filter({ hasText: tied[0]!.id.slice(0, 8).toUpperCase() });
    await expect(card.getByText(`Dead heat: ${many} runners tied for the remaining places (1)`)).toBeVisible();
    await card.getByText('How this was settled').click();
    await expect(card.getByText('Your browser recalculated it and got the same result.')).toBeVisible();
    await expectFitForAll(page, 'receipts of a race');

    await visit(page, `/sport/race-${race.id}`);
    await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
    await expect(main.getByText(new RegExp(`^Dead heat: ${many} runners share place 1\\.`))).toBeVisible();
    await expectFitForAll(page, 'result of a race');
  },
);
