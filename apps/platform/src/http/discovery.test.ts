import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@croupier/i18n';
import { testPlatform, type TestPlatform } from '../testing/index.ts';
import { asker } from '../testing/visitor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
async function read(url: string, headers: Record<string, string> = {}) {
  const reply = await raw('GET', url, { payload: undefined, headers });
  return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.body };
}
const locs = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
const pathsIn = async (locale: string, country: string) =>
  locs((await read(`/sitemaps/${locale}`, { 'x-geo-country': country })).body).map((one) => new URL(one).pathname);

// shows: call:GET /robots.txt; call:GET /sitemap.xml
test('robots are told where the map is, and the map has one of each language', async () => {
  const { casinoOrigin } = platform.context.config;
  const robots = await read('/robots.txt');
  expect(robots.type).toContain('text/plain');
  expect(robots.body).toContain('Disallow: /users\n');
  expect(robots.body).toContain(`Sitemap: ${casinoOrigin}/sitemap.xml`);
  const { body, type } = await read('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(locs(body)).toEqual(locales.map((locale) => `${casinoOrigin}/sitemaps/${locale}`));
});

// shows: call:GET /sitemaps/{locale}
test('the map of a language holds pages, news, providers and games by their canonical addresses', async () => {
  const paths = await pathsIn('de', 'US');
  expect(paths).toEqual(expect.arrayContaining(['/de', '/de/terms', '/de/news', '/de/news/no-twins-on-the-shelf']));
  expect(paths).toContain('/de/play/paperlantern-works/koi-garden');
  expect(paths).toContain('/de/producers/paperlantern-works');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /users|cashbox|preview|sign/.test(path))).toEqual([]);
  expect(await pathsIn('de', 'DE')).toContain('/terms');
  const { body } = await read('/sitemaps/en');
  expect(body).toMatch(/<loc>[^<]+\/terms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(body).toMatch(/hreflang="pt-BR" href="[^"]+\/pt-br\/terms"/);
  expect(body).toMatch(/hreflang="en-AU" href="[^"]+\/en-au\/terms"/);
  expect(await pathsIn('en-AU', 'US')).toContain('/en-au/terms');
  expect(await pathsIn('en-AU', 'AU')).toContain('/terms');
  expect(await pathsIn('en', 'AU')).toContain('/en/terms');
  expect((await read('/sitemaps/xx')).status).toBe(404);
});

test('what an edition goes without is on no map of it', async () => {
  expect(await pathsIn('de', 'DE')).not.toContain('/jackpots');
  expect(await pathsIn('no', 'NO')).not.toContain('/tournaments');
  expect(await pathsIn('en', 'US')).toEqual(expect.arrayContaining(['/jackpots', '/tournaments', '/live/all']));
});

// shows: call:GET /news.atom
test('the news can be followed in each language', async () => {
  const { body, type } = await read('/news.atom?l=fr-CA');
  expect(type).toContain('application/atom+xml');
  expect(body).toContain('xml:lang="fr-CA"');
  expect(body.match(/<entry>/g)?.length).toBeGreaterThan(2);
  expect(body).toMatch(/<link href="[^"]+\/fr-ca\/news\/jackpots-you-can-check"\/>/);
  const dates = [...body.matchAll(/<published>([^<]+)</g)].map(([, date]) => date!);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect((await read('/news.atom?l=xx')).body).toContain('xml:lang="en"');
});
