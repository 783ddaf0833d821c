import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { type Described, type ExistingIds, valid } from './arbitrary.ts';
import { badTexts, type Place, textAt, textPlaces, withText } from './text-fields.ts';

const SLOW_MS = 5000;
const SAMPLES = 40;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = (Object.values(contracts) as unknown[]).filter(isEndpoint);
/** Tests every fourth call during the day, all of them at night. */
const STEP = process.env['LONG'] === '1' ? 1 : 4;
/** Calls that end the player's session or start another. */
const ENDS_SESSION = new Set<Endpoint>([contracts.signOut, contracts.endOtherSessions, contracts.changePassword]);
const called = endpoints.filter((each) => !ENDS_SESSION.has(each)).filter((_, at) => at % STEP === 0);

let platform: TestPlatform;
let existing: ExistingIds;
let player: Record<string, string>;

beforeAll(async () => {
  platform = await testPlatform();
  const signedUp = await ask({ method: 'POST', url: '/api/users', payload: { user: application() } });
  const cookie = `croupier_session=${signedUp.cookies.find(({ name }) => name === 'croupier_session')!.value}`;
  const payload = { game: 'dice', mode: 'real' };
  const launched = await ask({ method: 'POST', url: '/api/games/launch', headers: { cookie }, payload });
  const token = new URL(launched.json().url).hash.slice('#token='.length);
  const { bearer } = (await ask({ method: 'POST', url: '/rgs/session', payload: { token } })).json();
  player = { cookie, authorization: `Bearer ${bearer}` };
  existing = { uuids: [randomUUID()], numbers: [signedUp.json().id] };
});
afterAll(() => platform.stop());

interface Ask {
  method: Endpoint['method'];
  url: string;
  headers?: Record<string, string>;
  payload?: unknown;
}

