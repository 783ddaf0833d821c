import { expect, test, vi } from 'vitest';
import { MAX_RETRIES } from '@croupier/api-client';
import { resumeGame } from '@croupier/contracts';
import { rgsApi } from './rgs-api.ts';

const standing = {
  balance_cents: 500,
  play_session: { started_at: '2026-11-20T10:00:00.000Z', rounds: 0, staked_cents: 0, won_cents: 0 },
  last_round: null,
  gifts: [],
};
const answering = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next.clone());
  });
  return { fetch, wait: vi.fn(() => Promise.resolve()) };
};
const refusal = (status: number, code: string) => Response.json({ errors: { base: { [code]: 'text' } } }, { status });

// shows: promise:W1; promise:W6
test('the bearer goes along and cookies do not', async () => {
  const tools = answering(Response.json(standing));
  await rgsApi('the-bearer', tools).call(resumeGame);
  const [path, init] = tools.fetch.mock.calls[0]!;
  expect(path).toBe('/rgs/resume');
  expect(init).toMatchObject({ credentials: 'omit' });
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer the-bearer');
});

test('a lost reply and a server that is away are asked again, until there is an answer', async () => {
  const tools = answering(new TypeError('network'), refusal(503, 'unavailable'), Response.json(standing));
  await expect(rgsApi('b', tools).call(resumeGame)).resolves.toEqual(standing);
  expect(tools.wait).toHaveBeenCalledTimes(2);
});

test('a refusal is final at once and keeps its code, however deep it stands', async () => {
  const tools = answering(Response.json({ errors: { stake_cents: { stake_not_allowed: 'text' } } }, { status: 422 }));
  await expect(rgsApi('b', tools).call(resumeGame)).rejects.toMatchObject({ code: 'stake_not_allowed', status: 422 });
  expect(tools.fetch).toHaveBeenCalledTimes(1);
});

test('with no connection at all it gives up after the last wait and says so', async () => {
  const tools = answering(new TypeError('network'));
  await expect(rgsApi('b', tools).call(resumeGame)).rejects.toMatchObject({ code: 'offline' });
  expect(tools.fetch).toHaveBeenCalledTimes(MAX_RETRIES + 1);
});

test('an answer that is not what the contract says is not believed', async () => {
  const tools = answering(Response.json({ ...standing, balance_cents: '500' }));
  await expect(rgsApi('b', tools).call(resumeGame)).rejects.toMatchObject({ code: 'unavailable' });
});
