import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SandboxProcess, secret, signedCallback, startSandboxProcess } from '@croupier/server-payments/testing';
import { application } from '@croupier/server-players/testing';
import { createLog } from './log.ts';
import { type TestPlatform, testPlatform } from './testing/index.ts';
import { asker, type Method } from './testing/visitor.ts';

const lines: string[] = [];
let sandbox: SandboxProcess;
let platform: TestPlatform;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  platform = await testPlatform({
    jobs: true,
    sendsMessages: true,
    log: createLog('trace', { write: (line) => lines.push(line) }),
    config: { sandboxBase: sandbox.base, sandboxSecret: secret },
  });
});
afterAll(async () => {
  await platform.stop();
  sandbox.stop();
});

const raw = asker(() => platform);
const ask = (method: Method, url: string, payload?: object, cookie?: string) =>
  raw(method, url, { cookie, payload, headers: { 'idempotency-key': randomUUID() } });

/** Reads the emails the mail service received, as text. */
const readMails = (to: string) =>
  new Promise<string>((resolve, reject) => {
    const url = new URL(`/v1/messages?to=${encodeURIComponent(to)}`, sandbox.base);
    get(url, { headers: { host: 'mail.sandbox.localhost' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });

// shows: promise:U2; call:PUT /log
test('signing up and in, a limit loosened, a deposit and reports of the browser leave no secret in the log', async () => {
  const user = { ...application(), password: 'Correct-horse-7-staple' };
  const wrong = 'Wrong-horse-8-staple';
  const card = '4111111111111111';
  const signedUp = await ask('POST', '/api/users', { user });
  const session = signedUp.cookies.find(({ name }) => name === 'croupier_session')!.value;
  const cookie = `croupier_session=${session}`;
  for (const password of [wrong, user.password])
    await ask('POST', '/api/users/sign_in', { user: { email: user.email, password } });

  const limit = { type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 1000 }] };
  const { id } = (await ask('POST', '/api/user_limits', limit, cookie)).json();
  await ask('DELETE', `/api/user_limits/${id}`, {}, cookie);
  await vi.waitUntil(async () => (await readMails(user.email)).includes('confirm?token='), 10_000);
  const [, mailed] = /confirm\?token=([\w-]+)/.exec(await readMails(user.email))!;
  await ask('GET', `/profile/limits/confirm?token=${mailed}`);

  const order = { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 };
  const intent = (await ask('POST', '/api/payments/intents', order, cookie)).json();
  await sandbox.pay(intent.client_token, intent.provider_payment_id, '50.00', card);
  const { headers, body } = signedCallback({ token: intent.client_token }, { key: 'of nobody' });
  await platform.app.inject({ method: 'POST', url: '/callbacks/sandbox', headers, payload: body });

  const report = {
    label: 'UI_ERROR',
    level_name: 'ERROR',
    datetime: new Date().toISOString(),
    type: 'browser',
    message: `failed at https://casino.example/a?x=1&token=${mailed}#access_token=${mailed}`,
    context: {
      form: JSON.stringify([{ password: user.password, card_number: card }]),
      password: user.password,
      headers: JSON.stringify({ Cookie: cookie }),
      body: JSON.stringify({ user: { password: user.password } }),
      typed: `4111 1111 1111 1111, Bearer ${intent.client_token}`,
      harmless: 'seen in the log',
    },
  };
  await ask('PUT', '/log', report, cookie);
  platform.context.log.error(new Error(`sent ${cookie}`));

  const log = lines.join('');
  expect(log).toContain('seen in the log');
  expect(log).toContain('payment callback refused');
  expect(log).toContain('/profile/limits/confirm?token=[redacted]');
  const secrets = { session, mailed, card, secret, password: user.password, wrong, client: intent.client_token };
  for (const [name, value] of Object.entries({ ...secrets, spaced: '4111 1111 1111 1111' }))
    expect(log.includes(String(value)), name).toBe(false);
});
