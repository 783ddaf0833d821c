import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '@croupier/server-database';
import { listJobs, retryJob } from '@croupier/server-jobs';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

/** Mail service that fails for the first two emails and rejects other services' calls. */
const received: { to: string; subject: string; text: string }[] = [];
let asked = 0;
const mails = createServer((request, response) => {
  if (request.url !== '/v1/messages') return void response.writeHead(404).end();
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    asked += 1;
    if (asked <= 2) return void response.writeHead(503).end();
    received.push(JSON.parse(body));
    response.writeHead(201).end();
  });
});
let platform: TestPlatform;
beforeAll(async () => {
  mails.listen(0, '127.0.0.1');
  await once(mails, 'listening');
  const sandboxBase = `http://127.0.0.1:${(mails.address() as AddressInfo).port}`;
  platform = await testPlatform({ jobs: true, sendsMessages: true, config: { sandboxBase } });
});
afterAll(async () => {
  await platform.stop();
  mails.close();
});

async function ask(method: 'POST', url: string, payload: object) {
  const reply = await platform.app.inject({
    method,
    url,
    payload,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      origin: platform.config.casinoOrigin,
      'idempotency-key': randomUUID(),
    },
  });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply;
}

test('a mail whose service fails twice is sent the third time, once', async () => {
  const { db } = platform.context;
  const user = application();
  const { id } = (await ask('POST', '/api/users', { user })).json();
  const [queued] = await db.query(
    sql`select payload from graphile_worker._private_jobs where payload::text like '%confirm-email%'`,
  );
  expect(queued).toEqual({ payload: { playerId: id, template: 'confirm-email', params: {} } }); // The queue contains no token.
  for (const failures of [1, 2]) {
    const waiting = async () => (await listJobs(db, 'queued')).find(({ kind }) => kind === 'mail.send');
    await vi.waitUntil(async () => asked === failures && (await waiting())?.last_error, 10_000);
    const job = await waiting();
    expect(job?.last_error).toBe('mail service answered 503');
    // It would be retried automatically later; the test does not wait.
    expect(job!.run_at.getTime()).toBeGreaterThan(job!.created_at.getTime());
    await retryJob(db, job!.id);
  }
  await vi.waitUntil(() => received.length > 0, 10_000);
  expect(received).toEqual([
    {
      channel: 'mail',
      to: user.email,
      subject: 'Please confirm your email address',
      text: expect.stringContaining('token='),
      html: expect.stringMatching(/<a[^>]* href="[^"]+\/confirmation\?confirmation_token=/s),
    },
  ]);
  expect((await platform.app.inject('/metrics')).body).toContain('jobs{state="failed"} 0');
});

test('a player causes five mails an hour, then is told when the next may go', async () => {
  const sign = await ask('POST', '/api/users', { user: application() });
  const cookie = sign.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const set = (amount_cents: number) =>
    platform.app.inject({
      method: 'POST',
      url: '/api/user_limits',
      payload: { type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents }] },
      headers: { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie },
    });
  await set(1000);
  const statuses = [];
  for (let amount = 2000; amount <= 7000; amount += 1000) statuses.push((await set(amount)).statusCode);
  expect(
    statuses.slice(0, 5).every((status) => status < 300),
    String(statuses),
  ).toBe(true);
  expect(statuses[5]).toBe(429);
  expect((await set(500)).statusCode).toBeLessThan(300); // A lower limit is never blocked, however many emails were sent.
});

test('a limit that is set, tightened or kept after all is told by mail, in the language of the player', async () => {
  const user = application({ email: 'limits@example.com' });
  const sign = await ask('POST', '/api/users', { user });
  const cookie = sign.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie };
  const send = (method: 'DELETE' | 'PATCH' | 'POST', url: string, payload: object | undefined) =>
    platform.app.inject({ method, url, headers, ...(payload && { payload }) });
  await send('PATCH', '/api/player/update_locale', { locale: 'de' });
  const mails = async (subject: string) => {
    const found = () => received.filter(({ to, subject: its }) => to === user.email && its === subject);
    await vi.waitUntil(() => found().length > 0, 10_000);
    return found()[0]!.text;
  };
  const set = (amount_cents: number) =>
    send('POST', '/api/user_limits', { type: 'loss', period: 'week', accounts: [{ currency: 'EUR', amount_cents }] });
  const { id } = (await set(9_000)).json();
  expect(await mails('Sie haben ein Limit gesetzt')).toMatch(/Verluste: 90,00\s€ pro Woche/);
  await set(5_000);
  expect(await mails('Ihr Limit ist niedriger')).toMatch(/Verluste: 50,00\s€ pro Woche/);
  await set(8_000);
  await send('DELETE', `/api/user_limits/${id}/change`, undefined);
  expect(await mails('Ihr Limit bleibt unverändert')).toMatch(/Verluste: 50,00\s€ pro Woche/);
});
