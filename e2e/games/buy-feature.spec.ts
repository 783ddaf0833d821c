import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { launchGame, openGameSession, playRound, readGame, readRounds } from '@croupier/contracts';
import { ask, hosts } from '@croupier/e2e-support/site';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';
import { formatMoney } from '@croupier/money';

test.describe.configure({ timeout: 180_000 });

const TITLE = 'Moonvine';
const PAGE = '/play/nightjar-rooms/moonvine';
/** Price of the feature at the initial stake of 1.00, in subunits. */
const PRICE = 4_370;

const gameOf = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
const button = (page: Page, name: string) => gameOf(page).getByRole('button', { name, exact: true });
const play = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();
const stands = (page: Page) => expect(button(page, 'Spin')).toBeVisible({ timeout: 60_000 });

/** Reads what it costs, buys, and goes on to where the free spins are over. */
async function buy(page: Page, price: string) {
  await stands(page);
  await button(page, 'Buy free spins').click();
  const sheet = gameOf(page).getByRole('dialog', { name: 'Buy free spins' });
  await expect(sheet).toContainText('95.32%');
  await expect(button(page, 'Not now')).toBeFocused();
  const answered = page.waitForResponse((reply) => reply.url().endsWith(playRound.path) && reply.ok());
  await button(page, `Buy for ${price}`).click();
  const reply = v.parse(playRound.reply, await (await answered).json());
  await expect(async () => {
    for (const name of ['Start', 'Skip', 'Back to the game'])
      if (await button(page, name).isVisible()) await button(page, name).click({ timeout: 1_000 });
    await expect(button(page, 'Spin')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  return reply;
}

test(
  'in a demo free spins are bought for the price that was read, and the balance is right',
  { tag: '@nightly' },
  async ({ page }) => {
    await visit(page, PAGE);
    await play(page, 'Play the demo');
    const { round, balance_cents } = await buy(page, '43.70 FUN');
    expect(round).toMatchObject({ stake_cents: PRICE, params: { buy: 'free-spins' } });
    expect(round.steps).toBeGreaterThan(10);
    expect(balance_cents).toBe(100_000 - PRICE + round.win_cents);
    await expect(
      gameOf(page)
        .getByText(formatMoney(balance_cents, 'FUN', 'en'))
        .first(),
    ).toBeVisible();
  },
);

test(
  'for real money the whole price is the stake: in the balance, the history and the round seen again',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 10_000 });
    await visit(page, PAGE);
    await play(page, 'Play');
    const { round, balance_cents } = await buy(page, '€43.70');
    expect(balance_cents).toBe(10_000 - PRICE + round.win_cents);
    await expect(balance(page)).toContainText(formatMoney(balance_cents, 'EUR', 'en'));
    const { data } = await visitor.call(readRounds, {});
    expect(data).toMatchObject([{ id: round.id, stake_cents: PRICE, win_cents: round.win_cents, bought: true }]);

    await visit(page, '/users/games-history');
    await expect(page.getByText('Free spins bought')).toBeVisible();
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByRole('dialog')).toContainText('Free spins bought for 43.7 times a stake of €1.00.');
  },
);

/** Collects the texts of the page's header and the game's own about the player's money, each once. */
async function watchHeader(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headerSaid: seen });
    setInterval(() => {
      const badge = [...document.querySelectorAll('header button')].find((each) =>
        each.textContent.startsWith('Balance, open the cashbox'),
      );
      const net = document.querySelector('button[title="Your time and result"]');
      for (const said of [badge?.textContent, net?.textContent.match(/Net.*/)?.[0]])
        if (said && !seen.includes(said)) seen.push(said);
    }, 20);
  });
  return async () =>
    (
      await Promise.all(
        page.frames().map((frame) => frame.evaluate(() => (window as unknown as { headerSaid: string[] }).headerSaid)),
      )
    ).flat();
}

