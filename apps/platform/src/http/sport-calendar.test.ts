import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { simulatedFeed } from '@croupier/server-sportsbook';
import { advanceFeed, changeMatch } from '@croupier/server-sportsbook/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let cookie: string;
let match: number;
// A day on which clocks change in Europe but not in America.
let now = new Date('2026-03-28T18:00:00Z');
const kickOff = new Date('2026-03-29T00:30:00Z');

const raw = asker(() => platform);
const ask = (method: Method, url: string, payload?: object) =>
  raw(method, url, { cookie, payload, headers: { origin: platform.config.sportOrigin } });
const read = (url: string, headers: Record<string, string> = {}) => raw('GET', url, { headers });
const change = (to: Parameters<typeof changeMatch>[2]) => changeMatch(platform.context.db, match, to);

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
  cookie = cookieOf(await ask('POST', '/api/users', { user: application() }));
  await advanceFeed(platform.context.db, simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 1) }), now);
  const [event] = (await ask('GET', '/api/sportsbook/events?sport=football&state=upcoming')).json();
  match = event.id;
  await change({ kickOffAt: kickOff, home: 'Coral, Sons; \\ Co' });
  await ask('PUT', `/api/sportsbook/favourites/event/${match}`);
});
afterAll(() => platform.stop());

/** Returns the path of the player's calendar. */
async function pathOf(method: Method, url: string): Promise<string> {
  const { address } = (await ask(method, url)).json() as { address: string };
  expect(address).toMatch(new RegExp(`^${platform.config.sportOrigin}/`));
  return new URL(address).pathname;
}
/** Splits the text into unfolded lines. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

// shows: call:GET /api/sportsbook/calendar; call:PUT /api/sportsbook/calendar; call:POST /api/sportsbook/calendar/renew
// shows: call:DELETE /api/sportsbook/calendar; call:GET /api/sportsbook/calendars/{token}/matches.ics
test('only the address of now leads to a calendar; it can be asked for again, renewed and switched off', async () => {
  expect((await read('/api/sportsbook/calendar')).statusCode).toBe(401);
  expect((await ask('GET', '/api/sportsbook/calendar')).json()).toEqual({ address: null });
  const first = await pathOf('PUT', '/api/sportsbook/calendar');
  expect(await pathOf('PUT', '/api/sportsbook/calendar')).toBe(first);
  expect(await pathOf('GET', '/api/sportsbook/calendar')).toBe(first);
  expect((await read(first)).statusCode).toBe(200);
  const second = await pathOf('POST', '/api/sportsbook/calendar/renew');
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await ask('DELETE', '/api/sportsbook/calendar')).statusCode).toBe(204);
  expect((await read(second)).statusCode).toBe(404);
  for (const token of ['a'.repeat(32), 'short', `${'a'.repeat(31)}%20`])
    expect((await read(`/api/sportsbook/calendars/${token}/matches.ics`)).statusCode).toBe(404);
});

test('the calendar says what is kept in UTC and in the language asked for, commas and all', async () => {
  const path = await pathOf('PUT', '/api/sportsbook/calendar');
  const reply = await read(`${path}?lang=de`);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
  expect(reply.headers['cache-control']).toBe('private, max-age=900');
  const lines = linesOf(reply.body);
  const host = new URL(platform.config.sportOrigin).host;
  for (const line of [
    'X-WR-CALNAME:Meine Spiele',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    `UID:match-${match}@${host}`,
    'SEQUENCE:1',
    'DTSTART:20260329T003000Z',
    'DTEND:20260329T023000Z',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:Coral\\, Sons\\; \\\\ Co – /);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/\\, .* · Fußball$/);
  for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf((await read(path)).body)).toContain('X-WR-CALNAME:My matches');
  expect((await read(`${path}?lang=en-AU`)).body).toContain('Soccer');
  expect((await read(`${path}?lang=xx`)).statusCode).toBe(200);
});

test('who has the calendar of now is told so in a word; a match that is cancelled stays in it as cancelled', async () => {
  const path = await pathOf('PUT', '/api/sportsbook/calendar');
  const etag = (await read(path)).headers['etag'] as string;
  const same = await read(path, { 'if-none-match': `"other", W/${etag}` });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await change({ status: 'live' });
  expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(304);
  await change({ status: 'cancelled', endedAt: now });
  const changed = await read(path, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(linesOf(changed.body)).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED']));
  expect(changed.body).toContain('SUMMARY:Cancelled: Coral');
  await change({ status: 'not_started', endedAt: null });
});

// shows: call:GET /api/sportsbook/events/{id}/match.ics
test('anyone takes one match along; one there is not is unknown', async () => {
  const reply = await read(`/api/sportsbook/events/${match}/match.ics?lang=ja`);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="match-${match}.ics"`);
  expect(linesOf(reply.body).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(reply.body).toContain('サッカー');
  expect((await read('/api/sportsbook/events/999999/match.ics')).statusCode).toBe(404);
});

test('a calendar of somebody who takes a break reminds of nothing', async () => {
  const path = await pathOf('PUT', '/api/sportsbook/calendar');
  expect((await read(path)).body).toContain('BEGIN:VEVENT');
  expect((await ask('POST', '/api/user_limits', { type: 'coolingoff', period: 'week' })).statusCode).toBeLessThan(300);
  expect((await read(path)).body).not.toContain('BEGIN:VEVENT');
});

test('an address is read only so often, and then says when to come again', async () => {
  now = new Date(now.getTime() + 3_600_000);
  const path = '/api/sportsbook/calendars/' + 'b'.repeat(32) + '/matches.ics';
  for (let time = 0; time < 30; time++) expect((await read(path)).statusCode).toBe(404);
  const reply = await read(path);
  expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([429, true]);
});
