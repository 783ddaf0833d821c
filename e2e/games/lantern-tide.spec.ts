import * as v from 'valibot';
import { playRound, readRounds } from '@croupier/contracts';
import {
  gameOf,
  isRound,
  listenForRounds,
  opened,
  PAGE,
  spin,
  spinButton,
  TITLE,
} from '@croupier/e2e-support/lantern-tide';
import { balanceOf } from '@croupier/e2e-support/provider';
import { ask, hosts } from '@croupier/e2e-support/site';
import { expect, test, visit } from '@croupier/e2e-support/test';

test.describe.configure({ timeout: 180_000 });

// shows: screen:frame-minimised; screen:frame-buttons; constant:frame-minimised
test(
  'the game goes on in a corner while one looks around, and opens again where it was',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.skip(isMobile, 'on a phone the game closes when its page is left');
    await player({ cents: 1_000 });
    const rounds = listenForRounds(page);
    await visit(page, `${PAGE}?mode=real`);
    const first = await spin(page, rounds);
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeVisible();
    const frame = page.locator('[data-game-frame]');
    await expect.poll(async () => Math.round((await frame.boundingBox())!.width)).toBe(250);
    const before = (await frame.boundingBox())!;
    await page.getByRole('button', { name: `Move ${TITLE} with the arrow keys` }).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await frame.boundingBox())!.y).toBeLessThan(before.y);
    await resume.click();
    await spin(page, rounds);
    const since = rounds.slice(rounds.indexOf(first) + 1).reduce((sum, { stake, win }) => sum + win - stake, 0);
    expect(rounds.at(-1)!.balance).toBe(first.balance + since);
    await page.getByRole('button', { name: 'Close game' }).click();
    await expect(frame).toBeHidden();
  },
);

test('a guest on a German address plays the demo in German', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, `/de${PAGE}`);
  await page.getByRole('main').getByRole('button', { name: 'Demo spielen' }).click();
  await expect(page.frameLocator(`iframe[title="${TITLE}"]`).getByText('Guthaben')).toBeVisible();
});

test.describe('when a reply is lost', () => {
  test.use({ mayLog: /^Failed to load resource: net::ERR_/ });

  // shows: promise:C2
  test('a spin whose answer is lost is found again, played once', async ({ page, player }) => {
    const visitor = await player({ cents: 1_000 });
    await visit(page, `${PAGE}?mode=real`);
    await opened(page);
    const asked: string[] = [];
    const lost: string[] = [];
    await page.route(`**${playRound.path}`, async (route) => {
      const request = route.request();
      asked.push(v.parse(playRound.body, request.postDataJSON()).round_id);
      if (asked.length > 1) return route.continue();
      // The platform plays the round; its answer never arrives.
      const { status, text } = await ask(hosts.games, {
        method: 'POST',
        path: playRound.path,
        headers: { ...(await request.allHeaders()), 'accept-encoding': 'identity' }, // Its text is compared below.
        body: request.postData() ?? '',
      });
      expect(status).toBe(200);
      lost.push(text);
      await route.abort('connectionreset');
    });
    const answer = page.waitForResponse(isRound);
    await spinButton(gameOf(page)).click();
    const found = v.parse(playRound.reply, await (await answer).json());
    expect(asked).toEqual([found.round.id, found.round.id]);
    expect(lost.map((text) => v.parse(playRound.reply, JSON.parse(text)).round)).toEqual([found.round]);
    expect((await visitor.call(readRounds, { query: {} })).data.map(({ id }) => id)).toEqual([found.round.id]);
    expect(await balanceOf(visitor)).toBe(found.balance_cents);
  });
});
