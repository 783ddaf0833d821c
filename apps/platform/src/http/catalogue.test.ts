import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Banner, CmsPage, Game, GameCard, PageListing, Winner } from '@croupier/contracts';
import { makePreviewToken } from '@croupier/server-content';
import { insertLatestWin } from '@croupier/server-games/testing';
import { application } from '@croupier/server-players/testing';
import { testPlatform, type TestPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let cookie: string;

beforeAll(async () => {
  platform = await testPlatform();
  const reply = await send('POST', '/api/users', { body: { user: application() } });
  cookie = cookieOf(reply);
});
afterAll(() => platform.stop());

interface ServerData {
  static_pages: PageListing[];
  banners: Banner[];
}
interface Parts {
  method?: Method;
  body?: object;
  headers?: Record<string, string>;
}

const raw = asker(() => platform);
const send = (method: Method, url: string, { body, headers }: Parts) => raw(method, url, { payload: body, headers });

async function ask<Body>(
  url: string,
  { method = 'GET', ...parts }: Parts = {},
): Promise<{ status: number; body: Body }> {
  const response = await send(method, url, parts);
  return { status: response.statusCode, body: (response.body ? response.json() : null) as Body };
}

// shows: call:GET /api/games/rows
test('the home has at least eight rows of twelve games, titled in the language asked for', async () => {
  const { body } = await ask<{ title: string; games: GameCard[] }[]>('/api/games/rows?l=de');
  expect(body.length).toBeGreaterThanOrEqual(8);
  expect(body.every(({ games }) => games.length === 12)).toBe(true);
  expect(body[0]?.title).toBe('Gute Spiele für den Einstieg');
});

// shows: call:GET /api/games/allowed_desktop; call:GET /api/games/allowed_mobile; edition:de-games; edition:de-demo
// shows: promise:L9
test('a visitor from Germany sees no table games, and that demo play needs an account', async () => {
  const { body } = await ask<Game[]>('/api/games/allowed_desktop', { headers: { 'x-geo-country': 'DE' } });
  const everywhere = await ask<Game[]>('/api/games/allowed_mobile');
  expect(everywhere.body.some(({ slug }) => slug === 'dice')).toBe(true);
  expect(body.some(({ categories }) => categories.includes('table-games'))).toBe(false);
  expect(body.length).toBeGreaterThan(50);
  expect(body.every((game) => game.demo_needs_login)).toBe(true);
});

// shows: edition:de-games; promise:L9
test('what is not in the catalogue of an edition does not open by its address either', async () => {
  const launch = (game: string, country: string) =>
    ask<{ errors?: object }>('/api/games/launch', {
      method: 'POST',
      body: { game, mode: 'demo' },
      headers: { 'x-geo-country': country },
    });
  expect((await launch('dice', 'IE')).status).toBe(201);
  const { status, body } = await launch('dice', 'DE');
  expect([status, body.errors]).toEqual([422, { game: { game_not_available: expect.any(String) } }]);
});

// shows: constant:games-page
test('the filter pages by forty unless said and refuses what is no page', async () => {
  const { body } = await ask<{ data: GameCard[]; pagination: { total_count: number } }>('/api/games_filter', {
    method: 'POST',
    body: { device: 'desktop' },
  });
  expect(body.data).toHaveLength(40);
  for (const page of [0, -1, 1.5, 2 ** 53, 'x'])
    expect((await ask('/api/games_filter', { method: 'POST', body: { page } })).status).toBe(422);
});

// shows: call:POST /api/games_filter; request:filter-body
test('the filter takes categories and collections, all of them or any, page by page', async () => {
  const filter = async (strategy: string, page = 1, page_size = 100) => {
    const filter = { categories: { identifiers: ['sea', 'night'], strategy } };
    const body = { device: 'mobile', filter, page, page_size };
    const reply = await ask<{ data: GameCard[] }>('/api/games_filter', { method: 'POST', body });
    return reply.body.data.map(({ slug }) => slug);
  };
  const [all, any] = [await filter('AND'), await filter('OR')];
  expect(all).toContain('jelly-light');
  expect(all).not.toContain('koi-garden');
  expect(any).toEqual(expect.arrayContaining([...all, 'koi-garden']));
  expect([...(await filter('OR', 1, 5)), ...(await filter('OR', 2, 5))]).toEqual(any.slice(0, 10));
  for (const wrong of [{ device: 'watch' }, { filter: { categories: { identifiers: 'sea' } } }, { page_size: 101 }])
    expect((await ask('/api/games_filter', { method: 'POST', body: wrong })).status).toBe(422);
});

// shows: call:GET /api/games/titles/{slug}; call:GET /api/games/titles/{slug}/similar; call:GET /api/cms/pages/{slug}
test('a title is read by its slug, with twelve like it; an unknown one is unknown', async () => {
  const { body } = await ask<Game>('/api/games/titles/koi-garden');
  expect(body).toMatchObject({ id: 400, slug: 'koi-garden', title: 'Koi Garden', provider: 'paperlantern-works' });
  expect((await ask('/api/games/titles/no-such-game')).status).toBe(404);
  expect((await ask('/api/games/titles/no-such-game/similar')).status).toBe(404);
  expect((await ask<GameCard[]>('/api/games/titles/koi-garden/similar')).body).toHaveLength(12);
  expect((await ask('/api/cms/pages/no-such-page')).status).toBe(404);
});

// shows: call:GET /api/player/favorite_games; call:PUT /api/player/favorite_games/{id}
// shows: call:DELETE /api/player/favorite_games/{id}
test('marking a game twice marks it once, and a guest has nothing to mark', async () => {
  const mark = (method: Method) => ask('/api/player/favorite_games/400', { method, headers: { cookie } });
  expect((await ask('/api/player/favorite_games/400', { method: 'PUT' })).status).toBe(401);
  expect([await mark('PUT'), await mark('PUT')].map(({ status }) => status)).toEqual([204, 204]);
  const { body } = await ask<GameCard[]>('/api/player/favorite_games', { headers: { cookie } });
  expect(body.map(({ slug }) => slug)).toEqual(['koi-garden']);
  await mark('DELETE');
  expect((await ask('/api/player/favorite_games', { headers: { cookie } })).body).toEqual([]);
  expect((await ask('/api/player/favorite_games/999900', { method: 'PUT', headers: { cookie } })).status).toBe(404);
});

// shows: call:GET /api/player/games; call:PUT /api/player/games/{id}
test('what was opened last comes first', async () => {
  for (const id of [400, 300, 400])
    expect((await ask(`/api/player/games/${id}`, { method: 'PUT', headers: { cookie } })).status).toBe(204);
  const { body } = await ask<GameCard[]>('/api/player/games', { headers: { cookie } });
  expect(body.map(({ slug }) => slug)).toEqual(['koi-garden', 'moon-hare']);
});

// shows: fields:game; fields:game-lists; fields:game-wager0
test('a title has its ids by currency, its names, its pictures and the lists it is on', async () => {
  const { body } = await ask<Game>('/api/games/titles/snow-globe-street');
  expect(body).toMatchObject({
    id: expect.any(Number),
    title: 'Snow Globe Street',
    name: 'Snow Globe Street',
    slug: 'snow-globe-street',
    gameSlug: 'snow-globe-street',
    identifier: 'snow-globe-street',
    provider: 'soft-comet',
    preview: expect.stringMatching(/^\/assets\/snow-globe-street-240-\w+\.avif$/),
    has_demo_mode: true,
    categories: ['pokies'],
    collections: expect.arrayContaining(['night', 'wager0']),
    badges: expect.arrayContaining(['wager-free']),
  });
  expect(body.demo).toBe(body.id);
  expect(body.currencies).toEqual(['FUN', ...Object.keys(body.real)]);
  expect(Object.keys(body.real)).toEqual(expect.arrayContaining(['EUR', 'BTC', 'JPY']));
  expect(new Set([body.id, ...Object.values(body.real)]).size).toBe(body.currencies.length);
});

// shows: call:GET /api/stats/winners/latest; fields:winner
test('winners are the wins that happened, with their titles', async () => {
  expect((await ask<Winner[]>('/api/stats/winners/latest')).body).toEqual([]);
  const { db, clock } = platform.context;
  const win = { currency: 'EUR' as const, nickname: 'Ad***', won_at: clock(), player_id: 1n };
  await insertLatestWin(db, { ...win, game: 'koi-garden', amount: 1250n });
  await insertLatestWin(db, { ...win, game: 'left-the-catalogue', amount: 1n });
  await insertLatestWin(db, { ...win, game: 'harbour-roulette', amount: 3600n });
  const { body } = await ask<Winner[]>('/api/stats/winners/latest');
  expect(body).toMatchObject([
    { game_identifier: 'harbour-roulette', game_title: 'Harbour Roulette', win_amount_cents: 3600, live: true },
    {
      game_identifier: 'koi-garden',
      game_title: 'Koi Garden',
      game_table_image_path: expect.stringMatching(/^\/assets\/koi-garden-240-\w+\.avif$/),
      win_amount_cents: 1250,
      currency: 'EUR',
      nickname: 'Ad***',
      live: false,
    },
  ]);
});

// shows: call:GET /json-api/serverdata; call:GET /api/cms/pages; call:GET /api/cms/pages/{slug}; call:GET /api/cms/snippets/; call:GET /api/cms/files; product:content
test('pages, banners, snippets and files come in the language asked for', async () => {
  const { body } = await ask<ServerData>('/json-api/serverdata?l=de');
  const terms = expect.objectContaining({ path: '/terms', title: 'Geschäftsbedingungen' }) as unknown;
  expect(body.static_pages).toContainEqual(terms);
  expect(body.banners.length).toBeGreaterThan(1);
  expect((await ask<unknown[]>('/api/cms/pages?l=de')).body).toContainEqual(terms);
  const { body: page } = await ask<CmsPage>('/api/cms/pages/responsible-play?l=en');
  expect(page.content.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(2);
  expect((await ask('/api/cms/pages/nowhere')).status).toBe(404);
  expect((await ask<unknown[]>('/api/cms/snippets/?l=de')).body).toContainEqual(
    expect.objectContaining({ id: 'about', content: expect.stringContaining('klare Regeln') as unknown }),
  );
  expect((await ask<unknown[]>('/api/cms/files?l=de')).body).toContainEqual(
    expect.objectContaining({ id: 'my-limits', url: '/api/cms/files/de/my-limits.html' }),
  );
});

test('no banner leads to what an edition goes without', async () => {
  const hrefs = async (country: string) =>
    (await ask<ServerData>('/json-api/serverdata', { headers: { 'x-geo-country': country } })).body.banners.map(
      ({ href }) => href,
    );
  expect(await hrefs('BR')).toEqual(expect.arrayContaining(['/jackpots', '/tournaments']));
  expect(await hrefs('DE')).not.toContain('/jackpots');
  expect(await hrefs('NO')).not.toContain('/tournaments');
});

// shows: call:GET /api/cms/previews
test('a preview opens by our signed link alone, and until it expires', async () => {
  const { config, clock } = platform.context;
  const until = (ms: number) => new Date(clock().getTime() + ms);
  const link = (ms: number, key = config.secretsKeys[0]!) => makePreviewToken('terms', 'de', { key, until: until(ms) });
  const read = (token: string) => ask<CmsPage>(`/api/cms/previews?token=${token}`);
  expect((await read(link(60_000))).body).toMatchObject({ slug: 'terms', title: 'Geschäftsbedingungen', draft: false });
  expect((await read(link(-1))).status).toBe(404);
  expect((await read(link(60_000, 'another key'))).status).toBe(404);
});

/** Signs up a player from one country and returns the slugs or titles they see while in another. */
async function abroad(residence: object, whereabouts: string) {
  const reply = await send('POST', '/api/users', { body: { user: application({ currency: 'EUR', ...residence }) } });
  const session = reply.cookies.find(({ name }) => name === 'croupier_session')!.value;
  const headers = { cookie: `croupier_session=${session}`, 'x-geo-country': whereabouts };
  const read = async <Body>(url: string, parts: Parts = {}) => (await ask<Body>(url, { ...parts, headers })).body;
  const all = await read<Game[]>('/api/games/allowed_desktop');
  const filtered = { method: 'POST', body: { page_size: 100 } } as const;
  return {
    all,
    lists: {
      mobile: (await read<Game[]>('/api/games/allowed_mobile')).map(({ slug }) => slug),
      filtered: (await read<{ data: GameCard[] }>('/api/games_filter', filtered)).data.map(({ slug }) => slug),
    },
    rows: (await read<{ games: GameCard[] }[]>('/api/games/rows')).flatMap(({ games }) => games),
    titles: (await read<{ titles: string[] }>('/api/games/index')).titles,
    winners: (await read<Winner[]>('/api/stats/winners/latest')).map(({ game_identifier }) => game_identifier),
    providers: await read<{ games: number }[]>('/api/games/providers'),
    page: (slug: string) => ask(`/api/games/titles/${slug}`, { headers }),
    mark: (id: number) => ask(`/api/player/favorite_games/${id}`, { method: 'PUT', headers }),
    launch: (slug: string) => ask('/api/games/launch', { method: 'POST', body: { game: slug, mode: 'real' }, headers }),
  };
}

// shows: edition:de-games; promise:L9; call:GET /api/games/index
test('a German player in Ireland is shown what opens for a German player, and nothing else', async () => {
  const [dice] = (await ask<Game[]>('/api/games/allowed_desktop')).body.filter(({ slug }) => slug === 'dice');
  const win = { currency: 'EUR' as const, nickname: 'Ad***', won_at: platform.context.clock(), player_id: 2n };
  await insertLatestWin(platform.context.db, { ...win, game: 'dice', amount: 900n });
  const german = await abroad({ country: 'DE', postal_code: '10115', mobile_phone: '+4915112345678' }, 'IE');
  const shown = new Set(german.all.map(({ slug }) => slug));
  expect(shown.size).toBeGreaterThan(50);
  for (const { slug } of german.all) expect([slug, (await german.launch(slug)).status]).toEqual([slug, 201]);
  expect(german.all.every((game) => game.demo_needs_login)).toBe(true);
  for (const list of Object.values(german.lists)) expect(new Set(list)).toEqual(shown);
  for (const { slug } of german.rows) expect(shown).toContain(slug);
  expect(new Set(german.titles)).toEqual(new Set(german.all.map(({ title }) => title)));
  expect(german.providers.reduce((sum, { games }) => sum + games, 0)).toBe(shown.size);
  expect(german.winners).not.toContain('dice');
  const refused = [await german.page('dice'), await german.mark(dice!.id), await german.launch('dice')];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 422]);
});

