import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Bet, placeBet, readAccounts, readBets, signOut, signUp } from '@croupier/contracts';
import { balanceOf, deposit } from '@croupier/e2e-support/provider';
import { signUpByForm } from '@croupier/e2e-support/sign-up';
import { hosts, onSport } from '@croupier/e2e-support/site';
import {
  betOf,
  emptySlip,
  freshMatch,
  fundsOf,
  matchMs,
  nextMatch,
  openSlip,
  pickHome,
  rightReturn,
} from '@croupier/e2e-support/slip';
import { balance, bringSession, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';
import { formatMoney } from '@croupier/money';

test.use(onSport);

const money = (cents: number) => formatMoney(cents, 'EUR', 'en-IE');

/** Calls in the name of whoever is signed in to this browser. */
async function visitorOf(context: BrowserContext): Promise<Visitor> {
  const { name, value } = (await context.cookies()).find((cookie) => cookie.name === 'croupier_session')!;
  return Object.assign(new Visitor(), { cookie: `${name}=${value}` });
}

const replyOf = async (page: Page) => {
  const response = await page.waitForResponse((one) => one.url().endsWith(placeBet.path), { timeout: 60_000 }); // A stop may come before the press.
  return (await response.json()) as Bet;
};

/** From a slip that asks to sign in to the same slip of a player with ten euros. */
async function signInFrom(
  slip: Locator,
  page: Page,
  person: ReturnType<typeof newPerson>,
  isMobile: boolean,
): Promise<Locator> {
  await slip.getByRole('link', { name: 'Sign in to bet' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(balance(page)).toContainText('€10.00');
  return openSlip(page, isMobile);
}

/** Bets live until one bet stands: a goal within the delay is a good reason to be refused, and gives the stake back. */
async function betLive(page: Page, visitor: Visitor, isMobile: boolean): Promise<Bet> {
  const funds = await fundsOf(visitor);
  for (;;) {
    const slip = await pickHome(page, await freshMatch(), isMobile);
    await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    await slip.getByLabel('Stake', { exact: true }).fill('5');
    const reply = replyOf(page);
    // Watched from before the press: it stands for the delay only, and a slow machine may look too late.
    const checking = slip.getByText(/^Checking odds and score/).waitFor();
    checking.catch(() => undefined);
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    const { id, status } = await reply;
    if (id === undefined) {
      await emptySlip(slip); // Closed on the way to the server.
      continue;
    }
    expect(status).toBe('pending');
    await checking;
    await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 15_000 }).not.toBe('pending');
    const bet = await betOf(visitor, id);
    await expect(slip.getByText(/^Checking odds and score/)).toBeHidden();
    if (bet.status !== 'rejected') {
      await expect(slip.getByText(/^Your bet is (placed|settled)/)).toBeVisible();
      expect(await fundsOf(visitor)).toBe(funds);
      return bet;
    }
    expect(bet.rejection?.code).toMatch(/^(score_changed|market_closed)$/);
    expect(await fundsOf(visitor)).toBe(funds);
    await slip.getByRole('button', { name: 'Dismiss', exact: true }).click();
  }
}

test.use({ serviceWorker: true });

// shows: product:betting-site; route:/sport/registration; route:/sport/my-bets; call:POST /api/sportsbook/bets
test(
  'a new bettor registers, bets before and during play, and each whistle pays to the cent',
  { tag: '@smoke' },
  async ({ page, context, isMobile }) => {
    const longest = await matchMs();
    test.setTimeout(longest + 90_000);
    await visit(page, '/sport/registration');
    await signUpByForm(page, page.getByRole('main'), newPerson());
    await page.getByRole('button', { name: 'See the matches' }).click();
    await expect(balance(page)).toContainText('€0.00');

    const casino = await context.newPage();
    await visit(casino, `http://${hosts.casino}/`);
    await expect(balance(casino)).toContainText('€0.00');
    const visitor = await visitorOf(context);
    await deposit(visitor, 5_000);
    await expect(balance(casino)).toContainText('€50.00');
    await casino.close();
    await expect(balance(page)).toContainText('€50.00');

    const slip = await pickHome(page, await nextMatch(), isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('7.50');
    const early = replyOf(page);
    await slip.getByRole('button', { name: /^Place bet · €7\.50/ }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    await expect(balance(page)).toContainText('€42.50');

    const live = await betLive(page, visitor, isMobile);
    const bets = [(await early).id, live.id];
    await visit(page, '/sport/my-bets');
    const both = async () => Promise.all(bets.map((id) => betOf(visitor, id)));
    await expect
      .poll(async () => (await both()).map(({ status }) => status), { timeout: longest, intervals: [1_000] })
      .toEqual(['settled', 'settled']);

    const settled = await both();
    for (const bet of settled) expect(bet.return_cents).toBe(rightReturn(bet));
    const right = 5_000 - 750 - 500 + settled.reduce((sum, { return_cents }) => sum + return_cents!, 0);
    expect(await balanceOf(visitor)).toBe(right);
    await expect(balance(page)).toContainText(money(right));
    await page.getByRole('main').getByRole('radio', { name: 'Settled' }).click({ force: true });
    await expect(page.getByRole('main').getByRole('radio', { name: 'Settled' })).toBeChecked();
    for (const { legs, stake_cents, return_cents } of settled) {
      const { home, away } = legs[0]!.event;
      // A bet that was not taken may stand beside it, on the same match with the same stake.
      const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'How this was settled' });
      const card = cards.filter({ hasText: `${home} – ${away}` }).filter({ hasText: money(stake_cents) });
      await expect(card.getByText(return_cents ? 'Won' : 'Lost', { exact: true })).toBeVisible();
      await expect(card.getByText(money(return_cents!), { exact: true }).first()).toBeVisible();
      await card.getByText('How this was settled').click();
      await expect(card.getByText('Your browser recalculated it and got the same result.')).toBeVisible();
    }
  },
);

test(
  'a price that moves while one thinks is shown with the old one, and waits for a yes',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    await player({ cents: 2_000 });
    const slip = await pickHome(page, await freshMatch(), isMobile);
    await slip.getByLabel('If the odds change').selectOption({ label: 'ask me first' });
    await slip.getByLabel('Stake', { exact: true }).fill('2');
    // A fall is accepted first; a rise goes with the press that sends the bet.
    const button = slip.getByRole('button', { name: /^(Accept|Place at) new odds/ });
    await expect(button).toBeVisible({ timeout: 30_000 });
    await expect(slip.getByLabel(/^before: \d/)).toBeVisible();
    await expect(
      slip.getByText(/^the odds have fallen from (The odds have fallen\.|risen from .+ to .+)\.$/),
    ).toBeVisible();
  },
);

