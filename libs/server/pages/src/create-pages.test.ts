import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { documentOf, origins, startPages } from './testing/index.ts';

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function start(...given: Parameters<typeof startPages>) {
  const pages = await startPages(...given);
  stop = pages.close;
  return pages;
}

/** Allows time for a busy machine. */
const soon = { timeout: 20_000 };
const en = { 'accept-language': 'en' };
const player = { ...en, cookie: 'croupier_session=abc' };

describe('a guest', () => {
  test('gets a document that is rendered once, for everyone alike, without a nonce', async () => {
    const { get, orders } = await start(async (order) => documentOf(order));
    const first = await get('/', { ...en, 'accept-encoding': 'br' });
    const second = await get('/', { ...en, 'accept-encoding': 'gzip', cookie: 'theme=dark; other=1' });
    const third = await get('/', en);
    expect(orders).toHaveLength(1);
    expect(new Set([first.text, second.text, third.text]).size).toBe(1);
    expect(first.text).not.toContain('nonce');
    expect(first.headers['content-security-policy']).toMatch(/'sha256-/);
    expect(first.headers['content-security-policy']).not.toMatch(/unsafe-inline|nonce/);
    expect(orders[0]!.pageContext.session).toBe(false);
    expect(orders[0]!.forwarded['cookie']).toBeUndefined();
  });

  test('reads the idle titles that are set up for the language of the page', async () => {
    const idleTitles = (locale: string) => (locale === 'de' ? { texts: ['Bis gleich'], seconds: 5 } : undefined);
    const { get, orders } = await start(async (order) => documentOf(order), { idleTitles });
    await get('/', en);
    await get('/de', { 'accept-language': 'de' });
    expect(orders.map(({ pageContext }) => pageContext.idleTitles)).toEqual([
      undefined,
      { texts: ['Bis gleich'], seconds: 5 },
    ]);
  });

  test('is served from memory while a stale document is renewed', async () => {
    let now = 0;
    let content = 'old';
    const { get, orders } = await start(async () => new Response(content), { clock: () => now });
    await get('/', en);
    content = 'new';
    now = 6_000;
    expect((await get('/', en)).text).toBe('old');
    expect(orders).toHaveLength(2);
    await expect.poll(async () => (await get('/', en)).text, soon).toBe('new');
  });

  // shows: constant:prefetch-cache
  test('still gets an older document while the platform is unavailable, up to a day', async () => {
    let now = 0;
    let unavailable = false;
    const { get } = await start(
      async (order) =>
        documentOf(order, unavailable ? { headers: { 'x-platform-unavailable': '1' }, status: 500 } : {}),
      { clock: () => now },
    );
    const { text } = await get('/', en);
    unavailable = true;
    for (const ms of [60_000, 3_600_000, 86_399_000]) {
      now = ms;
      expect(await get('/', en)).toMatchObject({ status: 200, text });
      expect(await get('/', en)).toMatchObject({ status: 200, text });
    }
    now = 86_400_001;
    expect((await get('/', en)).status).toBe(503);
  });

  test('gets documents apart by language, device and edition', async () => {
    const { get, orders } = await start(async (order) => documentOf(order));
    await get('/', en);
    await get('/de', en);
    await get('/', { ...en, 'user-agent': 'iPhone Mobile' });
    await get('/', { 'x-geo-country': 'AU', cookie: 'locale=en-AU' });
    expect(
      orders.map(({ pageContext }) => `${pageContext.edition} ${pageContext.locale} ${pageContext.device}`),
    ).toEqual(['default en desktop', 'default de desktop', 'default en mobile', 'au en-AU desktop']);
  });

  test('asking again with its tag gets no body', async () => {
    const { get } = await start(async (order) => documentOf(order));
    const { headers } = await get('/', en);
    expect(await get('/', { ...en, 'if-none-match': headers['etag']! })).toMatchObject({ status: 304, text: '' });
  });

  test('with query values that matter gets a document of their own', async () => {
    const { get, orders } = await start(async (order) => documentOf(order));
    await get('/?page=2', en);
    const { headers } = await get('/?page=2', en);
    expect(orders).toHaveLength(2);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('asking at the same time as many others costs one rendering', async () => {
    const gate = Promise.withResolvers<void>();
    const { get, orders } = await start(async (order) => {
      await gate.promise;
      return documentOf(order);
    });
    const asked = Array.from({ length: 20 }, () => get('/', en));
    gate.resolve();
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(orders).toHaveLength(1);
  });
});

describe('a player', () => {
  // shows: promise:W3; promise:W7
  test('gets a document of their own that nothing caches, with a nonce used once', async () => {
    const { get, orders } = await start(async (order) => documentOf(order));
    const first = await get('/', player);
    const second = await get('/', player);
    expect(orders).toHaveLength(2);
    const nonces = [first, second].map(({ text }) => /nonce="([^"]+)"/.exec(text)![1]);
    expect(new Set(nonces).size).toBe(2);
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
    expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(orders[0]!.forwarded).toMatchObject({ cookie: 'croupier_session=abc', 'x-forwarded-host': 'casino.test' });
  });

  // shows: request:forwarded
  test('is told to the platform as they came: request id, browser, scheme and host, address, country', async () => {
    const { get, orders } = await start(async (order) => documentOf(order));
    const sent = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0',
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'of-the-gateway',
      'x-geo-country': 'AT',
    };
    await get('/', { ...player, ...sent });
    expect(orders[0]!.forwarded).toMatchObject({
      ...sent,
      cookie: player.cookie,
      'x-forwarded-host': 'casino.test',
      'x-forwarded-proto': 'http',
      'x-locale': 'en',
    });
  });

  test('who leaves stops the rendering, and is no error', async () => {
    const rendering = Promise.withResolvers<AbortSignal>();
    const onError = vi.fn();
    const { get, close } = await startPages(
      ({ request: { signal } }) => {
        rendering.resolve(signal);
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      { onError },
    );
    const asked = get('/', player).catch(() => 'gone');
    const signal = await rendering.promise;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await close();
    await aborted;
    expect(await asked).toBe('gone');
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('what cannot be shown', () => {
  test('while the platform is unavailable is said plainly, in the language of the page', async () => {
    const { get } = await start(async () => Promise.reject(new Error('no answer')));
    const answer = await get('/de', en);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Wir sind gleich wieder da');
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  // shows: flag:tech-work
  test('a site shut for work says so to everybody on every page, in their language and theme, and to no search engine', async () => {
    const now = Date.parse('2026-11-26T14:00:00Z');
    let state: 'open' | 'closed' = 'open';
    const site = { now: () => ({ state, until: new Date('2026-11-26T14:30:00Z') }), stop: () => undefined };
    const { get, orders } = await start(async (order) => documentOf(order), { site, clock: () => now });
    await get('/', en);
    state = 'closed';
    const answer = await get('/', en);
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1800', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
    });
    expect(answer.text).toContain('The site is under maintenance');
    expect(answer.text).toContain('<time datetime="2026-11-26T14:30:00.000Z">');
    expect(answer.text).not.toContain('data-theme="');
    expect((await get('/nope', { ...player, cookie: `${player.cookie}; theme=dark` })).text).toContain(
      'data-theme="dark"',
    );
    expect((await get('/ja/support')).text).toContain('サイトのメンテナンス中です');
    expect((await get('/', { 'accept-language': 'de-AT' })).text).toContain('Die Seite wird gerade gewartet');
    expect(await get('/', en, 'HEAD')).toMatchObject({ status: 503, text: '' });
    expect(orders).toHaveLength(1);
    state = 'open';
    expect((await get('/', en)).status).toBe(200);
  });

  test('of its scripts and styles nothing is refused by its own policy', async () => {
    const site = { now: () => ({ state: 'closed' as const, until: null }), stop: () => undefined };
    const { get } = await start(async (order) => documentOf(order), { site });
    const { text, headers } = await get('/', en);
    for (const element of ['script', 'style']) {
      const [, content = ''] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(text) ?? [];
      const hash = createHash('sha256').update(content).digest('base64');
      expect(headers['content-security-policy']).toContain(`${element}-src 'sha256-${hash}'`);
    }
    expect(text).not.toContain('<time');
  });

  test('without any platform a guest gets the document there is, others are told, and nothing is tried', async () => {
    let state: 'open' | 'away' = 'open';
    const site = { now: () => ({ state, until: null }), stop: () => undefined };
    const { get, orders } = await start(async (order) => documentOf(order), { site });
    await get('/', en);
    state = 'away';
    expect((await get('/', en)).status).toBe(200);
    for (const answer of [await get('/', player), await get('/support', en)]) {
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
      expect(answer.text).toContain('We’ll be back in a moment');
    }
    expect(orders).toHaveLength(1);
  });

  // shows: route:not-found
  test('addresses that lead nowhere share one document a language, and a known one costs nothing', async () => {
    let now = 0;
    const { get, orders } = await start(
      async (order) => (order.brief ? new Response(null, { status: 404 }) : documentOf(order, { status: 404 })),
      { clock: () => now },
    );
    const paths = ['/games/nope', '/nope', '/nope', '/games/nope'];
    const [first, ...others] = await Promise.all(paths.map((path) => get(path, en)));
    expect(first).toMatchObject({ status: 404, text: expect.stringContaining('en desktop') });
    for (const answer of others) expect(answer).toMatchObject({ status: 404, text: first!.text });
    expect(orders.filter(({ brief }) => brief)).toHaveLength(2);
    await get('/nope', { ...en, 'if-none-match': first!.headers['etag']! });
    expect(orders).toHaveLength(3);
    expect((await get('/de/nope', en)).text).toContain('de desktop');
    expect((await get('/nope?page=2', en)).text).toBe(first!.text);
    // A path may get a page later.
    now = 61_000;
    await get('/nope', en);
    expect(orders.filter(({ request }) => request.url === 'http://casino.test/nope')).toHaveLength(2);
  });

  test('unknown addresses in any number keep no player from a page, and no guest of another address', async () => {
    const hung: (() => void)[] = [];
    const { get } = await start((order) => {
      if (!order.request.url.includes('nope')) return Promise.resolve(documentOf(order));
      return new Promise((resolve) => hung.push(() => resolve(new Response(null, { status: 404 }))));
    });
    const flood = { ...en, 'x-forwarded-for': '203.0.113.1' };
    const asked = Array.from({ length: 230 }, (_, index) => get(`/nope/${index}`, flood).catch(() => undefined));
    expect((await Promise.race(asked))?.status).toBe(503);
    expect(hung).toHaveLength(2);
    expect((await get('/', { ...player, 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    expect((await get('/', { ...en, 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
    // Nor does one client with invented cookies.
    const forged = { ...flood, cookie: 'croupier_session=none' };
    for (let index = 0; index < 230; index++) asked.push(get(`/nope/${index}`, forged).catch(() => undefined));
    await expect.poll(() => hung.length, soon).toBe(6);
    expect((await get('/', { ...player, 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
  });

  test('a redirect of the router reaches the browser', async () => {
    const { get } = await start(async () => new Response(null, { status: 307, headers: { location: '/sign-up' } }));
    expect(await get('/users', en)).toMatchObject({ status: 307, headers: { location: '/sign-up' } });
  });

  test('other methods, other hosts and odd addresses are refused', async () => {
    const { get } = await start(async (order) => documentOf(order));
    expect((await get('/', en, 'POST')).status).toBe(405);
    expect((await get('/', { host: 'evil.test' })).status).toBe(421);
    expect((await get('//evil.test/', en)).status).toBe(400);
    for (const gone of [
      '/dist/gone.js',
      '/dist/assets/gone-abcd1234.js',
      '/assets/gone-abcd1234.js',
      '/assets/gone.css',
    ])
      expect(await get(gone, en)).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
        text: 'There is no such file.\n',
      });
  });
});

describe('addresses', () => {
  // shows: guard:locale-prefix; guard:locale-bots
  test('people are led to their language, bots are not', async () => {
    const { get } = await start(async (order) => documentOf(order));
    expect(await get('/users?a=1', { 'accept-language': 'de' })).toMatchObject({
      status: 302,
      headers: { location: '/de/users?a=1' },
    });
    expect((await get('/users', { 'accept-language': 'de', 'user-agent': 'Googlebot/2.1' })).status).toBe(200);
    expect(await get('/en/users', en)).toMatchObject({ status: 302, headers: { location: '/users' } });
  });

  // shows: guard:default-locale-prefix; edition:au
  test('of a country’s English carry it, but for those of its own edition', async () => {
    const { get, orders } = await start(async (order) => documentOf(order));
    expect((await get('/en-au/users?a=1', en)).status).toBe(200);
    expect(await get('/en-au/users?a=1', { 'x-geo-country': 'AU' })).toMatchObject({
      status: 302,
      headers: { location: '/users?a=1' },
    });
    expect((await get('/users', { 'x-geo-country': 'AU' })).status).toBe(200);
    expect(orders.map(({ pageContext }) => pageContext.locale)).toEqual(['en-AU', 'en-AU']);
  });

  // shows: guard:locale-order; request:locale-cookie
  test('a player’s cookie decides no language: the renderer asks for the saved one, with the cookie’s as the next best', async () => {
    const { get, orders, close } = await startPages(async (order) => documentOf(order));
    const cookie = 'croupier_session=abc; locale=de';
    expect((await get('/users', { cookie })).status).toBe(200);
    expect((await get('/de/users', { cookie: 'croupier_session=abc; locale=en' })).status).toBe(200);
    expect(orders.map(({ pageContext }) => pageContext.locale)).toEqual(['de', 'de']);
    expect((await get('/en/users', { cookie })).headers.location).toBe('/users');
    await close();
  });

  // shows: promise:W4
  test('nobody is led off the site by an address that looks like one of ours', async () => {
    const { get } = await start(async () => new Response(null, { status: 307, headers: { location: '//evil.test' } }));
    const answerTo = async (path: string, headers: Record<string, string>) => {
      const answer = await get(path, headers);
      return [path, answer.status, answer.headers.location];
    };
    const german = { 'x-geo-country': 'DE', 'accept-language': 'de' };
    for (const path of ['/en//evil.test', '/EN//evil.test?a=1', '/en///evil.test', '/en/\\evil.test', '//evil.test'])
      expect(await answerTo(path, en)).toEqual([path, 400, undefined]);
    for (const path of ['/de//evil.test', '/de///evil.test/?a=1', '/de/.//evil.test'])
      expect(await answerTo(path, german)).toEqual([path, 400, undefined]);
    expect(await answerTo('/en/%2F%2Fevil.test', en)).toEqual(['/en/%2F%2Fevil.test', 302, '/%2F%2Fevil.test']);
    // Nor by the router.
    expect(await answerTo('/users', en)).toEqual(['/users', 400, undefined]);
  });

  test('a host is the same in capitals and with its closing dot', async () => {
    const { get } = await start(async (order) => documentOf(order));
    for (const host of ['CASINO.Test', 'casino.test.', 'Casino.test:4200'])
      expect([host, (await get('/', { ...en, host })).status]).toEqual([host, 200]);
  });

  // shows: promise:W7; promise:W3
  test('documents carry the headers that keep other sites out', async () => {
    const { get } = await start(async (order) => documentOf(order));
    for (const headers of [en, player]) {
      const answer = await get('/', headers);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(answer.headers['content-security-policy']).toContain(`frame-src ${origins.games} ${origins.payments}`);
    }
  });
});

describe('where the site is not open', () => {
  const blocked = { blockedCountries: new Set(['US']) };
  const american = { ...en, 'x-geo-country': 'US' };

  // shows: guard:guest-base
  test('a guest is led into the guest mode, in any language, and everybody else out of it', async () => {
    const { get } = await start(async (order) => documentOf(order), blocked);
    const ways = await Promise.all([
      get('/', american),
      get('/de/rtp?utm_source=a', american),
      get('/guest/de/rtp?a=1', en),
      get('/guest', en),
      get('/guest/', { ...american, cookie: 'croupier_session=abc' }),
    ]);
    expect(ways.map(({ status, headers }) => [status, headers.location])).toEqual([
      [302, '/guest/'],
      [302, '/guest/de/rtp?utm_source=a'],
      [302, '/de/rtp?a=1'],
      [302, '/'],
      [302, '/'],
    ]);
  });

  test('documents of the guest mode are kept for everyone there, apart from those of the site', async () => {
    const { get, orders } = await start(async (order) => documentOf(order), blocked);
    for (let turn = 0; turn < 2; turn++) {
      expect((await get('/rtp', en)).status).toBe(200);
      expect((await get('/guest/rtp', american)).status).toBe(200);
    }
    expect(orders.map(({ request, pageContext }) => [new URL(request.url).pathname, pageContext.guestMode])).toEqual([
      ['/rtp', undefined],
      ['/guest/rtp', true],
    ]);
  });

  test('the language has its place behind the base, and another one leads to it', async () => {
    const { get } = await start(async (order) => documentOf(order), blocked);
    const german = await get('/guest/rtp', { ...american, cookie: 'locale=de' });
    expect(german.headers.location).toBe('/guest/de/rtp');
    expect((await get('/guest/de/rtp', american)).text).toContain('de desktop');
  });

  test('an address that leads nowhere is answered there as on the site', async () => {
    const { get } = await start(
      async (order) =>
        order.request.url.includes('/404') || order.brief ? new Response('gone', { status: 404 }) : documentOf(order),
      blocked,
    );
    expect((await get('/guest/nothing', american)).status).toBe(404);
    expect((await get('/guest//evil.example', american)).status).toBe(400);
    expect((await get('/guest/\\evil.example', american)).status).toBe(400);
  });
});