const ask = ({ method, url, headers, payload }: Ask) =>
  platform.app.inject({
    method,
    url,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      origin: platform.config.casinoOrigin,
      'idempotency-key': randomUUID(),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

/** Encodes text in percent notation. A lone surrogate has no UTF-8, so it is sent as the three bytes it would have. */
const percent = (text: string) =>
  Array.from(text, (each) => (each.isWellFormed() ? encodeURIComponent(each) : '%ED%A0%80')).join('');

type Part = 'params' | 'query' | 'body';
interface Whole {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Example bodies for calls whose rules are stricter than their schemas. */
const examples = new Map<Endpoint, () => unknown>([
  [contracts.signUp, () => ({ user: application() })],
  [contracts.signIn, () => ({ user: { email: 'nobody@example.test', password: 'gartenzwerg' } })],
  [contracts.updatePlayer, () => ({})],
  [contracts.launchGame, () => ({ game: 'dice', mode: 'demo' })],
  [contracts.playRound, () => ({ round_id: randomUUID(), stake_cents: 10, params: { target: 5000, side: 'under' } })],
  [contracts.filterGames, () => ({})],
]);

/** Builds a minimal valid call, as far as its schemas show. */
function plainCall(endpoint: Endpoint): Whole {
  const one = (part: Part): unknown => {
    const schema = endpoint[part];
    if (!schema) return undefined;
    const example = part === 'body' ? examples.get(endpoint) : undefined;
    if (example) return example();
    const samples = fc.sample(valid(schema, existing), { numRuns: SAMPLES, seed: 1 });
    const accepted = samples.filter((sample) => v.is(schema, sample));
    return accepted.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0] ?? samples[0];
  };
  return { params: one('params'), query: one('query'), body: one('body') };
}

function urlOf({ path }: Endpoint, { params, query }: Whole): string {
  const fields = (value: unknown) => Object.entries((value ?? {}) as Record<string, unknown>);
  const inPath = new Map(fields(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => percent(String(inPath.get(name) ?? 'x')));
  const search = fields(query).map(([key, value]) => `${key}=${percent(String(value))}`);
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

const mayBeAway = ({ refusals }: Endpoint) => refusals?.includes('unavailable') ?? false;

/** Sends a call once and returns what was wrong with the reply. */
async function fault(endpoint: Endpoint, whole: Whole, headers: Record<string, string>): Promise<string | null> {
  const began = performance.now();
  const { method } = endpoint;
  const { statusCode } = await ask({ method, url: urlOf(endpoint, whole), headers, payload: whole.body });
  if (performance.now() - began > SLOW_MS) return 'slow';
  return statusCode >= 500 && !(statusCode === 503 && mayBeAway(endpoint)) ? String(statusCode) : null;
}

const parts: readonly Part[] = ['params', 'query', 'body'];
const placesOf = (endpoint: Endpoint): [Part, Place][] =>
  parts.flatMap((part) =>
    (endpoint[part] ? textPlaces(endpoint[part] as unknown as Described) : []).map((place): [Part, Place] => [
      part,
      place,
    ]),
  );

// shows: promise:B1
test(
  'no text in any field of any call makes it fail or hang, from a guest or a player',
  { timeout: 300_000 },
  async () => {
    const failures: string[] = [];
    let asked = 0;
    for (const endpoint of called) {
      const plain = plainCall(endpoint);
      for (const [part, place] of placesOf(endpoint)) {
        for (const [name, text] of Object.entries(badTexts)) {
          const whole = { ...plain, [part]: withText(plain[part], place, text) };
          for (const [who, headers] of Object.entries({ guest: {}, player })) {
            const found = await fault(endpoint, whole, headers);
            asked++;
            if (found)
              failures.push(`${found}: ${endpoint.method} ${endpoint.path} ${part}.${place.join('.')} ${name}, ${who}`);
          }
        }
      }
    }
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  },
);

/** Headers a call reads in addition to its parameters and body. Servers reject a NUL in a header, so it is sent encoded. */
const usedHeaders = [
  'x-locale',
  'x-geo-country',
  'user-agent',
  'x-request-id',
  'idempotency-key',
  'authorization',
  'host',
];
const usedCookies = Object.values(contracts.cookies).map(({ name }) => name);
const badHeaders = ['%00', '%ED%A0%80', '\xed\xa0\x80', '%', 'x'.repeat(10_000), '2026-02-30', '"', '=;=,'];

// shows: promise:B1
test('no header or cookie a call reads makes it fail or hang', { timeout: 300_000 }, async () => {
  const failures: string[] = [];
  let turn = 0;
  for (const endpoint of called) {
    const plain = plainCall(endpoint);
    const next = () => badHeaders[turn++ % badHeaders.length]!; // Every text in every header, of one call or another.
    const spoiled = [
      ...usedHeaders.map((name) => ({ [name]: next() })),
      ...usedCookies.map((name) => ({ cookie: `${player['cookie']}; ${name}=${next()}` })),
    ];
    for (const bad of spoiled) {
      for (const headers of [bad, { ...player, ...bad }]) {
        const found = await fault(endpoint, plain, headers);
        if (found) failures.push(`${found}: ${endpoint.method} ${endpoint.path} ${JSON.stringify(bad).slice(0, 80)}`);
      }
    }
  }
  expect(failures).toEqual([]);
});

test('text that cannot be stored comes through no schema, except inside what a game makes of its own params', () => {
  const games = new Set<Endpoint>([contracts.playRound, contracts.actInRound]);
  const through: string[] = [];
  for (const endpoint of endpoints.filter((each) => !games.has(each))) {
    const plain = plainCall(endpoint);
    for (const [part, place] of placesOf(endpoint)) {
      for (const text of [badTexts.nul, badTexts['half a pair'], badTexts['the other half']]) {
        const result = v.safeParse(endpoint[part]!, withText(plain[part], place, text));
        if (result.success && textAt(result.output, place) === text)
          through.push(`${endpoint.method} ${endpoint.path} ${part}.${place.join('.')}`);
      }
    }
  }
  expect(through).toEqual([]);
});
