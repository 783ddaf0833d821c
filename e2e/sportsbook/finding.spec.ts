import { readFavourites, signUp } from '@croupier/contracts';
import { ask, onSport } from '@croupier/e2e-support/site';
import { freshMatch, nextMatch } from '@croupier/e2e-support/slip';
import { bringSession, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

test.use(onSport);

// shows: route:/sport/favourites; route:/sport/{param?}; call:GET /api/sportsbook/favourites; call:PUT /api/sportsbook/favourites; call:PUT /api/sportsbook/favourites/{kind}/{key}; call:DELETE /api/sportsbook/favourites/{kind}/{key}
test(
  'a guest’s favourite outlives a reload, and is the player’s after the sign-in',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const visitor = new Visitor();
    await visitor.call(signUp, { body: { user: newPerson() } });
    const { home, away, id } = await nextMatch(60_000);
    const name = `Favourite: ${home.name} – ${away.name}`;
    const star = page.getByRole('main').getByRole('button', { name }).first();
    await visit(page, `/sport/${id}`);
    await star.click();
    await visit(page, '/sport/favourites');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(await visitor.call(readFavourites)).toEqual([]);
    await bringSession(context, visitor);
    await visit(page, '/sport/favourites');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => (await visitor.call(readFavourites)).map(({ kind, key }) => `${kind}:${key}`))
      .toEqual([`event:${id}`]);
    await star.click();
    await expect(page.getByText('No favourites yet')).toBeVisible();
    await expect.poll(() => visitor.call(readFavourites)).toEqual([]);
  },
);

// shows: route:/sport/{param?}; call:GET /api/sportsbook/search; call:GET /api/sportsbook/kick_offs
test(
  'a match is found by its beginning hour, and a team by keys alone',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    const { home } = await nextMatch(60_000);
    await visit(page, '/sport');
    const hours = page.getByRole('navigation', { name: 'Kick-off' });
    await hours.getByRole('link', { name: /^3 hours/ }).click();
    await expect(page).toHaveURL(/when=3h/);
    await expect(hours.getByRole('link', { name: /^3 hours/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Live now' })).toBeHidden();
    await page.locator('body').press('/');
    await page.getByRole('combobox', { name: 'Team, league or match' }).fill(home.name.toUpperCase());
    await expect(page.getByRole('option', { name: new RegExp(`^${home.name} Football`) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: home.name })).toBeVisible();
    await expect(page).toHaveURL(/\/sport\/team-/);
  },
);

// shows: route:/sport/coupon
test(
  'a coupon has one market for all matches, another at a press',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await visit(page, '/sport/coupon');
    const markets = page.getByRole('navigation', { name: 'Market' });
    await markets.getByRole('link', { name: 'Both teams to score' }).click();
    await expect(page).toHaveURL(/market=29/);
    const prices = page.getByRole('main').getByRole('button', { name: /both teams to score, / });
    await expect(prices.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

// shows: route:/sport/centre
test(
  'two matches are followed at once, and stand in the address',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    const { home, id } = await freshMatch();
    await visit(page, '/sport/centre');
    const choice = page.getByRole('navigation', { name: 'Matches to follow' });
    await choice.getByRole('link').filter({ hasText: home.name }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: new RegExp(home.name) })).toBeVisible();
    // The one followed is marked, the others are not.
    await expect(choice.locator('[aria-current]:not([aria-current="false"])')).toHaveCount(1);
    await choice.getByRole('link').filter({ hasNotText: home.name }).first().click();
    await expect(page).toHaveURL(new RegExp(`matches=${id}`));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  },
);

// shows: call:GET /api/sportsbook/calendar; call:PUT /api/sportsbook/calendar; call:POST /api/sportsbook/calendar/renew; call:GET /api/sportsbook/calendars/{token}/matches.ics; call:GET /api/sportsbook/events/{id}/match.ics
test(
  'a player’s favourites stand in a calendar under a secret address, until another takes its place',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const visitor = new Visitor();
    await visitor.call(signUp, { body: { user: newPerson() } });
    await bringSession(context, visitor);
    const { home, away, id } = await nextMatch(60_000);
    await visit(page, `/sport/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Favourite: ${home.name} – ${away.name}` })
      .first()
      .click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe(`match-${id}.ics`);
    await visit(page, '/sport/favourites');
    await page.getByRole('button', { name: 'Create a calendar link' }).click();
    const field = page.getByRole('textbox', { name: 'Calendar link' });
    const address = await field.inputValue();
    // As a calendar app asks: without a session.
    const read = (url: string) => ask(new URL(url).host, { path: new URL(url).pathname });
    const calendar = await read(address);
    expect(calendar.status).toBe(200);
    expect(calendar.text).toContain(`UID:match-${id}@`);
    await page.getByRole('button', { name: 'New link' }).click();
    await page.getByRole('button', { name: 'Create a new link' }).click();
    await expect(field).not.toHaveValue(address);
    expect((await read(address)).status).toBe(404);
    expect((await read(await field.inputValue())).status).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);
