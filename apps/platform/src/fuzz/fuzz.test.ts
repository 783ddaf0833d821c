import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { adjust } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { hostile, type ExistingIds, spoiled, valid } from './arbitrary.ts';

/** Number of cases: 600 by default; FUZZ_CASES raises it to 10,000 per call in the nightly run. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 600);
const SLOW_MS = 10_000;
const FUNDS = 1_000_000n;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = (Object.values(contracts) as unknown[]).filter(isEndpoint);
/** Calls that end the actor's own session; separate tests cover them. */
const ENDS_SESSION = new Set<Endpoint>([
  contracts.signOut,
  contracts.endOtherSessions,
  contracts.endOneSession,
  contracts.askForErasure,
]);

/** Calls that start another session for the browser; sent without one. */
const STARTS_SESSION = new Set<Endpoint>([contracts.signIn, contracts.signUp]);

let platform: TestPlatform;
let cookies: { guest: string; funded: string; other: string };
let existing: ExistingIds;

async function signUp(): Promise<{ cookie: string; id: number }> {
  const reply = await platform.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: headers(''),
    payload: { user: application({ currency: 'EUR' }) },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  const cookie = reply.cookies.find(({ name }) => name === 'croupier_session')!;
  return { cookie: `${cookie.name}=${cookie.value}`, id: reply.json().id };
}

const headers = (cookie: string) => ({
  'x-requested-with': 'XMLHttpRequest',
  origin: platform.config.casinoOrigin,
  'idempotency-key': randomUUID(),
  ...(cookie ? { cookie } : {}),
});

beforeAll(async () => {
  platform = await testPlatform();
  const [funded, other] = [await signUp(), await signUp()];
  await platform.context.db.transaction((tx) =>
    adjust(tx, {
      id: randomUUID(),
      playerId: funded.id,
      currency: 'EUR',
      amount: FUNDS,
      reason: 'fuzz',
      operator: 'test',
      now: new Date(),
    }),
  );
  cookies = { guest: '', funded: funded.cookie, other: other.cookie };
  existing = { uuids: [randomUUID(), randomUUID()], numbers: [funded.id, other.id] };
});
afterAll(() => platform.stop());

interface Case {
  endpoint: Endpoint;
  actor: 'guest' | 'funded' | 'other';
  params: unknown;
  query: unknown;
  body: unknown;
}

function caseOf(): fc.Arbitrary<Case> {
  const part = (schema: v.GenericSchema | undefined) => {
    if (!schema) return fc.constant(undefined);
    const good = valid(schema, existing);
    return fc.oneof(
      { weight: 5, arbitrary: good },
      { weight: 3, arbitrary: spoiled(good) },
      { weight: 1, arbitrary: hostile },
    );
  };
  const open = endpoints.filter((each) => !ENDS_SESSION.has(each));
  return fc.constantFrom(...open).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      actor: STARTS_SESSION.has(endpoint)
        ? fc.constant('guest' as const)
        : fc.constantFrom('guest' as const, 'funded' as const, 'other' as const),
      params: part(endpoint.params),
      query: part(endpoint.query),
      body: part(endpoint.body),
    }),
  );
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Returns whether a case takes a break, which ends the session too. */
const isBreak = ({ endpoint, actor, body }: Case): boolean =>
  endpoint === contracts.setUserLimit &&
  actor !== 'guest' &&
  ['coolingoff', 'selfexclusion'].includes(String(fields(body)['type']));

function urlOf({ endpoint, params, query }: Case): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(String(fields(params)[name] ?? 'x')) || 'x'),
  );
  const search = new URLSearchParams(
    Object.entries(fields(query)).map(([key, value]): [string, string] => [key, wellFormed(String(value))]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

const wellFormed = (value: string) => value.toWellFormed();
const accepts = (schema: v.GenericSchema | undefined, value: unknown) => !schema || v.is(schema, value);

/** Returns whether a call may fail because a third party is unavailable; such a call declares it. */
const mayBeAway = ({ refusals }: Endpoint) => refusals?.includes('unavailable') ?? false;

// shows: promise:B1
test('whatever is sent, by whoever, nothing fails, hangs or unbalances the ledger', { timeout: 900_000 }, async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  const failures = new Map<string, string>();
  let understood = 0;
  for (const each of fc.sample(caseOf(), { numRuns: CASES, seed })) {
    const { endpoint, actor, params, query, body } = each;
    if (accepts(endpoint.params, params) && accepts(endpoint.query, query) && accepts(endpoint.body, body))
      understood++;
    if (isBreak(each)) continue;
    const began = performance.now();
    const reply = await platform.app.inject({
      method: endpoint.method,
      url: urlOf(each),
      headers: { ...headers(cookies[actor]), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { statusCode } = reply;
    const failed = statusCode >= 500 && !(statusCode === 503 && mayBeAway(endpoint));
    const lostSession = statusCode === 401 && actor !== 'guest' && !endpoint.path.startsWith('/rgs');
    const slow = performance.now() - began > SLOW_MS;
    if (!failed && !lostSession && !slow) continue;
    const kind = `${endpoint.method} ${endpoint.path} ${slow ? 'slow' : statusCode}`;
    failures.set(kind, `${urlOf(each)} ${JSON.stringify(body)} by ${actor}: ${reply.body.slice(0, 200)}`);
  }
  expect(Object.fromEntries(failures), `seed ${seed}`).toEqual({});
  expect(understood / CASES).toBeGreaterThan(0.3);
  expect((await checkLedger(platform.context.db)).breaks).toEqual([]);
});
