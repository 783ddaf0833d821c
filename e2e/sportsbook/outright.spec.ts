import { type Bet, type FieldEvent, placeBet, readFieldEvents } from '@croupier/contracts';
import { operator } from '@croupier/e2e-support/operator';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { betOf, openSlip } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

const OUTRIGHT = '611';

async function openSeason(): Promise<FieldEvent> {
  let found: FieldEvent | undefined;
  const look = async () => {
    const seasons = await new Visitor().call(readFieldEvents, {
      query: { kind: 'season', state: 'open', limit: '50' },
    });
    found = seasons.findLast(({ markets: [market] }) => market?.status === 'active');
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 60_000 }).toBe(true);
  return found!;
}

test(
  'a bet on the winner of a season stands, and comes back to the cent when bets of its time are void',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(120_000);
    const visitor = await player({ cents: 2_000 });
    const { id } = await openSeason();
    await visit(page, `/sport/race-${id}`);
    const main = page.getByRole('main');
    await main.locator('[data-odds]:enabled').first().click();
    await expectFitForAll(page, 'outright');
    const slip = await openSlip(page, isMobile);
    await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    await slip.getByLabel('Stake', { exact: true }).fill('5');
    const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path));
    await slip.getByRole('button', { name: 'Place bet · €5.00' }).click();
    const bet = (await (await reply).json()) as Bet;
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    expect(await balanceOf(visitor)).toBe(1_500);

    // A season is played for longer than anyone waits here. What is void is told of the moment of this one bet.
    const placed = Date.parse(bet.placed_at);
    const window = ['--from', new Date(placed).toISOString(), '--to', new Date(placed + 1).toISOString()];
    const market = ['--event', String(id), '--market', OUTRIGHT];
    await operator('sport', 'cancel', ...market, ...window, '--reason', 'a journey’s end');
    await expect.poll(async () => (await betOf(visitor, bet.id)).status, { timeout: 20_000 }).toBe('void');
    expect(await balanceOf(visitor)).toBe(2_000);
    await visit(page, '/sport/my-bets?view=settled');
    const card = main.getByRole('listitem').filter({ hasText: bet.id.slice(0, 8).toUpperCase() });
    await expect(card.getByText('Void', { exact: true }).first()).toBeVisible();
    await expectFitForAll(page, 'my bets with a void outright');
  },
);
