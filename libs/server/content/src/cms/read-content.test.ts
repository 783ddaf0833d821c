import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFile, listFiles, readPage } from './cms.ts';
import { watchContent } from './open-content.ts';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';
import { readContent, stampTranslations } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string | Uint8Array) {
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

// shows: guard:reserved-slugs
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
  for (const slug of ['api', 'sport', 'no', 'ja']) {
    expect(fault(page('x'), `en/${slug}.md`)).toBe(`en/${slug}.md:1: no page can have that slug`);
    rmSync(path.join(folder, `en/${slug}.md`));
  }
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

// shows: fields:cms-page
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

const about = (fields = '', title = 'Plan') =>
  `---\ntitle: ${title}\ncategories: hello\n${fields}---\n\nOne page to print.\n`;
/** Writes a page with a file on it. */
function writeFile(name: string, bytes: string | Uint8Array) {
  write('en/hello.md', page('x'));
  write('en/files/plan.md', about());
  write(`en/files/${name}`, bytes);
}
const fileFault = (name: string, bytes: string | Uint8Array) => {
  writeFile(name, bytes);
  return fault(page('x'));
};

test.each([
  ['of a type we do not serve', 'plan.exe', 'MZ', 'en/files/plan.exe:1: is none of pdf, html, txt, csv'],
  ['of no type', 'plan', 'x', 'en/files/plan:1: is none of pdf, html, txt, csv'],
  ['empty', 'plan.txt', '', 'en/files/plan.txt:1: is empty'],
  [
    'larger than 2 MB',
    'plan.txt',
    'x'.repeat(2 * 1024 * 1024 + 1),
    'en/files/plan.txt:1: has 2097153 bytes, more than 2097152',
  ],
  ['of a bad name', 'My Plan.txt', 'x', 'en/files/My Plan.txt:1: is named by a-z, 0-9 and - alone'],
  ['called what it is not', 'plan.pdf', '<html>', 'en/files/plan.pdf:1: is no PDF'],
  ['no text', 'plan.csv', new Uint8Array([0xff, 0xfe, 0]), 'en/files/plan.csv:1: is no text in UTF-8'],
  ['running', 'plan.html', '<p>\n<script>x</script>', 'en/files/plan.html:2: runs or fetches something: <script'],
  [
    'acting',
    'plan.html',
    '<p>one = 1\n<p onclick = "x">',
    'en/files/plan.html:2: runs or fetches something: <p onclick =',
  ],
  ['fetching', 'plan.html', '<img src="//evil.test/a">', 'en/files/plan.html:1: runs or fetches something: <img src='],
])('a file that is %s is refused by its name', (_, name, bytes, told) => {
  expect(fileFault(name, bytes)).toBe(told);
});

test('a file and what is said of it need each other, and the page it stands on', () => {
  write('en/files/plan.md', about());
  expect(fault(page('x'))).toBe('en/files/plan.md:1: has no file of its name beside it');
  write('en/files/plan.txt', 'x');
  expect(fault(page('x'))).toBe('none');
  write('en/files/other.txt', 'x');
  expect(fault(page('x'))).toBe('en/files/other.md:1: is missing: it describes the file beside it');
  rmSync(path.join(folder, 'en/files/other.txt'));
  write('en/files/plan.csv', 'x');
  expect(fault(page('x'))).toBe('en/files/plan.txt:1: lies beside another file of that name');
  rmSync(path.join(folder, 'en/files/plan.csv'));
  expect(fault(about('colour: red\n'), 'en/files/plan.md')).toBe('en/files/plan.md:4: colour: is no field here');
  expect(fault(about().replace('hello', 'nowhere'), 'en/files/plan.md')).toBe(
    'en/files/plan.md:1: there is no page nowhere',
  );
  expect(fault(about('', 'x'.repeat(121)), 'en/files/plan.md')).toBe(
    'en/files/plan.md:2: title: has more than 120 characters',
  );
  expect(fault(about().replace('print', 'print'.repeat(60)), 'en/files/plan.md')).toMatch(/more than 300 characters$/);
});

test('there are at most as many files as one answer holds', () => {
  write('en/hello.md', page('x'));
  for (let number = 0; number <= 100; number += 1) {
    write(`en/files/plan-${number}.md`, about());
    write(`en/files/plan-${number}.txt`, 'x');
  }
  expect(() => readContent(folder)).toThrow('en/files:1: holds more than 100');
});

test('all files together fit into memory', () => {
  write('en/hello.md', page('x'));
  for (let number = 10; number < 43; number += 1) {
    write(`en/files/plan-${number}.md`, about());
    write(`en/files/plan-${number}.txt`, '');
    truncateSync(path.join(folder, `en/files/plan-${number}.txt`), 2 * 1024 * 1024);
  }
  expect(() => readContent(folder)).toThrow('en/files/plan-42.txt:1: makes all files more than 67108864 bytes');
});

test('an address reaches no more than the files that were read', () => {
  writeFile('plan.txt', 'x');
  const content = readContent(folder);
  expect(findFile(content, 'en', 'plan.txt')?.bytes.toString()).toBe('x');
  for (const name of ['plan.md', 'plan', 'plan.txt.txt', 'plan.html', 'other.txt', '../hello.md', '', '.txt'])
    expect(findFile(content, 'en', name), name).toBeUndefined();
  expect(findFile(content, 'de', 'plan.txt')).toBeUndefined();
});

test('a file reads in the language asked for, else in its language, else in English; a changed one asks for its translations', () => {
  writeFile('plan.txt', 'My plan');
  write('de/files/plan.md', '---\ntitle: Plan (de)\nsource: 0000000000\n---\n\nZum Drucken.\n');
  write('de/files/plan.txt', 'Mein Plan');
  stampTranslations(folder, ['files/plan']);
  const behind = () =>
    readContent(folder).behind.flatMap(({ file, state }) => (file.includes('files') ? [`${state} ${file}`] : []));
  const urls = (locale: 'de' | 'en-AU' | 'ja') => listFiles(readContent(folder), locale).map(({ url }) => url);
  expect(urls('de')).toEqual(['/api/cms/files/de/plan.txt']);
  for (const locale of ['en-AU', 'ja'] as const) expect(urls(locale)).toEqual(['/api/cms/files/en/plan.txt']);
  expect(listFiles(readContent(folder), 'de')).toEqual([
    {
      id: 'plan',
      url: '/api/cms/files/de/plan.txt',
      title: 'Plan (de)',
      description: 'Zum Drucken.',
      categories: ['hello'],
      type: 'txt',
      size_bytes: 9,
    },
  ]);
  expect(behind()).toEqual(['es-MX', 'fr-CA', 'ja', 'no', 'pt-BR'].map((one) => `missing ${one}/files/plan.md`));
  write('en/files/plan.txt', 'My other plan');
  expect(behind()[0]).toBe('changed de/files/plan.md');
});

test('a file that is saved anew is served anew; a bad one is told, and the one before stays', async () => {
  writeFile('plan.txt', 'One.');
  const faults: unknown[] = [];
  const { content, stop } = watchContent((fault) => faults.push(fault), folder);
  const read = () => findFile(content(), 'en', 'plan.txt');
  const { hash } = read()!;
  write('en/files/plan.txt', 'Two.');
  await vi.waitFor(() => expect(read()?.bytes.toString()).toBe('Two.'), 5_000);
  expect(read()?.hash).not.toBe(hash);
  write('en/files/plan.txt', '');
  await vi.waitFor(() => expect(String(faults[0])).toContain('plan.txt:1: is empty'), 5_000);
  expect(read()?.bytes.toString()).toBe('Two.');
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
