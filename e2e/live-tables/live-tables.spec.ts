import type { Locator, Page } from '@playwright/test';
import { exportRounds, readLiveRound, readLiveTables } from '@croupier/contracts';
import { expect, test, visit } from '@croupier/e2e-support/test';
import { Visitor } from '@croupier/e2e-support/visitor';

// A round takes half a minute, and a table that nobody looked at opens one first.
test.describe.configure({ timeout: 150_000 });

const results = (page: Page) => page.getByRole('list', { name: 'Latest rounds, newest first' });
const sentence = (page: Page) => page.getByRole('main').getByRole('status');

test('a chip on a shared wheel is laid, taken back, laid again and settled; the round is checked', async ({
  page,
  player,
}) => {
  await player({ cents: 2_000 });
  await visit(page, '/live/all');
  await page.getByRole('link', { name: 'Quayside Quick Roulette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside Quick Roulette' })).toBeVisible();
  const cloth = page.getByRole('group', { name: 'Betting table' });
  await expect(page.getByText(/Place your bets: ([7-9]|10) seconds/)).toBeVisible({ timeout: 60_000 });
  await cloth.getByRole('button', { name: /^Red, pays 1 to 1/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('cancelled')).toBeVisible();
  await cloth.getByRole('button', { name: /^17 black, pays 35 to 1/ }).click();
  await expect(cloth.getByRole('button', { name: /^17 black.*your bet €0.10/ })).toBeVisible();
  await expect(page.getByText('The ball is rolling')).toBeVisible({ timeout: 30_000 });
  await expect(sentence(page)).toHaveText(
    /^Round \d+: \d+ (red|black|green)\. (You lost your €0\.10 stake|You staked €0\.10 and won €3\.60)\.$/,
    { timeout: 30_000 },
  );
  await results(page).getByRole('button').first().click();
  const proof = page.getByRole('dialog');
  await expect(proof.getByText('The secret matches the hash published before betting opened.')).toBeVisible();
  await expect(proof.getByText(/as the table showed/)).toBeVisible();
  await expect(proof.getByText(/^The signature was made with the key of /)).toBeVisible();
  await expect(proof.getByText('The salt is the hash of that signature.')).toBeVisible();
  await expect(proof.getByText(/^The beacon published that round [\d.]+ s after betting closed\.$/)).toBeVisible();
  await proof.getByRole('link', { name: 'Check it step by step' }).click();
  await expectWorkedOut(page);
  await expect(page.getByRole('heading', { name: /^What your bets on this round pay.*Matches$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});

/** Spots too small for a finger, or that a press in their middle does not meet. */
const missed = (cloth: Locator) =>
  cloth.getByRole('button').evaluateAll((spots) =>
    spots
      .filter((spot) => {
        spot.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = spot.getBoundingClientRect();
        const isMet = spot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return width < 24 || height < 24 || !isMet;
      })
      .map((spot) => spot.getAttribute('aria-label')),
  );

test(
  'a split, a corner and lines are laid between the numbers, and each is paid for the numbers it touches',
  { tag: ['@both', '@nightly'] },
  async ({ page, player, isMobile }) => {
    await player({ cents: 2_000 });
    await visit(page, '/live/harbour-roulette');
    const cloth = page.getByRole('group', { name: 'Betting table' });
    const spot = (name: string | RegExp) => cloth.getByRole('button', { name });
    await expect(spot('17 black, pays 35 to 1')).toBeVisible();
    // A finger says first that it means the lines; a mouse finds them at once.
    await expect(page.getByRole('radio', { name: 'Lines and corners' })).toHaveCount(isMobile ? 1 : 0);
    if (isMobile) {
      await expect(spot('Split 8 and 11, pays 17 to 1')).toBeHidden();
      expect(await missed(cloth)).toEqual([]);
      await page.getByText('Lines and corners').click();
    }
    await expect(cloth.getByRole('button')).toHaveCount(157);
    expect(await missed(cloth)).toEqual([]);
    await expect(page.getByText(/Place your bets: (1[4-9]|20) seconds/)).toBeVisible({ timeout: 60_000 });
    const laid = {
      'Split 8 and 11': [8, 11],
      'Corner 7, 8, 10 and 11': [7, 8, 10, 11],
      'Trio 0, 1 and 2': [0, 1, 2],
      'Line 13 to 18': [13, 14, 15, 16, 17, 18],
      'Street 4, 5 and 6': [4, 5, 6],
    };
    for (const [name, { length }] of Object.entries(laid)) {
      const pays = `${name}, pays ${36 / length - 1} to 1`;
      await spot(pays).click();
      await expect(spot(`${pays}, your bet €0.10`)).toBeVisible();
    }
    await expect(page.getByText('The ball is rolling')).toBeVisible({ timeout: 30_000 });
    await expect(sentence(page)).toHaveText(/^Round \d+: \d+ (red|black|green)\. .*€0\.50/, { timeout: 30_000 });
    const said = await sentence(page).textContent();
    const pocket = Number(/: (\d+) /.exec(said ?? '')?.[1]);
    const won = Object.values(laid).reduce((sum, on) => (on.includes(pocket) ? sum + 360 / on.length : sum), 0);
    const euros = `€${(won / 100).toFixed(2)}`;
    expect(said).toContain(won === 0 ? 'You lost your €0.50 stake.' : won > 50 ? `You won ${euros} with` : euros);
    await results(page).getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Check it step by step' }).click();
    await expect(page.getByRole('heading', { name: /^What your bets on this round pay.*Matches$/ })).toBeVisible();
    await expect(page.getByText('Corner 7, 8, 10 and 11')).toBeVisible();
  },
);

test(
  'a bet at a shared wheel stands in the history at once, leads to its round, and is in the file',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player({ cents: 2_000 });
    await visit(page, '/live/quayside-quick-roulette');
    const cloth = page.getByRole('group', { name: 'Betting table' });
    await expect(page.getByText(/Place your bets: ([7-9]|10) seconds/)).toBeVisible({ timeout: 60_000 });
    await cloth.getByRole('button', { name: /^Red, pays 1 to 1/ }).click();
    await expect(cloth.getByRole('button', { name: /^Red, .*your bet €0.10/ })).toBeVisible();
    await expect(sentence(page)).toHaveText(/^Round \d+: .*€0\.[12]0/, { timeout: 60_000 });

    await visit(page, '/users/games-history');
    const row = page.getByRole('row', { name: /Quayside Quick Roulette/ });
    await expect(row).toContainText(/Live table, round \d+/);
    await expect(row).toContainText('€0.10');
    await expect(row.getByRole('button', { name: 'Replay' })).toHaveCount(0);
    await expect(page.getByText('Net result, all rounds')).toBeVisible();
    await page.getByLabel('Game', { exact: true }).selectOption('Quayside Quick Roulette');
    await expect(page).toHaveURL(/game=quayside-quick-roulette/);
    await expect(row).toBeVisible();
    const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
    const text = await visitor.call(exportRounds, {
      query: Object.fromEntries(new URL(href!, 'http://a').searchParams),
    });
    expect(text.split('\r\n')[1]).toMatch(
      /Z,Quayside Quick Roulette,house,live_bet,EUR,0\.10,0\.[02]0,-?0\.10,closed,[0-9a-f-]{36}$/,
    );
    await row.getByRole('link', { name: 'Check' }).click();
    await expectWorkedOut(page);
  },
);

/** On the page where rounds are checked: each step of a live round that can hold does. */
async function expectWorkedOut(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: /^Quayside Quick Roulette, round \d+$/ })).toBeVisible();
  for (const step of [
    /^The revealed secret matches the hash published before betting opened/,
    /^The table rules turn the numbers into a result/,
  ])
    await expect(page.getByRole('heading', { name: step }).getByText('Matches')).toBeVisible();
  await expect(page.getByText(/^The ball landed on \d+/)).toBeVisible();
  await expect(page.getByText(/^The signature was made with the key of /)).toBeVisible();
  await expect(page.getByText('Doesn’t match')).toHaveCount(0);
}

