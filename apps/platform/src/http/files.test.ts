import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CmsFile } from '@croupier/contracts';
import { languageOf, locales } from '@croupier/i18n';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, refusalOf, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const ask = asker(() => platform);
const list = async (query: string, headers = {}) => {
  const answer = await ask('GET', `/api/cms/files${query}`, { headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as CmsFile[];
};
const PLAN = '/api/cms/files/en/my-limits.html';

test.each([
  ['no file', '/api/cms/files/en/other.html'],
  ['a file as another type', '/api/cms/files/en/my-limits.pdf'],
  ['the text that describes one', '/api/cms/files/en/my-limits.md'],
  ['a language it is not written in', '/api/cms/files/en-AU/my-limits.html'],
  ['a language there is not', '/api/cms/files/xx/my-limits.html'],
  ['a language written in another way', '/api/cms/files/EN/my-limits.html'],
  ['a page of the folder', '/api/cms/files/en/..%2Fterms.md'],
  ['a file above the folder', '/api/cms/files/en/..%2F..%2F..%2Fpackage.json'],
  ['a language above the folder', '/api/cms/files/..%2Fde/my-limits.html'],
  ['a path that climbs', '/api/cms/files/en/../../../package.json'],
  ['a path that climbs backwards', '/api/cms/files/en/..%5Cmy-limits.html'],
  ['a name that ends early', '/api/cms/files/en/my-limits.html%00.pdf'],
  ['a name that breaks the header', '/api/cms/files/en/my-limits.html%22%0D%0Ax:%20y.html'],
  ['an inherited name', '/api/cms/files/en/constructor.html'],
  ['a name that is too long', `/api/cms/files/en/${'a'.repeat(65)}.html`],
  ['a file twice encoded', '/api/cms/files/en/%252e%252e%252fterms.md'],
])('%s is not found', async (_, url) => {
  const answer = await ask('GET', url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('who asks for what is not there is told in the words of the contract', async () => {
  expect(refusalOf(await ask('GET', '/api/cms/files/en/other.html'))).toEqual([404, 'base.not_found']);
});

// shows: call:GET /api/cms/files
test('files are listed in the language asked for, a country’s English by the English one', async () => {
  for (const locale of locales) {
    const [plan] = await list(`?l=${locale}`);
    expect(plan, locale).toMatchObject({
      id: 'my-limits',
      url: `/api/cms/files/${languageOf(locale)}/my-limits.html`,
      categories: ['responsible-play'],
      type: 'html',
    });
    const file = await ask('GET', plan!.url);
    expect(file.body).toContain(`<html lang="${languageOf(locale)}">`);
    expect(file.rawPayload.length).toBe(plan!.size_bytes);
  }
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);
  expect(await titles('?l=de')).toEqual(['Meine Limits: ein Plan zum Ausfüllen']);
  expect(await titles('?l=xx')).toEqual(await titles('?l=en'));
  expect((await ask('GET', `/api/cms/files?l=${'x'.repeat(9)}`)).statusCode).toBe(422);
});

// shows: call:GET /api/cms/files/{locale}/{name}
test('a file is saved under its name, opens nothing here, and says what it is and how long it holds', async () => {
  const answer = await ask('GET', PLAN);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="my-limits.html"',
    'content-length': String(answer.rawPayload.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
    'cache-control': 'public, max-age=300',
    etag: expect.stringMatching(/^"[\w-]{24}"$/) as unknown,
  });
});

test('what the asker has is not sent again, another language is', async () => {
  const { etag } = (await ask('GET', PLAN)).headers;
  const again = (url: string, mark = String(etag)) => ask('GET', url, { headers: { 'if-none-match': mark } });
  const same = await again(PLAN, `"other", W/${String(etag)}`);
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  expect((await again(PLAN.replace('/en/', '/de/'))).statusCode).toBe(200);
});

test('a head tells of a file without it; a player is given the same file as everybody', async () => {
  const open = await ask('GET', PLAN);
  const head = await platform.app.inject({ method: 'HEAD', url: PLAN });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    open.headers['content-length'],
  ]);
  const { cookie } = await signUp(ask);
  const own = await ask('GET', PLAN, { cookie });
  expect([own.body, own.headers['cache-control']]).toEqual([open.body, open.headers['cache-control']]);
  expect(own.headers['set-cookie']).toBeUndefined();
});
