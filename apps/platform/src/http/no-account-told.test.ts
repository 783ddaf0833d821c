import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, linkOf, signUp } from '../testing/visitor.ts';

/*
 * Nobody learns whether an account exists. Times are compared as medians of interleaved calls, with room for a busy machine;
 * what would make them differ for sure, a statement more or less, is compared exactly.
 */
let platform: TestPlatform;
const known: string[] = [];
beforeAll(async () => {
  platform = await testPlatform();
  for (let count = 0; count < ROUNDS; count += 1) known.push((await signUp(ask)).user.email);
});
afterAll(() => platform.stop());

const ROUNDS = 9;
const ask = asker(() => platform);
let addresses = 0;

const calls: Record<string, (email: string) => ReturnType<typeof ask>> = {
  'signing in': (email) => post('/api/users/sign_in', { email, password: 'not the right one' }),
  'a forgotten password': (email) => post('/api/users/password', { email }),
  'a confirmation again': (email) => post('/api/users/confirmation', { email }),
};

/** Posts from a new address each time, so that earlier requests delay nothing. */
const post = (url: string, user: object) => {
  addresses += 1;
  return ask('POST', url, { payload: { user }, address: `10.0.${addresses >> 8}.${addresses & 255}` });
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Returns status, headers and body without the request id, the statements, and the time. */
async function watch(work: () => ReturnType<typeof ask>) {
  const query = vi.spyOn(platform.context.db, 'query');
  const begun = performance.now();
  const { statusCode, headers, body } = await work();
  const ms = performance.now() - begun;
  const statements = query.mock.calls.map(([{ text }]) => text);
  query.mockRestore();
  const { 'x-request-id': _, date: __, ...told } = headers;
  return { told: { statusCode, headers: told, body: body.replace(/"request_id":"[^"]*"/, '') }, statements, ms };
}

// shows: promise:A6
test.each(Object.keys(calls))(
  '%s answers alike, word for word and step for step, with or without an account',
  async (name) => {
    const call = calls[name]!;
    const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await watch(() => call(known[round]!));
      const other = await watch(() => call(`nobody${round}@example.test`));
      expect(other.told).toEqual(one.told);
      expect(other.statements).toEqual(one.statements);
      times.with.push(one.ms);
      times.without.push(other.ms);
    }
    const [longer, shorter] = [median(times.with), median(times.without)].toSorted((a, b) => b - a) as [number, number];
    expect(longer).toBeLessThan(shorter * 2 + 10);
  },
);

// shows: promise:A6
test('a confirmation by a token that works no more is answered as by one nobody ever had', async () => {
  const { email } = (await signUp(ask)).user;
  await platform.deliver();
  const replaced = linkOf(platform, email, 'confirmation_token');
  await post('/api/users/confirmation', { email });
  await platform.deliver(); // The request,
  await platform.deliver(); // and its email.
  expect(linkOf(platform, email, 'confirmation_token')).not.toBe(replaced);
  const answers = [];
  for (const token of ['x'.repeat(43), replaced])
    answers.push(await watch(() => ask('GET', `/api/users/confirmation?confirmation_token=${token}`)));
  expect(answers[0]!.told).toEqual(answers[1]!.told);
});