test(
  'a guest pastes a round of a live table that somebody copied, and it is worked out',
  { tag: '@nightly' },
  async ({ page }) => {
    const guest = new Visitor();
    const slug = 'quayside-quick-roulette';
    await visit(page, `/live/${slug}`); // Somebody looks: rounds are played.
    const drawn = async () => {
      const tables = await guest.call(readLiveTables, {});
      return tables.find((table) => table.slug === slug)?.past.find(({ outcome }) => outcome)?.number ?? 0;
    };
    await expect.poll(drawn, { timeout: 100_000 }).toBeGreaterThan(0);
    const round = await guest.call(readLiveRound, { params: { slug, number: String(await drawn()) } });
    await visit(page, '/fairness');
    await page.getByLabel('Copied live round').fill(JSON.stringify(round));
    const pasted = page.locator('form').filter({ has: page.getByLabel('Copied live round') });
    await pasted.getByRole('button', { name: 'Check this round' }).click();
    await expectWorkedOut(page);
  },
);

test(
  'a lantern is let go of by itself where it was told to, or burns out before',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player({ cents: 2_000 });
    await visit(page, '/live/lantern-ascent');
    await page.getByLabel('Auto cash-out at (optional)').fill('1.05');
    await page.getByRole('button', { name: 'Bet on this round' }).click({ timeout: 100_000 });
    await expect(page.getByText('auto cash-out at 1.05×')).toBeVisible();
    await page.reload();
    await expect(page.getByText('auto cash-out at 1.05×')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /€1\.05 back|lost/ })).toBeVisible({ timeout: 120_000 });
  },
);