test(
  'a stake beyond the balance is told as that, and leads to the cashbox',
  { tag: '@smoke' },
  async ({ page, player, isMobile }) => {
    const visitor = await player({ cents: 1_000 });
    const slip = await pickHome(page, await nextMatch(), isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('10.01');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText(/There isn’t enough money in your wallet/)).toBeVisible();
    await expect(slip.getByRole('link', { name: 'Deposit' })).toBeVisible();
    expect(await balanceOf(visitor)).toBe(1_000);
    await slip.getByLabel('Stake', { exact: true }).fill('10');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    expect(await balanceOf(visitor)).toBe(0);
  },
);

test.describe('when a reply is lost', () => {
  test.use({ mayLog: /^Failed to load resource: net::ERR_/ });

  // shows: promise:C2
  test('a bet whose answer never came is one bet', async ({ page, player, isMobile }) => {
    const visitor = await player({ cents: 1_000 });
    let sent = 0;
    await page.route(`**${placeBet.path}`, async (route) => {
      sent += 1;
      const request = route.request();
      if (sent > 1) return route.continue();
      await visitor.ask(placeBet, { body: request.postDataJSON() as object });
      await route.abort('connectionreset');
    });
    const slip = await pickHome(page, await nextMatch(), isMobile);
    await slip.getByLabel('Stake', { exact: true }).fill('3');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Your bet is placed')).toBeVisible();
    expect((await visitor.call(readBets, { query: { state: 'open' } })).data).toHaveLength(1);
    expect(await balanceOf(visitor)).toBe(700);
  });
});

test('a guest picks a price, is asked to sign in, and finds the pick on the slip afterwards', async ({
  page,
  context,
  isMobile,
}) => {
  const visitor = new Visitor();
  const person = newPerson();
  await visitor.call(signUp, { body: { user: person } });
  await deposit(visitor, 1_000);
  const match = await nextMatch();
  const slip = await pickHome(page, match, isMobile);
  const again = await signInFrom(slip, page, person, isMobile);
  await expect(again.getByText(match.home.name, { exact: true })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'croupier_session')).toBe(true);
});

test('who is signed out meanwhile keeps the slip, signs in and bets once, whatever is pressed', async ({
  page,
  isMobile,
}) => {
  const visitor = new Visitor();
  const person = newPerson();
  await visitor.call(signUp, { body: { user: person } });
  await deposit(visitor, 1_000);
  await bringSession(page.context(), visitor);
  await page.routeWebSocket('**/sock/**', () => undefined); // A silent socket and a poll that hangs: the page hears of it
  const match = await nextMatch(40_000);
  const slip = await pickHome(page, match, isMobile);
  await slip.getByLabel('Stake', { exact: true }).fill('4');
  const polls = `**${readAccounts.path}*`;
  await page.route(polls, () => undefined); // by its own bet only.
  const { cookie } = visitor;
  await visitor.call(signOut, {});
  // Each copy of the platform may know the session for a moment longer.
  const known = () =>
    Promise.all([1, 2].map(async () => (await Object.assign(new Visitor(), { cookie }).ask(readBets)).status));
  await expect.poll(known).toEqual([401, 401]);
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText('Your session has ended.')).toBeVisible();
  await page.unroute(polls);
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(balance(page)).toContainText('€10.00');
  await slip
    .getByRole('button', { name: 'Place bet · €4.00' })
    .evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  await expect(slip.getByText('Your bet is placed')).toBeVisible();
  const back = await visitorOf(page.context());
  expect((await back.call(readBets, { query: { state: 'open' } })).data).toHaveLength(1);
  expect(await balanceOf(back)).toBe(600);
});