test(
  'reloaded in the middle of bought free spins, neither the page nor another tab knows what they won before the game shows it',
  { tag: '@nightly' },
  async ({ page, player, context }) => {
    await player({ cents: 10_000 });
    await visit(page, `${PAGE}?mode=real`);
    await stands(page);
    const other = await context.newPage();
    const saidElsewhere = await watchHeader(other);
    await visit(other, '/');
    await button(page, 'Buy free spins').click();
    const answered = page.waitForResponse((reply) => reply.url().endsWith(playRound.path) && reply.ok());
    await button(page, 'Buy for €43.70').click();
    const { round, balance_cents } = v.parse(playRound.reply, await (await answered).json());
    test.skip(round.win_cents === 0, 'Nothing was won: there is nothing to give away.');
    const said = await watchHeader(page);
    await page.reload();
    await expect(balance(page)).toContainText('56.30', { timeout: 30_000 });
    await expect(button(page, 'Start')).toBeVisible({ timeout: 60_000 });
    const results = [
      formatMoney(balance_cents, 'EUR', 'en'),
      formatMoney(Math.abs(round.win_cents - PRICE), 'EUR', 'en'),
    ];
    for (const tab of [said, saidElsewhere])
      expect((await tab()).filter((text) => results.some((result) => text.includes(result)))).toEqual([]);
    await expect(async () => {
      for (const name of ['Start', 'Skip', 'Back to the game'])
        if (await button(page, name).isVisible()) await button(page, name).click({ timeout: 1_000 });
      await expect(button(page, 'Spin')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    for (const tab of [page, other])
      await expect(balance(tab)).toContainText(formatMoney(balance_cents, 'EUR', 'en'), { timeout: 15_000 });
    await expect.poll(async () => (await said()).join()).toContain(results[1]!);
  },
);

const german = {
  country: 'DE',
  postal_code: '10115',
  city: 'Berlin',
  address: 'Chausseestrasse 1',
  mobile_phone: '+4915112345678',
};

/** The call a page of another country would make. */
async function buyByHand(visitor: Visitor) {
  const { url } = await visitor.call(launchGame, { body: { game: 'moonvine', mode: 'real' } });
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')!;
  const { bearer, purchase } = await visitor.call(openGameSession, { body: { token } });
  expect(purchase).toBeNull();
  return visitor.ask(playRound, {
    body: { round_id: randomUUID(), stake_cents: 437, params: { buy: 'free-spins' } },
    headers: { authorization: `Bearer ${bearer}` },
  });
}

// shows: edition:de-bonus-buy
test(
  'a German player sees no way to buy, reads why, and a page that was tampered with is refused in German',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 10_000, person: german });
    await visit(page, `/de${PAGE}`);
    const pays = page.getByRole('heading', { name: 'So zahlt dieses Spiel aus' }).locator('..');
    await expect(pays).toContainText('Freispiele kaufen');
    await expect(pays).toContainText('verbieten es');
    await expect(page.getByText('Freispiele kaufbar')).toHaveCount(0);
    await play(page, 'Spielen');
    await expect(button(page, 'Drehen')).toBeVisible({ timeout: 60_000 });
    await expect(gameOf(page).getByRole('button', { name: /kaufen/ })).toHaveCount(0);

    // Somebody puts the offer and the highest stake of another country into the game's own page.
    await page.route(`**${openGameSession.path}`, async (route) => {
      const { text } = await ask(hosts.games, {
        ...{ method: 'POST', path: openGameSession.path, headers: await route.request().allHeaders() },
        body: route.request().postData() ?? '',
      });
      const session = v.parse(openGameSession.reply, JSON.parse(text));
      const purchase = { id: 'free-spins', price: 437, rtp: 0.9532 };
      await route.fulfill({ json: { ...session, purchase, stakes: { ...session.stakes, max_cents: 10_000 } } });
    });
    await visit(page, `/de${PAGE}`);
    await play(page, 'Spielen');
    await button(page, 'Freispiele kaufen').click({ timeout: 60_000 });
    await gameOf(page)
      .getByRole('button', { name: /^Für .* kaufen$/ })
      .click();
    await expect(gameOf(page).getByText(/^Freispiele können dort, wo Sie wohnen, nicht gekauft werden/)).toBeVisible();
    expect((await visitor.call(readRounds, {})).data).toEqual([]);
  },
);

// shows: edition:de-bonus-buy
test(
  'a German player is offered none, and the server refuses the call made by hand',
  { tag: '@nightly' },
  async ({ player }) => {
    const visitor = await player({ cents: 10_000, person: german });
    const { purchase, features } = await visitor.call(readGame, { params: { slug: 'moonvine' } });
    expect([purchase, features.includes('buy-feature')]).toEqual([null, false]);
    const { status, body } = await buyByHand(visitor);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { params: { purchase_not_allowed: expect.any(String) } } });
    expect((await visitor.call(readRounds, {})).data).toEqual([]);
  },
);
