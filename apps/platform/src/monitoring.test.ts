import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPlatform, testPlatform } from './testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const put = (payload: object) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin };
  return platform.app.inject({ method: 'PUT', url: '/performance', payload, headers });
};
const metrics = async () => (await platform.app.inject('/metrics')).body;
const visit = { app: 'casino', route: '/play/$producer/$name', device: 'mobile' };
const sample = 'app="casino",route="/play/$producer/$name",device="mobile"';

test('a visit is counted by app, route and device, and what is no measurement is not', async () => {
  await put({ ...visit, ttfb_ms: 150, lcp_ms: 2_400, inp_ms: 80, cls: 0.02 });
  await put({ ...visit, lcp_ms: -1 });
  await put({ ...visit, lcp_ms: 1e9 });
  await put({ ...visit, app: 'other', lcp_ms: 100 });
  await put({ ...visit, route: '/play"} evil 1', lcp_ms: 100 });
  const shown = await metrics();
  expect(shown).toContain(`web_vital_lcp_seconds_bucket{le="2",${sample}} 0`);
  expect(shown).toContain(`web_vital_lcp_seconds_bucket{le="2.5",${sample}} 1`);
  for (const name of ['web_vital_lcp_seconds', 'web_vital_inp_seconds', 'web_vital_ttfb_seconds', 'web_vital_cls'])
    expect(shown).toContain(`${name}_count{${sample}} 1`);
  expect(shown).not.toContain('evil');
});

test('routes somebody makes up make no more series', async () => {
  for (let n = 0; n < 200; n += 1) await put({ ...visit, route: `/made/up/${n}`, lcp_ms: 100 });
  const routes = new Set(
    [...(await metrics()).matchAll(/web_vital_lcp_seconds_count\{[^}]*route="([^"]*)"/g)].map(([, route]) => route),
  );
  expect(routes.size).toBeLessThanOrEqual(151);
  expect(routes).toContain('other');
});

test.each(['dashboard.json', 'alerts.yaml'])('every metric %s names is one the platform shows', async (file) => {
  const text = readFileSync(new URL(`../monitoring/${file}`, import.meta.url), 'utf8');
  const named = [...text.matchAll(/\b(?:web_vital|http_request|jobs|clock_skew)(?:_\w+)?\b(?=[\[{),]|\s*\))/g)].map(
    ([name]) => name,
  );
  expect(new Set(named).size).toBeGreaterThan(4);
  const shown = await metrics();
  const missing = [...new Set(named)].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(shown));
  expect(missing).toEqual([]);
});