test(
  'what one player says the other reads, and mutes with one press',
  { tag: '@nightly' },
  async ({ page, player, browser }) => {
    await player();
    await visit(page, '/live/quayside-quick-roulette');
    const talk = page.getByRole('log', { name: 'Messages, newest first' });
    await expect(page.getByText('Connecting. Updates may arrive a moment late.')).toBeHidden();
    const guest = await browser.newPage();
    await visit(guest, '/live/quayside-quick-roulette');
    await expect(guest.getByText('Connecting. Updates may arrive a moment late.')).toBeHidden();
    await page
      .getByRole('group', { name: 'Send to the table' })
      .getByRole('button', { name: 'Good luck, everyone' })
      .click();
    await expect(talk.getByText(/Good luck, everyone/).first()).toBeVisible();
    await expect(
      guest
        .getByRole('log')
        .getByText(/Good luck, everyone/)
        .first(),
    ).toBeVisible({ timeout: 15_000 });
    await guest.close();
    await page.getByRole('button', { name: 'Hide chat' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show chat' })).toBeVisible();
    await expect(talk).toHaveCount(0);
  },
);

test('a guest watches and is led to signing in', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, '/live/lantern-ascent');
  await expect(page.getByText('Anyone can watch. Sign in to bet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bet on this round' })).toHaveCount(0);
  // Nobody has touched the page: the table has its socket all the same.
  await expect(page.getByText('Connecting. Updates may arrive a moment late.')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
});

test(
  'a coup: a chip on each side, the cards one after another, the result, the roads and the proof',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player({ cents: 2_000 });
    await visit(page, '/live/pearl-quay-baccarat');
    const fields = page.getByRole('group', { name: 'Bets', exact: true });
    await expect(page.getByText(/Place your bets: ([6-9]|1\d) seconds/)).toBeVisible({ timeout: 60_000 });
    await fields.getByRole('button', { name: /^Banker, pays 0\.95 to 1/ }).click();
    await expect(fields.getByRole('button', { name: /^Banker, .*your bet €0\.10/ })).toBeVisible();
    await fields.getByRole('button', { name: /^Tie, pays 8 to 1/ }).press('Enter');
    await expect(fields.getByRole('button', { name: /^Tie, .*your bet €0\.10/ })).toBeVisible();
    await expect(page.getByText('The cards are being dealt')).toBeVisible({ timeout: 40_000 });
    await expect(sentence(page)).toHaveText(
      /^Round \d+: (tie at \d\. You staked €0\.20 and won €1\.00|banker wins \d to \d\. €0\.19 of your €0\.20 stake was returned|player wins \d to \d\. You lost your €0\.20 stake)\.$/,
      { timeout: 40_000 },
    );
    await expect(page.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ })).not.toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Big road' })).toBeVisible();
    await expect(
      page.getByText(/They predict nothing: every round is dealt from eight freshly shuffled decks\./),
    ).toBeVisible();
    await results(page).getByRole('button').first().click();
    const proof = page.getByRole('dialog');
    await expect(proof.getByText('The secret matches the hash published before betting opened.')).toBeVisible();
    await expect(proof.getByText(/as the table showed/)).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  },
);

test(
  'the wheel of 54: a chip is laid, the wheel turns, and what it stopped at is paid',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player({ cents: 2_000 });
    await visit(page, '/live/lighthouse-wheel');
    const fields = page.getByRole('group', { name: 'Bets', exact: true });
    await expect(page.getByText(/Place your bets: ([6-9]|1\d) seconds/)).toBeVisible({ timeout: 60_000 });
    await fields.getByRole('button', { name: '×2, pays 1 to 1' }).click();
    await expect(fields.getByRole('button', { name: /^×2, .*your bet €0\.10/ })).toBeVisible();
    await expect(page.getByText('The wheel is spinning')).toBeVisible({ timeout: 40_000 });
    await expect(sentence(page)).toHaveText(
      /^Round \d+: the wheel stopped at (×2\. You staked €0\.10 and won €0\.20|×(4|6\.5|13|26|52)\. You lost your €0\.10 stake)\.$/,
      { timeout: 40_000 },
    );
    await results(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByText(/as the table showed/)).toBeVisible();
  },
);
