import { placeBet, readBets, readBonuses, redeemCoupon } from '@croupier/contracts';
import { balanceOf } from '../support/provider.ts';
import { expectFitForAll } from '../support/screen.ts';
import { type Match, matches, pickHome } from '../support/slip.ts';
import { expect, test, visit } from '../support/test.ts';

const LEAST_ODDS = 16_000;
const LEAD_MS = 25_000;

/** A match whose home win a free bet may be placed on, with time to do it. */
async function fairMatch(): Promise<Match> {
  let found: Match | undefined;
  const look = async () => {
    found = (await matches('upcoming')).find(
      ({ kick_off_at, markets: [market] }) =>
        Date.parse(kick_off_at) - Date.now() > LEAD_MS &&
        market?.status === 'active' &&
        (market.odds?.[0] ?? 0) >= LEAST_ODDS,
    );
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 60_000 }).toBe(true);
  return found!;
}

test('a free bet is paid with by choice, costs nothing and is used up', async ({ page, player, isMobile }) => {
  test.setTimeout(180_000);
  const visitor = await player();
  const { gift } = await visitor.call(redeemCoupon, { body: { coupon_code: 'FREEBET' } });
  const slip = await pickHome(page, await fairMatch(), isMobile);
  const payWith = slip.getByLabel('Pay with');

  await test.step('own money stands there until the player chooses', async () => {
    await expect(payWith).toHaveValue('');
    await payWith.selectOption({ label: 'free bet of €5.00' });
    await expect(slip.getByText('It costs you nothing.', { exact: false })).toBeVisible();
    await expectFitForAll(page, 'a slip with a free bet');
  });

  await test.step('the bet stands, and no cent is taken', async () => {
    await slip.getByLabel('If the price changes').selectOption({ label: 'accept any price' });
    const answered = page.waitForResponse((reply) => reply.url().endsWith(placeBet.path));
    await slip.getByRole('button', { name: /^Place free bet/ }).click();
    expect((await answered).status()).toBeLessThan(300);
    const { data } = await visitor.call(readBets, { query: { state: 'open' } });
    expect(data).toMatchObject([
      { stake_cents: 500, funding: { bonus_id: gift!.id, kind: 'freebet', paid_cents: 500 } },
    ]);
    expect(await balanceOf(visitor)).toBe(0);
    expect(await visitor.call(readBonuses)).toMatchObject([{ id: gift!.id, rounds_left: 0 }]);
  });

  await test.step('and says under “My bets” what paid for it', async () => {
    await visit(page, '/sport/my-bets');
    await expect(page.getByRole('main').getByText('Free bet', { exact: false }).first()).toBeVisible();
    await expectFitForAll(page, 'my bets with a free bet');
  });
});
