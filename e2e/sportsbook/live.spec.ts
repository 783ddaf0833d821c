import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Bet, type BetEdit, placeBet } from '@croupier/contracts';
import { untilBetsAreTaken } from '@croupier/e2e-support/bets-taken';
import { endMarket, ownMatches } from '@croupier/e2e-support/own-matches';
import { balanceOf } from '@croupier/e2e-support/provider';
import { onSport } from '@croupier/e2e-support/site';
import {
  betOf,
  emptySlip,
  fundsOf,
  isOpen,
  type Match,
  matches,
  openSlip,
  rightReturn,
} from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

const STAKE = 500;
/** Others bet on what has just begun, and wait for prices to move there. */
const OTHERS = 2;
/** Refusals that a match can cause before a live bet is decided. */
const MOVED = /^(score_changed|market_closed|legs_related|cash_out_unavailable|cash_out_changed|odds_changed)$/;

/** Matches under way that take bets, of the ones that began last. */
async function liveMatches(count: number, fits: (match: Match) => boolean = () => true): Promise<Match[]> {
  let found: Match[] = [];
  await untilBetsAreTaken();
  const look = async () => {
    const live = (await matches('live')).toSorted((a, b) => b.kick_off_at.localeCompare(a.kick_off_at));
    found = live
      .slice(OTHERS)
      .filter((match) => isOpen(match) && fits(match))
      .slice(0, count);
    return found.length;
  };
  await expect.poll(look, { timeout: 60_000 }).toBe(count);
  return found;
}

const worked = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  );

/** Presses a price of a page until it is on the slip; false where it has none for long. */
async function pick(price: Locator): Promise<boolean> {
  const press = async () => {
    if ((await price.getAttribute('aria-pressed', { timeout: 1_000 })) !== 'true')
      await price.click({ timeout: 1_000 });
    await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  };
  return worked(expect(press).toPass({ timeout: 8_000 }));
}

