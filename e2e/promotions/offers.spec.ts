import { randomUUID } from 'node:crypto';
import * as contracts from '@croupier/contracts';
import { cardFields, payByCard } from '@croupier/e2e-support/cashbox';
import { operator } from '@croupier/e2e-support/operator';
import { cards } from '@croupier/e2e-support/provider';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.describe.configure({ timeout: 120_000 });

// shows: product:promotions; product:profile; route:/welcome-bonuses; route:/bonuses/{slug}; route:/users/gifts; popup:withdraw
test('the welcome bonus, from its page over the deposit to a withdrawal that says what lapses', async ({
  page,
  player,
}) => {
  const visitor = await player();
  await test.step('its code is kept by choice', async () => {
    await visit(page, '/welcome-bonuses');
    await page.getByRole('main').getByRole('link', { name: 'Welcome bonus', exact: true }).click();
    await expect(page).toHaveURL(/\/bonuses\/welcome$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome bonus' })).toBeVisible();
    await expect(page.getByText(/stake 30 times the bonus/)).toBeAttached();
    await page.goBack();
    const keep = page.getByRole('button', { name: 'Save this code' });
    await page
      .getByRole('listitem')
      .filter({ hasText: 'your first deposit' })
      .filter({ has: keep })
      .getByRole('button', { name: 'Save this code' })
      .click();
    await expect(page.getByText('This code is saved for your next deposit.')).toBeVisible();
  });

  await test.step('the deposit names it with its terms, and brings it because the player turned it on', async () => {
    await visit(page, '/deposit');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill('20');
    const bonus = dialog.getByRole('switch', { name: 'Welcome bonus: €20.00' });
    await expect(bonus).not.toBeChecked();
    await expect(dialog.getByText('stake €600.00 within 30 days', { exact: false })).toBeVisible();
    await bonus.check();
    await payByCard(page);
    await expect(
      dialog.getByText('Welcome bonus: you also got €20.00 of bonus money.', { exact: false }),
    ).toBeVisible();
    await visit(page, '/users/gifts');
    await expect(page.getByText('Bonus money left to play: €20.00.')).toBeVisible();
  });

  await test.step('withdrawing ends it, once the player has seen what that costs', async () => {
    await visit(page, '/withdraw');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You forfeit €20.00 of bonus money.', { exact: false })).toBeVisible();
    await dialog.getByLabel('Amount', { exact: true }).fill('20');
    await dialog.getByRole('button', { name: 'Choose where to send it' }).click();
    await dialog.getByRole('radio', { name: /^Card/ }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const fields = cardFields(page);
    await fields.getByLabel('Card number').fill(cards.good);
    await fields.getByLabel('Expiry date').fill('12/31');
    await fields.getByLabel('Name on the card').fill('Nora Quill');
    await dialog.getByRole('button', { name: /^Cancel the bonus and withdraw/ }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawal of €20.00 requested' })).toBeVisible();
  });

  const [bonus] = await visitor.call(contracts.readBonuses);
  expect(bonus).toMatchObject({ stage: 'erased_by_withdraw', fund_cents: 0 });
});

// shows: coupon:outcomes; toast:successfully-activated; toast:already-activated; toast:failed-to-activate
test('a coupon ends in one of three ways, and says which', { tag: '@smoke' }, async ({ page, player }) => {
  await player();
  await visit(page, '/users/gifts');
  const redeem = async (code: string, said: string) => {
    await page.getByLabel('Do you have a code?').fill(code);
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  };
  await redeem('tryout', 'Successfully activated.');
  await redeem('TRYOUT', 'Already activated.');
  await redeem('NO-SUCH-CODE', 'Failed to activate.');
  await expect(page.getByText('We don’t recognise this code. Please check the spelling.')).toBeVisible();
});

// shows: product:competitions; product:profile; topic:groups; reaction:comps; route:/users/level
test(
  'a level is reached while playing: the open page says so, and its gifts are there',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 10_000 });
    const { email } = await visitor.call(contracts.readPlayer);
    await operator(
      'points',
      'correct',
      '--email',
      email,
      '--points',
      '49',
      '--reason',
      'a test',
      '--persistent',
      'yes',
    );
    await visit(page, '/users/level');
    await expect(page.getByText('Level 1', { exact: true }).first()).toBeVisible();
    const { url } = await visitor.call(contracts.launchGame, { body: { game: 'orchard-hours', mode: 'real' } });
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')!;
    const { bearer } = await visitor.call(contracts.openGameSession, { body: { token } });
    for (let staked = 0; staked < 2_000; staked += 500)
      await visitor.call(contracts.playRound, {
        body: { round_id: randomUUID(), stake_cents: 500, params: {} },
        headers: { authorization: `Bearer ${bearer}` },
      });
    await expect(page.getByText('Level 2', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Level 3' })).toBeVisible();
    await visit(page, '/users/gifts');
    await expect(page.getByRole('heading', { name: 'Free spins of your level' })).toBeVisible();
  },
);
