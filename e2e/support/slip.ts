import type { Locator, Page } from '@playwright/test';
import { type Sport } from '@croupier/bet-math';
import { payout } from '@croupier/bet-math/testing';
import { type Bet, readBet, readBets, readSportEvents } from '@croupier/contracts';
import { untilBetsAreTaken } from './bets-taken.ts';
import { balanceOf } from './provider.ts';
import { expect, visit } from './test.ts';
import { Visitor } from './visitor.ts';

type Matches = Awaited<ReturnType<typeof matches>>;
export type Match = Matches[number];

/** Matches on offer now, as any guest may read them. */
export async function matches(state: 'live' | 'upcoming', sport: Sport = 'football') {
  return new Visitor().call(readSportEvents, { query: { state, sport, limit: '50' } });
}

export const isOpen = ({ markets }: Match): boolean => markets[0]?.status === 'active';

/** Returns the milliseconds from the first second of a match to its settlement, at the speed of this site. */
export async function matchMs(): Promise<number> {
  let speed: number | undefined;
  await expect
    .poll(async () => (speed = (await matches('live')).find(({ clock }) => clock)?.clock?.speed))
    .toBeGreaterThan(0);
  return (LONGEST_MATCH_SECONDS / speed!) * 1_000 + 30_000;
}

/** Both halves with all their stoppage time, and the break. */
const LONGEST_MATCH_SECONDS = 125 * 60;

/** The next match that leaves enough time to bet on it before kick-off. */
export async function nextMatch(leadMs = 25_000): Promise<Match> {
  let found: Match | undefined;
  await untilBetsAreTaken();
  await expect
    .poll(
      async () =>
        (found = (await matches('upcoming')).find(
          (match) => Date.parse(match.kick_off_at) - Date.now() > leadMs && isOpen(match),
        )) !== undefined,
    )
    .toBe(true);
  return found!;
}

/** The live match that has most of its time to come and takes bets. */
export async function freshMatch(): Promise<Match> {
  let found: Match | undefined;
  await untilBetsAreTaken();
  await expect
    .poll(
      async () =>
        (found = (await matches('live'))
          .toSorted((a, b) => b.kick_off_at.localeCompare(a.kick_off_at))
          .find(isOpen)) !== undefined,
    )
    .toBe(true);
  return found!;
}

/** On a match's page: the price of the home win. */
export const homePrice = (page: Page, { home, away }: Match) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${home.name} to win against ${away.name}, \\d`) });

/** Beside the page, or on a phone the sheet that is opened. */
export async function openSlip(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('region', { name: 'Bet slip' });
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  const tab = page
    .getByRole('navigation', { name: 'Sportsbook' })
    .getByRole('button', { name: 'Slip', includeHidden: true });
  // Left open on the way to signing in, it opens again by itself on the way back.
  await expect(async () => {
    if (!(await sheet.isVisible())) await tab.click({ timeout: 1_000 });
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return sheet;
}

/** Puts the home win of a match on the slip and shows the slip. */
export async function pickHome(page: Page, match: Match, isMobile: boolean): Promise<Locator> {
  await visit(page, `/sport/${match.id}`);
  // At this speed a price may close for a moment just as it is pressed: then it is pressed again.
  await expect(async () => {
    if ((await homePrice(page, match).getAttribute('aria-pressed')) !== 'true')
      await homePrice(page, match).click({ timeout: 2_000 });
    await expect(homePrice(page, match)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return openSlip(page, isMobile);
}

/** Takes everything off a slip that is in sight. */
export async function emptySlip(slip: Locator): Promise<void> {
  const remove = slip.getByRole('button', { name: /^Remove .+ from the slip$/ });
  while ((await remove.count()) > 0) await remove.first().click();
}

/** Calculates what a settled bet must have paid, by the settlement rules from its own legs. */
export function rightReturn({ stake_cents, legs, sizes, funding }: Bet): number {
  return Number(
    payout({
      stake: BigInt(stake_cents),
      legs: legs.map(({ odds, result, void_factor, banker }) => {
        // One that was not told when the bet was lost can't change it.
        return { odds, result: result ?? 0, voidFactor: void_factor ?? 0, banker };
      }),
      sizes,
      free: funding?.kind === 'freebet',
    }),
  );
}

/**
 * Returns the money the player would have without any bet. It stays the same while bets are placed, returned or
 * settled, which can happen at any time.
 */
export async function fundsOf(visitor: Visitor): Promise<number> {
  const read = (state: 'open' | 'settled') => visitor.call(readBets, { query: { state, limit: '100' } });
  for (;;) {
    const balance = await balanceOf(visitor);
    const [open, settled] = [await read('open'), await read('settled')];
    const bets = new Map([...open.data, ...settled.data].map((bet) => [bet.id, bet])); // One may be on both by now.
    const gains = [...bets.values()].map(({ status, stake_cents, return_cents }) =>
      status === 'rejected' ? 0 : (return_cents ?? 0) - stake_cents,
    );
    const funds = gains.reduce((sum, gain) => sum - gain, balance);
    if ((await balanceOf(visitor)) === balance) return funds; // Else one was settled meanwhile.
  }
}

export const betOf = (visitor: Visitor, id: string) => visitor.call(readBet, { params: { id } });