const home = (page: Page, { home: { name }, away }: Match) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name} to win against ${away.name}, \\d`) })
    .first();

interface Wanted {
  page: Page;
  visitor: Visitor;
  isMobile: boolean;
  /** Picks what is to be bet on; false where that was not possible. */
  pickAll: () => Promise<boolean>;
  /** From the picks to the bet as it is wanted. */
  prepare: (slip: Locator) => Promise<void>;
}

/** Bets live until a bet stands: what moves within the delay refuses it and gives the stake back. */
async function betLive({ page, visitor, isMobile, pickAll, prepare }: Wanted): Promise<Bet> {
  const funds = await fundsOf(visitor);
  let picked = false;
  for (;;) {
    if (isMobile && !picked) await page.keyboard.press('Escape');
    picked ||= await pickAll();
    const slip = await openSlip(page, isMobile);
    const bet: Bet | null = picked ? await sendLive(page, visitor, slip, prepare) : null;
    if (bet && bet.status !== 'rejected') {
      await expect(slip.getByText(/^Your bet is (placed|settled)/).first()).toBeVisible();
      expect(await fundsOf(visitor)).toBe(funds);
      return bet;
    }
    expect(await fundsOf(visitor)).toBe(funds);
    if (bet) expect(bet.rejection?.code).toMatch(MOVED);
    const again = slip.getByRole('button', { name: 'Add to slip again at current odds' });
    picked = bet !== null && (await worked(again.click({ timeout: 3_000 })));
    if (!picked) await emptySlip(slip);
  }
}

/** One try: the bet once it is decided, or null where it was not taken at all. */
async function sendLive(page: Page, visitor: Visitor, slip: Locator, prepare: Wanted['prepare']): Promise<Bet | null> {
  if (!(await worked(prepare(slip)))) return null;
  const reply = page.waitForResponse((one) => one.url().endsWith(placeBet.path), { timeout: 12_000 });
  reply.catch(() => undefined);
  // Watched from before the press: it stands for the delay only.
  const counted = slip.getByText(/^Checking odds and score: \d s$/).waitFor({ timeout: 14_000 });
  counted.catch(() => undefined);
  // Else a match of it is over, or stays closed.
  if (!(await worked(slip.getByRole('button', { name: /^Place bet/ }).click({ timeout: 10_000 })))) return null;
  const answer = await reply.catch(() => null);
  if (!answer) return null; // It closed under the press.
  const { id, status } = (await answer.json()) as Bet;
  if (id === undefined) return null; // Closed on the way to the server.
  expect(status).toBe('pending');
  await counted;
  await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 20_000 }).not.toBe('pending');
  return betOf(visitor, id);
}

async function settled(visitor: Visitor, { id }: Bet): Promise<Bet> {
  await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 60_000 }).toBe('settled');
  return betOf(visitor, id);
}

test(
  'a double during play and 2 of 3 with one to come are counted down, checked, and settled by their lines',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(240_000);
    const visitor = await player({ cents: 10_000 });
    let on: Match[] = [];
    const pickLive = (count: number) => async () => {
      await visit(page, '/sport/live');
      on = await liveMatches(count);
      for (const match of on) if (!(await pick(home(page, match)))) return false;
      return true;
    };
    const priced = async (slip: Locator) => {
      await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
    };
    const double = await betLive({
      ...{ page, visitor, isMobile },
      pickAll: pickLive(2),
      async prepare(slip) {
        await priced(slip);
        await slip.getByRole('radio', { name: 'Double' }).check({ force: true });
        await slip.getByLabel('Stake', { exact: true }).fill('5');
      },
    });
    const played = on;
    const [later] = (await ownMatches('stops', 1)) as [Match];
    const system = await betLive({
      ...{ page, visitor, isMobile },
      async pickAll() {
        if (!(await pickLive(2)())) return false;
        await visit(page, `/sport/${later.id}`);
        return pick(home(page, later));
      },
      async prepare(slip) {
        await priced(slip);
        await slip.getByRole('radio', { name: 'System' }).check({ force: true });
        await slip.getByLabel('System type').selectOption({ label: '2 of 3 · 3 lines' });
        await slip.getByRole('textbox', { name: 'Stake per line' }).fill('1');
      },
    });
    expect([double.sizes, system.sizes]).toEqual([[2], [2]]);
    const begun = ({ legs }: Bet) => legs.filter(({ live_score }) => live_score !== null).length;
    expect([begun(double), begun(system)]).toEqual([2, 2]);

    const all = new Map([...played, ...on, later].map((match) => [match.id, match]));
    await Promise.all(Array.from(all.values(), (match) => endMarket(match, '1', 'win', 'lose', 'lose')));
    await settled(visitor, double);
    await settled(visitor, system);
    // One that ended by itself may be settled once more by that word: what it paid is put right.
    const rest = async () => {
      const ended = await Promise.all([double, system].map(({ id }) => betOf(visitor, id)));
      for (const bet of ended) expect(bet.return_cents).toBe(rightReturn(bet));
      return (await balanceOf(visitor)) - ended.reduce((sum, bet) => sum + bet.return_cents!, 0);
    };
    await expect.poll(rest).toBe(10_000 - 800);
  },
);

test(
  'a bet builder during play waits for its one price, and is paid at it',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    test.setTimeout(180_000);
    const visitor = await player({ cents: 5_000 });
    const both = ({ markets }: Match) =>
      markets.some(({ market_id, status }) => market_id === 29 && status === 'active');
    let match: Match | undefined;
    const bet = await betLive({
      ...{ page, visitor, isMobile },
      async pickAll() {
        [match] = await liveMatches(1, both);
        await visit(page, `/sport/${match!.id}`);
        const goals = page
          .getByRole('main')
          .getByRole('button', { name: /^Both teams to score,/ })
          .first();
        return (await pick(home(page, match!))) && pick(goals);
      },
      async prepare(slip) {
        await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
        await slip.getByRole('radio', { name: 'Bet builder' }).check({ force: true, timeout: 5_000 });
        await slip.getByLabel('Stake', { exact: true }).fill('5');
      },
    });
    expect(bet.legs).toMatchObject([{ specifiers: '1//home&29//yes', outcome: 'all' }]);
    await Promise.all([endMarket(match!, '1', 'win', 'lose', 'lose'), endMarket(match!, '29', 'win', 'lose')]);
    await settled(visitor, bet);
    const rest = async () => {
      const ended = await betOf(visitor, bet.id);
      expect(ended.return_cents).toBe(rightReturn(ended));
      return (await balanceOf(visitor)) - ended.return_cents!;
    };
    await expect.poll(rest).toBe(5_000 - STAKE);
  },
);

/** A live bet that stands, by the shortest way. */
async function placedLive(visitor: Visitor): Promise<Bet> {
  for (;;) {
    const [{ id: event_id, score, markets }] = (await liveMatches(1)) as [Match];
    const { odds, version } = markets[0]!;
    const leg = {
      event_id,
      market_id: 1,
      specifiers: '',
      outcome: 'home',
      odds: odds![0]!,
      market_version: version,
      score,
    };
    const order = { id: randomUUID(), currency: 'EUR', stake_cents: STAKE, odds_change: 'any', legs: [leg] } as const;
    if ((await visitor.ask(placeBet, { body: order })).status >= 300) continue;
    const bet = () => betOf(visitor, order.id);
    await expect.poll(async () => (await bet()).status, { timeout: 20_000 }).not.toBe('pending');
    if ((await bet()).status === 'accepted') return bet();
  }
}

/** Makes a bet of eight euros of one of five on the slip; null where that was refused at once. */
async function change(page: Page, bet: Bet, isMobile: boolean): Promise<BetEdit | null> {
  await visit(page, '/sport/my-bets');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: bet.id.slice(0, 8).toUpperCase() });
  await card.getByRole('button', { name: /^Edit bet:/ }).click();
  const slip = isMobile ? page.getByRole('dialog', { name: 'Bet slip' }) : await openSlip(page, false);
  await expect(slip.getByRole('region', { name: 'Edit bet' })).toBeVisible();
  await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
  await slip.getByLabel('Stake', { exact: true }).fill('8');
  const reply = page.waitForResponse((one) => one.url().endsWith('/edit'), { timeout: 12_000 });
  reply.catch(() => undefined);
  const counted = slip.getByText(/^Checking odds and score: \d s$/).waitFor({ timeout: 14_000 });
  counted.catch(() => undefined);
  await slip.getByRole('button', { name: 'Change bet' }).click({ timeout: 10_000 });
  const answer = await reply;
  if (answer.status() >= 300) return null;
  await counted;
  return (await answer.json()) as BetEdit;
}

test(
  'an open bet is edited during play: it goes on while the change is checked, and is the new one then',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    test.setTimeout(240_000);
    const visitor = await player({ cents: 10_000 });
    for (;;) {
      const bet = await placedLive(visitor);
      const before = await balanceOf(visitor);
      // What ends, closes or moves meanwhile is a good reason not to change it: then another bet is tried.
      const edit = await change(page, bet, isMobile).catch(() => null);
      if (!edit) continue;
      expect(edit).toMatchObject({ edited: { id: bet.id, status: 'accepted', stake_cents: STAKE }, placed: null });
      const old = () => betOf(visitor, bet.id);
      await expect.poll(async () => (await old()).edit?.decide_at, { timeout: 20_000 }).toBeNull();
      const { edit: ended, status, return_cents } = await old();
      const slip = await openSlip(page, isMobile);
      if (ended!.rejection) {
        expect(ended!.rejection.code).toMatch(MOVED);
        if (status !== 'accepted') continue; // It was settled meanwhile.
        await expect(slip.getByText('Your bet was not changed')).toBeVisible();
        const now = await balanceOf(visitor);
        const settled = (await old()).return_cents ?? 0; // It may have been settled since.
        expect([before, before + settled]).toContain(now);
        continue;
      }
      expect(status).toBe('cashed_out');
      const fresh = await betOf(visitor, ended!.id);
      expect(fresh.stake_cents).toBe(800);
      await expect(slip.getByText(/^Your bet is (placed|settled)/).first()).toBeVisible();
      return expect(await balanceOf(visitor)).toBe(before + return_cents! - 800 + (fresh.return_cents ?? 0));
    }
  },
);
