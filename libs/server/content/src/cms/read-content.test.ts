import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPage } from './cms.ts';
import { watchContent } from './open-content.ts';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';
import { readContent, stampTranslations } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const page = (body: string, fields = '') => `---\ntitle: Hello\ndescription: A page.\n${fields}---\n\n${body}\n`;
const fault = (text: string, file = 'en/hello.md') => {
  write(file, text);
  try {
    readContent(folder);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

test('a page is read as parts: what it says, never markup', () => {
  write(
    'en/hello.md',
    page(
      'A **bold** `word` & a [link](/terms#rounds).\n\n## Über uns\n\n1. one\n2. two\n\n> Note\n> well.\n\n{marks}\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    ),
  );
  expect(readPage(readContent(folder), 'hello', 'en')?.content).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'bold', strong: true },
        { text: ' ' },
        { text: 'word', code: true },
        { text: ' & a ' },
        { text: 'link', href: '/terms#rounds' },
        { text: '.' },
      ],
    },
    { kind: 'heading', level: 2, id: 'uber-uns', runs: [{ text: 'Über uns' }] },
    { kind: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'note', runs: [{ text: 'Note well.' }] },
    { kind: 'insert', name: 'marks' },
    { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
  ]);
});

test.each([
  ['a block of HTML', 'fine\n\n<script>alert(1)</script>', /^en\/hello\.md:8: no HTML: <script>/],
  ['HTML in a text', 'fine\n\nalso\n\na <b>bold</b> one', /^en\/hello\.md:10: no HTML: <b>/],
  ['HTML in a table', '| a |\n| --- |\n| <img src=x onerror=alert(1)> |', /:6: no HTML/],
  ['a link that runs', 'fine\n\n[x](javascript:alert(1))', /:8: a link leads/],
  ['a link to another host without a scheme', '[x](//evil.test)', /:6: a link leads/],
  ['a picture', '![x](/a.png)', /:6: no image/],
  ['a title of its own', 'fine\n\n# Big', /:8: headings are ## and ###/],
  ['a list in a list', '- a\n  - b', /:6: an item of a list is one text/],
  ['code', '```\nx\n```', /:6: no code/],
])('%s is refused with its file and line', (_, body, told) => {
  expect(fault(page(body))).toMatch(told);
});

test('fields are checked with their line', () => {
  expect(fault('no fields')).toBe('en/hello.md:1: begins with fields between two lines of ---');
  expect(fault('---\ntitle: Hello\n---\n')).toBe('en/hello.md:1: description: is missing');
  expect(fault(page('x', 'date: yesterday\n'))).toBe('en/hello.md:4: date: is a day: 2026-11-25');
  expect(fault(page('x', 'colour: red\n'))).toBe('en/hello.md:4: colour: is no field here');
  expect(fault(page('x', 'categories: custom page, sidebar\n'))).toMatch(/^en\/hello\.md:4: categories/);
  expect(fault(page('x', 'title: Again\n'))).toBe('en/hello.md:4: title stands here twice');
  rmSync(path.join(folder, 'en/hello.md'));
  expect(fault(page('x'), 'xx/hello.md')).toMatch(/^xx\/hello\.md:1: lies elsewhere/);
  rmSync(path.join(folder, 'xx'), { recursive: true });
  expect(fault(page('x'), 'en/api.md')).toBe('en/api.md:1: no page can have that slug');
  rmSync(path.join(folder, 'en/api.md'));
  expect(fault(page('x'), 'en/news/hello.md')).toBe('en/news/hello.md:1: there is no page news');
  rmSync(path.join(folder, 'en/news'), { recursive: true });
  expect(fault(page('x', 'source: 0123456789\n'), 'de/hello.md')).toBe(
    'de/hello.md:1: translates nothing: en/hello.md',
  );
});

test('a translation is behind when the English text changes, until it is stamped; a country’s English may do without', () => {
  write('en/hello.md', page('One.'));
  for (const locale of ['de', 'es-MX', 'fr-CA', 'ja', 'no'])
    write(`${locale}/hello.md`, page('Eins.', 'source: 0000000000\n'));
  const states = () => readContent(folder).behind.map(({ file, state }) => `${state} ${file}`);
  expect(states()).toContain('missing pt-BR/hello.md');
  expect(states()).toContain('changed de/hello.md');
  expect(states().join()).not.toContain('en-AU/hello.md');
  expect(stampTranslations(folder, ['other'])).toEqual([]);
  expect(stampTranslations(folder, ['hello'])).toHaveLength(5);
  expect(states()).toEqual(['missing pt-BR/hello.md']);
  write('en-AU/hello.md', page('One, mate.', 'source: 0000000000\n'));
  expect(states()).toEqual(['changed en-AU/hello.md', 'missing pt-BR/hello.md']);
  expect(stampTranslations(folder, ['hello'])).toEqual(['en-AU/hello.md']);
  write('en/hello.md', page('Two.'));
  expect(states()).toContain('changed de/hello.md');
});

test('pages below a page are its children, newest first; a draft is nowhere but in its preview', () => {
  write('en/news.md', page('x'));
  write('en/news/first.md', page('x', 'date: 2026-11-01\n'));
  write('en/news/second.md', page('x', 'date: 2026-11-02\n'));
  write('en/news/third.md', page('x', 'date: 2026-11-03\ndraft: true\n'));
  const content = readContent(folder);
  const paths = readPage(content, 'news', 'en')?.children.map((child) => child.path);
  expect(paths).toEqual(['/news/second', '/news/first']);
  expect(readPage(content, 'third', 'en')).toBeUndefined();
  expect(readPage(content, 'third', 'en', { drafts: true })?.draft).toBe(true);
  expect(content.behind.map(({ file }) => file)).not.toContain('de/news/third.md');
});

test('while somebody writes, what is saved is read; what can not be read is told, and what was there stays', async () => {
  write('en/hello.md', page('One.'));
  const faults: unknown[] = [];
  const { content, stop } = watchContent((fault) => faults.push(fault), folder);
  const text = () => JSON.stringify(readPage(content(), 'hello', 'en')?.content);
  write('en/hello.md', page('Two.'));
  await vi.waitFor(() => expect(text()).toContain('Two.'), 5_000);
  write('en/hello.md', page('<b>'));
  await vi.waitFor(() => expect(faults).toHaveLength(1), 5_000);
  expect(text()).toContain('Two.');
  stop();
});

test('a preview opens one page by our key until it expires, and by nobody else’s', () => {
  const until = new Date('2026-11-27T00:00:00Z');
  const before = new Date(until.getTime() - 1);
  const token = makePreviewToken('third', 'de', { key: 'ours', until });
  expect(readPreviewToken(token, { keys: ['older', 'ours'], now: before })).toMatchObject({
    slug: 'third',
    locale: 'de',
  });
  expect(readPreviewToken(token, { keys: ['ours'], now: until })).toBeUndefined();
  expect(readPreviewToken(token, { keys: ['theirs'], now: before })).toBeUndefined();
  expect(readPreviewToken(token, { keys: [], now: before })).toBeUndefined();
  expect(readPreviewToken(`${token.slice(0, -1)}A`, { keys: ['ours'], now: before })).toBeUndefined();
  expect(readPreviewToken('short', { keys: ['ours'], now: before })).toBeUndefined();
});
