import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import * as contracts from '@croupier/contracts';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

test.describe.configure({ timeout: 120_000 });

const TITLE = 'Moth and Moon';
const gameOf = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
const button = (page: Page, name: string | RegExp) => gameOf(page).getByRole('button', { name, exact: true });

/** Presses once and waits until the round is shown, its own free spins included. */
async function spin(page: Page) {
  const asked = page.waitForRequest((request) => request.url().endsWith(contracts.playRound.path));
  const answered = page.waitForResponse((reply) => reply.url().endsWith(contracts.playRound.path) && reply.ok());
  await button(page, 'Spin').click();
  const { gift_id } = v.parse(contracts.playRound.body, (await asked).postDataJSON());
  const { round } = v.parse(contracts.playRound.reply, await (await answered).json());
  await expect(async () => {
    for (const name of ['Start', 'Continue', 'Back to the game'])
      if (await button(page, name).first().isVisible()) await button(page, name).first().click();
    await expect(button(page, 'Spin')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  return { giftId: gift_id, stakeCents: round.stake_cents, winCents: round.win_cents };
}

async function playElsewhere(visitor: Visitor, { id, rounds }: contracts.Gift, times: number): Promise<void> {
  const { url } = await visitor.call(contracts.launchGame, { body: { game: 'moth-and-moon', mode: 'real' } });
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')!;
  const { bearer } = await visitor.call(contracts.openGameSession, { body: { token } });
  for (let played = 0; played < times; played += 1)
    await visitor.call(contracts.playRound, {
      body: { round_id: randomUUID(), stake_cents: rounds!.stake_cents, params: {}, gift_id: id },
      headers: { authorization: `Bearer ${bearer}` },
    });
}

// shows: product:promotions; fields:gift-freespin; popup:special-game
test(
  'free spins are begun, played in their title by choice, and hand over to own money only when told to',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 1_000 });
    await test.step('they are begun on the gifts page, which says where they are played', async () => {
      await visit(page, '/users/gifts');
      const gift = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'First look' }) });
      await gift.getByRole('button', { name: 'Activate' }).click();
      await gift.getByRole('button', { name: 'Where to use them' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('10 spins are left', { exact: false })).toBeVisible();
      await expectFitForAll(page, 'special game');
      await dialog.getByRole('link', { name: 'Go to the game' }).click();
    });

    const [gift] = await visitor.call(contracts.readFreeSpins);
    await test.step('most of them are played on another device', () => playElsewhere(visitor, gift!, 7));
    await test.step('the game asks what pays, and nothing is chosen yet', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Play for real money' }).click();
      await expect(gameOf(page).getByRole('heading', { name: 'What do you want to play with?' })).toBeVisible({
        timeout: 30_000,
      });
      await expect(button(page, 'Spin')).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('a free spin costs nothing at its own stake', async () => {
      await button(page, '3 free spins').click();
      const { giftId, stakeCents } = await spin(page);
      expect({ giftId, stakeCents }).toEqual({ giftId: gift!.id, stakeCents: gift!.rounds!.stake_cents });
      await expect(gameOf(page).getByText('2 left')).toBeVisible();
    });

    await test.step('own money in between is the player’s own step, there and back', async () => {
      await button(page, 'Own money').click();
      expect((await spin(page)).giftId).toBeUndefined();
      await button(page, '2 free spins').click();
      await button(page, '2 free spins').click();
    });

    await test.step('when they are played nothing more is staked before the player says so', async () => {
      for (let left = 2; left > 0; left -= 1) expect((await spin(page)).giftId).toBe(gift!.id);
      await expect(gameOf(page).getByRole('heading', { name: 'You’ve played your free spins' })).toBeVisible();
      await expect(button(page, 'Spin')).toHaveAttribute('aria-disabled', 'true');
      await button(page, 'My own money').click();
      expect((await spin(page)).giftId).toBeUndefined();
    });

    const [played] = await visitor.call(contracts.readFreeSpins);
    expect(played).toMatchObject({ stage: 'finished', rounds_left: 0 });
  },
);
