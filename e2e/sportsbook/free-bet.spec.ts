import { placeBet, readBets, readBonuses, redeemCoupon } from '@croupier/contracts';
import { endMarket, ownMatches } from '@croupier/e2e-support/own-matches';
import { balanceOf } from '@croupier/e2e-support/provider';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { onSport } from '@croupier/e2e-support/site';
import { betOf, type Match, pickHome, rightReturn } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.use(onSport);

const LEAST_ODDS = 16_000;
test(
  'a free bet is paid with by choice, costs nothing, and pays what it wins less its stake',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    test.setTimeout(180_000);
    const visitor = await player();
    const { gift } = await visitor.call(redeemCoupon, { body: { coupon_code: 'FREEBET' } });
    const fair = ({ markets: [market] }: Match) => (market?.odds?.[0] ?? 0) >= LEAST_ODDS;
    const [match] = (await ownMatches('freeBet', 1, fair)) as [Match];
    const slip = await pickHome(page, match, isMobile);
    const payWith = slip.getByLabel('Pay with');

    await test.step('own money stands there until the player chooses', async () => {
      await expect(payWith).toHaveValue('');
      await payWith.selectOption({ label: 'free bet of €5.00' });
      await expect(slip.getByText('It costs you nothing.', { exact: false })).toBeVisible();
      await expectFitForAll(page, 'a slip with a free bet');
    });

    await test.step('the bet stands, and no cent is taken', async () => {
      await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
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

    await test.step('won, it pays the return less the stake', async () => {
      const { data } = await visitor.call(readBets, { query: { state: 'open' } });
      await endMarket(match, '1', 'win', 'lose', 'lose');
      const bet = () => betOf(visitor, data[0]!.id);
      await expect.poll(async () => (await bet()).status, { timeout: 20_000 }).toBe('settled');
      const { legs, return_cents } = await bet();
      expect(return_cents).toBe(Math.floor((500 * legs[0].odds) / 10_000) - 500);
      expect(return_cents).toBe(rightReturn(await bet()));
      expect(await balanceOf(visitor)).toBe(return_cents);
      await visit(page, '/sport/my-bets?view=settled');
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'How this was settled' });
      await card.getByText('How this was settled').click();
      await expect(card.getByText('Your browser recalculated it and got the same result.')).toBeVisible();
    });
  },
);
