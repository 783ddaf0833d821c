import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { importStudio } from './import-catalogue.ts';
import { listStudios, openStudioTitles, readStudioTitles } from './studio-titles.ts';

let db: Database;
let server: Server;
let origin: string;
let answer: RequestListener;
const clock = testClock();

beforeAll(async () => {
  db = await gamesDatabase();
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://studio.localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await db.close();
});

const tram = {
  id: 'lucky-tram',
  title: 'Lucky Tram',
  mechanic: 'scratch',
  rtp: 0.96,
  hit_rate: 0.3,
  volatility: 'medium',
  deviation: 6.2,
  max_win_multiple: 500,
  demo: true,
  currencies: ['EUR', 'GBP', 'EUR', 'NOK'],
  languages: ['en', 'de'],
  pictures: { card: '/pictures/tram.svg', wide: '/pictures/tram-wide.svg' },
};
const boat = { ...tram, id: 'fishers-boat', title: 'Fisher’s Boat' };

const says =
  (body: unknown, { type = 'application/json', status = 200 } = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
const catalogue = (...games: object[]) => says({ studio: 'Tram & Sons', games });
const read = (studio = 'tram', isOurs = (slug: string) => slug === 'koi-garden') =>
  importStudio(db, { studio, origin, isOurs, now: clock.now() });
const slugs = async () => (await readStudioTitles(db)).map(({ slug }) => slug);

beforeEach(async () => {
  answer = catalogue(tram);
  await read();
});

test('a catalogue is taken in as it stands; the same again changes nothing, two at once no more', async () => {
  answer = catalogue(tram, boat);
  expect(await read()).toEqual({ listed: 1, changed: 0, withdrawn: 0 });
  const before = await readStudioTitles(db);
  expect(before).toMatchObject([
    { slug: 'lucky-tram', studio: 'tram', studioTitle: 'Tram & Sons', currencies: ['EUR', 'NOK'], rtp: 0.96 },
    { slug: 'fishers-boat' },
  ]);
  const none = { listed: 0, changed: 0, withdrawn: 0 };
  expect(await Promise.all([read(), read(), read()])).toEqual([none, none, none]);
  expect(await readStudioTitles(db)).toEqual(before);
});

test('a title that vanishes is withdrawn, and keeps its number when it comes back', async () => {
  answer = catalogue(tram, boat);
  await read();
  const number = (await readStudioTitles(db)).find(({ slug }) => slug === 'fishers-boat')!.number;
  answer = catalogue({ ...tram, rtp: 0.95 });
  expect(await read()).toEqual({ listed: 0, changed: 1, withdrawn: 1 });
  expect(await readStudioTitles(db)).toMatchObject([{ slug: 'lucky-tram', rtp: 0.95 }]);
  answer = catalogue(tram, boat);
  await read();
  expect((await readStudioTitles(db)).find(({ slug }) => slug === 'fishers-boat')!.number).toBe(number);
});

test('a studio takes no title of ours and none of another studio, and its list withdraws nobody else’s', async () => {
  answer = catalogue({ ...tram, id: 'koi-garden', title: 'Koi Garden' });
  await expect(read()).rejects.toThrow('our own');
  answer = catalogue(tram);
  await expect(read('rival')).rejects.toThrow('another studio');
  answer = catalogue();
  await read('rival');
  expect(await slugs()).toContain('lucky-tram');
});

const hostile: [string, object][] = [
  ['markup in the name', { title: '<img src=x onerror=alert(1)>', id: 'img-src-x-onerror-alert-1' }],
  ['a name that turns the line around', { title: 'Lucky \u202Etram', id: 'lucky-tram' }],
  ['a line break and a terminal’s colours in the name', { title: 'Lucky\n\u001b[31mTram' }],
  ['a name of a thousand letters', { title: 'a'.repeat(1000), id: 'a'.repeat(64) }],
  ['an id that leads elsewhere', { id: '../dice' }],
  ['an id that is not its title', { id: 'dice' }],
  ['a picture of another origin', { pictures: { ...tram.pictures, card: 'https://spy.example/pixel.png' } }],
  [
    'a picture of another origin without saying so',
    { pictures: { ...tram.pictures, wide: '//spy.example/pixel.png' } },
  ],
  ['a script for a picture', { pictures: { ...tram.pictures, card: 'javascript:alert(1)' } }],
  ['data for a picture', { pictures: { ...tram.pictures, card: 'data:image/svg+xml,<svg/>' } }],
  ['a policy behind a picture', { pictures: { ...tram.pictures, card: '/a.svg; script-src *' } }],
  ['a return of more than all', { rtp: 1.2 }],
  ['a return that is no number', { rtp: '0.96' }],
  ['a mechanic nobody knows', { mechanic: '__proto__' }],
  ['no currency of ours', { currencies: ['GBP'] }],
  ['a million currencies', { currencies: Array.from({ length: 20_000 }, () => 'EUR') }],
  ['no languages', { languages: [] }],
];

const errorOf = async () => (await listStudios(db)).find(({ id }) => id === 'tram')!.last_error;

test.each(hostile)('%s: nothing of the catalogue is taken in', async (_, change) => {
  const before = await readStudioTitles(db);
  answer = catalogue(boat, { ...tram, ...change });
  await expect(read()).rejects.toMatchObject({ name: 'CatalogueRefused' });
  expect(await readStudioTitles(db)).toEqual(before);
  expect(await errorOf()).toMatch(/^[ -~]{1,300}$/); // An operator reads it in a terminal.
  answer = catalogue(tram);
  await read();
  expect(await errorOf()).toBe(null);
});

const broken: [string, RequestListener][] = [
  ['no JSON', says('<html>')],
  ['a page', says({ studio: 'Tram', games: [] }, { type: 'text/html' })],
  ['an error', says({ studio: 'Tram', games: [] }, { status: 500 })],
  ['the way elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
  ['a list without a name', says({ games: [] })],
  ['two titles alike', catalogue(tram, tram)],
  [
    'too many titles',
    catalogue(...Array.from({ length: 501 }, (_, n) => ({ ...tram, id: `tram-${n}`, title: `Tram ${n}` }))),
  ],
  [
    'half an answer',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{');
      response.destroy();
    },
  ],
];

test.each(broken)('a studio that answers %s keeps the titles it had', async (_, broke) => {
  answer = broke;
  await expect(read()).rejects.toMatchObject({ name: 'CatalogueRefused' });
  expect(await slugs()).toContain('lucky-tram');
});

test('a film instead of a catalogue is cut off, not read to its end', async () => {
  let sent = 0;
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && sent < 64 * 1024 * 1024) {
        sent += 65_536;
        if (!response.write(' '.repeat(65_536))) return void response.once('drain', more);
      }
    };
    more();
  };
  await expect(read()).rejects.toThrow('too long');
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('what is offered is looked up again behind whoever asks; the same is the same list', async () => {
  const titles = await openStudioTitles({
    db,
    clock: clock.now,
    onError: (error) => expect.unreachable(String(error)),
  });
  const first = titles();
  clock.pass(10_000);
  titles();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(titles()).toBe(first);
  answer = catalogue({ ...tram, hit_rate: 0.25 });
  await read();
  clock.pass(10_000);
  titles();
  await expect.poll(() => titles().find(({ slug }) => slug === 'lucky-tram')?.hit_rate).toBe(0.25);
});
