import { payByCard, withdrawToCard } from '@croupier/e2e-support/cashbox';
import { listenForRounds, PAGE, spin, TITLE } from '@croupier/e2e-support/lantern-tide';
import { balanceOf, cards } from '@croupier/e2e-support/provider';
import { newAustrian, signUpByForm } from '@croupier/e2e-support/sign-up';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import { Visitor } from '@croupier/e2e-support/visitor';
import { formatMoney } from '@croupier/money';

const SPINS = 3;

test.use({ serviceWorker: true });

// shows: role:player; product:profile; product:demo-for-guests; product:real-play; product:deposits; product:withdrawals
// shows: route:/play/{producer}/{name}; route:/users/games-history; route:/withdraw; route:/fairness; popup:withdraw
// shows: payout:recallable; step:sign-up; promise:M5
test(
  'from a guest’s demo to a deposit, spins, proof, a withdrawal and its recall, right to the cent',
  { tag: '@smoke' },
  async ({ page, context, isMobile }) => {
    test.setTimeout(300_000);
    const rounds = listenForRounds(page);
    let right = 0;
    const money = (cents: number) => formatMoney(cents, 'EUR', 'en-IE');
    // On a phone the game fills the screen and its own bar closes it.
    const closeGame = () =>
      (isMobile
        ? page.frameLocator(`iframe[title="${TITLE}"]`).getByRole('button', { name: 'Close the game' })
        : page.getByRole('button', { name: 'Close game' })
      ).click();
    const stands = async () => {
      await expect(balance(page)).toContainText(money(right));
      const cookie = (await context.cookies()).find(({ name }) => name === 'croupier_session')!;
      expect(await balanceOf(Object.assign(new Visitor(), { cookie: `${cookie.name}=${cookie.value}` }))).toBe(right);
    };

    await test.step('a guest plays the demo', async () => {
      await visit(page, PAGE);
      await page.getByRole('main').getByRole('button', { name: 'Play the demo' }).click();
      const { stake, win, balance: left } = await spin(page, rounds);
      expect(left).toBe(100_000 - stake + win);
      await closeGame();
    });

    await test.step('and signs up in four steps', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
      await signUpByForm(page, page.getByRole('dialog'), newAustrian());
      await stands();
    });

    await test.step('deposits 50 EUR by card', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Make a deposit' }).click();
      await payByCard(page, { number: cards.good });
      await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
      right = 5_000;
      await stands();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    });

    await test.step('spins for real money', async () => {
      await visit(page, PAGE);
      await page.getByRole('main').getByRole('button', { name: 'Play for real money' }).click();
      rounds.length = 0;
      for (let count = 0; count < SPINS; count += 1) await spin(page, rounds);
      for (const { stake, win, balance: left } of rounds) {
        right += win - stake;
        expect(left).toBe(right);
      }
      if (isMobile) await closeGame();
      await stands();
    });

    await test.step('finds the rounds in the history, and its browser proves one', async () => {
      await visit(page, '/users/games-history');
      const rows = page
        .getByRole('table', { name: 'Rounds, newest first' })
        .getByRole('row')
        .filter({ hasText: TITLE });
      await expect(rows).toHaveCount(rounds.length);
      await rows.first().getByRole('link', { name: 'Check' }).click();
      await page.getByRole('button', { name: 'Reveal the seed and check' }).click();
      await expect(page.getByText('Matches', { exact: true })).toHaveCount(2);
      await expect(page.getByText('Doesn’t match')).toHaveCount(0);
    });

    await test.step('withdraws 20 EUR', async () => {
      await visit(page, '/withdraw');
      await withdrawToCard(page, '20');
      await expect(page.getByRole('heading', { name: 'Withdrawal of €20.00 requested' })).toBeVisible();
      await expect(page.getByText('We’ll check it, then send it.', { exact: false })).toBeVisible();
      right -= 2_000;
      await stands();
    });

    await test.step('and takes it back', async () => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'All payments' }).click();
      const payout = dialog.getByRole('listitem').filter({ hasText: 'Withdrawal' });
      await payout.getByRole('button', { name: 'Cancel' }).click();
      await expect(payout.getByText('Cancelled')).toBeVisible();
      right += 2_000;
      await stands();
    });
  },
);
