import { randomUUID } from 'node:crypto';
import { placeBet, readSportEvents } from '@croupier/contracts';
import { inTurn } from '@croupier/e2e-support/in-turn';
import { operator } from '@croupier/e2e-support/operator';
import { balanceOf } from '@croupier/e2e-support/provider';
import { ask, hosts, onSport } from '@croupier/e2e-support/site';
import { betOf, homePrice, openSlip, pickHome } from '@croupier/e2e-support/slip';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

test.describe.configure({ mode: 'default' }); // They take turns: one of them at once keeps the other's place for other journeys.

/** The feed of outside prices, which no other journey bets on. */
const FEED = 'odds';
const LEAGUE = 'basketball-velmora-league';
const PAUSED = 'Suspended: we have paused betting on this for now.';
const SILENT = 'Suspended: the live data is interrupted.';

/** A match of that feed with a price. The first one under way begins within three minutes of the site. */
async function matchThatIs(state: 'live' | 'upcoming') {
  const query = { state, tournament: LEAGUE, limit: '20' } as const;
  const read = async () =>
    (await new Visitor().call(readSportEvents, { query })).findLast(({ markets: [market] }) => market?.odds?.[0]);
  let found: Awaited<ReturnType<typeof read>>;
  const isOpen = async () => (found = await read())?.markets[0]?.status === 'active';
  await expect.poll(isOpen, { timeout: 240_000 }).toBe(true);
  return found!;
}
type Match = Awaited<ReturnType<typeof matchThatIs>>;

const orderOn = ({ id, score, markets: [market] }: Match) => ({
  id: randomUUID(),
  currency: 'EUR' as const,
  stake_cents: 500,
  odds_change: 'any' as const,
  legs: [
    {
      event_id: id,
      market_id: market!.market_id,
      specifiers: market!.specifiers,
      outcome: 'home',
      odds: market!.odds![0]!,
      market_version: market!.version,
      score,
    },
  ],
});

/** Paused by this journey, and not by the same one on another screen. */
const pause = () =>
  expect
    .poll(() => operator('feed', 'pause', '--slug', FEED), { timeout: 120_000, intervals: [200] })
    .toContain('It is paused');
const resume = () => operator('feed', 'resume', '--slug', FEED);

/** A live bet that a pause catches before it is decided; one that was decided first is followed by another. */
async function caughtBet(visitor: Visitor): Promise<{ id: string; match: Match }> {
  for (;;) {
    const match = await matchThatIs('live');
    const order = orderOn(match);
    const { status } = await visitor.ask(placeBet, { body: order });
    await pause();
    if (status < 300 && (await betOf(visitor, order.id)).status === 'pending') return { id: order.id, match };
    await resume();
  }
}

test(
  'while a feed is paused its prices say why, a live bet waits and is not guessed, and all goes on afterwards',
  { tag: '@nightly' },
  async ({ page, player, isMobile }) => {
    test.setTimeout(480_000);
    const visitor = await player({ cents: 10_000 });
    const later = await matchThatIs('upcoming'); // The last that is on offer: far from its beginning.
    await visit(page, `/sport/${later.id}`);
    await expect(async () => {
      await homePrice(page, later).click({ timeout: 2_000 });
      await expect(homePrice(page, later)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await matchThatIs('live');
    await inTurn('odds-feed', async () => {
      const { id, match } = await caughtBet(visitor);
      try {
        await expect(page.getByRole('main').getByText(PAUSED).first()).toBeVisible();
        const slip = await openSlip(page, isMobile);
        await expect(slip.getByText(PAUSED)).toBeVisible();
        await visit(page, '/sport/my-bets');
        await expect(page.getByRole('main').getByText(match.home.name).first()).toBeVisible();
        await expect(page.getByRole('main').getByText('Being checked').first()).toBeVisible();
        expect((await betOf(visitor, id)).status).toBe('pending');
      } finally {
        await resume();
      }
      await expect.poll(async () => (await betOf(visitor, id)).status, { timeout: 60_000 }).not.toBe('pending');
      await visit(page, `/sport/${later.id}`);
      await expect(homePrice(page, later)).toBeEnabled({ timeout: 60_000 });
    });
  },
);

test(
  'a feed that falls silent has its markets suspended after 15 s, says so, and takes bets again once all was sent',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, player, isMobile }) => {
    test.setTimeout(480_000);
    const visitor = await player({ cents: 10_000 });
    const later = await matchThatIs('upcoming');
    await inTurn('odds-feed', async () => {
      const slip = await pickHome(page, later, isMobile);
      await slip.getByLabel('If the odds change').selectOption({ label: 'accept any odds' });
      await slip.getByLabel('Stake', { exact: true }).fill('5');
      const began = Date.now();
      await ask(hosts.odds, { method: 'POST', path: '/v1/silence', body: JSON.stringify({ seconds: 20 }) });
      await expect(page.getByRole('main').getByText(SILENT).first()).toBeVisible({ timeout: 30_000 });
      expect(Date.now() - began).toBeGreaterThan(13_000); // It was heard of until then, and for 15 s after.
      await expect(slip.getByText(SILENT)).toBeVisible();
      await expect(slip.getByRole('button', { name: 'Waiting for odds' })).toBeDisabled();
      const { body } = await visitor.ask(placeBet, { body: orderOn(later) });
      expect(body).toMatchObject({ params: { market_closed: { reason: 'feed_silent' } } });
      const place = slip.getByRole('button', { name: 'Place bet · €5.00' });
      await expect(place).toBeEnabled({ timeout: 60_000 });
      await expect(page.getByRole('main').getByText(SILENT)).toHaveCount(0);
      // Shown as soon as it was sent, taken once all was.
      await expect(async () => {
        if (await place.isVisible()) await place.click({ timeout: 1_000 });
        await expect(slip.getByText('Your bet is placed')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      expect(await balanceOf(visitor)).toBe(9_500);
    });
  },
);
