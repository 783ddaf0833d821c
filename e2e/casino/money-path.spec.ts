import type { FrameLocator, Page, Response } from '@playwright/test';
import * as v from 'valibot';
import { playRound, readRounds } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { payByCard, withdrawToCard } from '../support/cashbox.ts';
import { balanceOf, cards } from '../support/provider.ts';
import { newAustrian, signUpByForm } from '../support/sign-up.ts';
import { ask, hosts } from '../support/site.ts';
import { balance, expect, test, visit } from '../support/test.ts';
import { Visitor } from '../support/visitor.ts';

const TITLE = 'Lantern Tide';
const PAGE = '/play/paperlantern-works/lantern-tide';
const SPINS = 3;

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorker: true });

const gameOf = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
/** The one button of a game: it spins, or goes on to the free spins a round has won. */
const spinButton = (game: FrameLocator) => game.getByRole('button', { name: /^(Spin|Continue)$/ });
const isRound = (response: Response) =>
  response.url().endsWith(playRound.path) && response.request().method() === 'POST';

/** The symbols of a game are drawn before it is shown: slow where nothing but the processor draws. */
const opened = (page: Page) => expect(spinButton(gameOf(page))).toBeVisible({ timeout: 30_000 });

interface Round {
  stake: number;
  win: number;
  balance: number;
}

/** Every round this page is told of, as the server told it. */
function listenForRounds(page: Page): Round[] {
  const rounds: Round[] = [];
  page.on('response', async (response) => {
    if (!isRound(response) || !response.ok()) return;
    const told = await response.json().catch(() => null); // The page is closed: nobody asks any more.
    if (!told) return;
    const { round, balance_cents } = told as {
      round: { stake_cents: number; win_cents: number };
      balance_cents: number;
    };
    rounds.push({ stake: round.stake_cents, win: round.win_cents, balance: balance_cents });
  });
  return rounds;
}

/** Presses as a person does until one more round is played: a press while the reels turn only stops them. */
async function spin(page: Page, rounds: Round[]): Promise<Round> {
  const before = rounds.length;
  await opened(page);
  const button = spinButton(gameOf(page));
  await expect(async () => {
    if (rounds.length === before) await button.click({ timeout: 2_000 });
    await expect.poll(() => rounds.length, { timeout: 2_000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 }); // Free spins are shown one by one first.
  return rounds.at(-1)!;
}

// shows: product:demo-for-guests; product:real-play; product:deposits; product:withdrawals
// shows: route:/play/{producer}/{name}; route:/users/games-history; route:/withdraw; route:/fairness; popup:withdraw
// shows: payout:recallable; step:sign-up; promise:M5
test('from a guest’s demo to a deposit, spins, proof, a withdrawal and its recall, right to the cent', async ({
  page,
  context,
  isMobile,
}) => {
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
    await expect(page.getByRole('heading', { name: '€50.00 arrived' })).toBeVisible();
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
    const rows = page.getByRole('table', { name: 'Rounds, newest first' }).getByRole('row').filter({ hasText: TITLE });
    await expect(rows).toHaveCount(rounds.length);
    await rows.first().getByRole('link', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Reveal the seed and check' }).click();
    await expect(page.getByText('Matches', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Does not match')).toHaveCount(0);
  });

  await test.step('withdraws 20 EUR', async () => {
    await visit(page, '/withdraw');
    await withdrawToCard(page, '20');
    await expect(page.getByRole('heading', { name: '€20.00 set aside for you' })).toBeVisible();
    await expect(
      page.getByText('Until then you can take it back under “All payments”.', { exact: false }),
    ).toBeVisible();
    right -= 2_000;
    await stands();
  });

  await test.step('and takes it back', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'All payments' }).click();
    const payout = dialog.getByRole('listitem').filter({ hasText: 'Withdrawal' });
    await payout.getByRole('button', { name: 'Take back' }).click();
    await expect(payout.getByText('Taken back')).toBeVisible();
    right += 2_000;
    await stands();
  });
});

// shows: screen:frame-minimised; screen:frame-buttons; constant:frame-minimised
test('the game goes on in a corner while one looks around, and opens again where it was', async ({
  page,
  player,
  isMobile,
}) => {
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
});

test('a guest on a German address plays the demo in German', async ({ page }) => {
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