// shows: edition:de-games
test('an Irish player in Germany is shown what opens for an Irish player', async () => {
  const irish = await abroad({ country: 'IE', postal_code: 'T12 X2Y3', mobile_phone: '+353851234567' }, 'DE');
  expect(irish.lists.filtered).toContain('dice');
  expect(irish.winners).toContain('dice');
  expect((await irish.launch('dice')).status).toBe(201);
});

// shows: call:GET /api/games/providers; call:GET /api/games/collections; fields:provider; fields:collection
test('providers and collections have ids and titles, collections in the language asked for', async () => {
  const providers = (await ask<{ id: string; title: string }[]>('/api/games/providers')).body;
  expect(providers).toContainEqual(expect.objectContaining({ id: 'paperlantern-works', title: 'Paperlantern Works' }));
  const titles = async (l: string) =>
    (await ask<{ id: string; title: string }[]>(`/api/games/collections?l=${l}`)).body.map(({ id, title }) => [
      id,
      title,
    ]);
  const [english, german] = [await titles('en'), await titles('de')];
  expect(german.map(([id]) => id)).toEqual(english.map(([id]) => id));
  expect(german).not.toEqual(english);
  for (const [locale, pokies] of Object.entries({
    'en-AU': 'Pokies',
    'en-CA': 'Slots',
    'en-IE': 'Slots',
    'en-NZ': 'Pokies',
  }))
    expect(await titles(locale), locale).toContainEqual(['pokies', pokies]);
});

// shows: request:pagination
test('a list is paged by page and limit, and says where it stands', async () => {
  const pages = async (page: number) =>
    (
      await ask<{ data: unknown[]; pagination: Record<string, number | null> }>('/api/games_filter', {
        method: 'POST',
        body: { device: 'desktop', page, page_size: 10 },
      })
    ).body;
  const first = await pages(1);
  const last = await pages(first.pagination['total_pages']!);
  expect(first.data).toHaveLength(10);
  expect(first.pagination).toMatchObject({ current_page: 1, prev_page: null, next_page: 2 });
  expect(last.pagination).toMatchObject({ next_page: null, total_count: first.pagination['total_count'] });
  expect(last.pagination['prev_page']).toBe(first.pagination['total_pages']! - 1);
});
