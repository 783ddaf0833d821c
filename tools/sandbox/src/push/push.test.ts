import { createECDH, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { type Answer, HttpError } from '../http/router.ts';
import { pushRoutes } from './push.ts';

const ORIGIN = 'http://push.sandbox.localhost:4200';

let dataDir: string;
let routes: ReturnType<typeof pushRoutes>;
let now: Date;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'croupier-push-'));
  now = new Date();
  routes = pushRoutes(dataDir, () => now);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const siteKeys = () => {
  const pair = createECDH('prime256v1');
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
};

interface Asked {
  at?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

const ask = (route: string, { at = '/', params = {}, headers = {}, body = Buffer.alloc(0) }: Asked = {}) =>
  routes[route]!({ url: new URL(at, ORIGIN), params, headers, body, text: body.toString('utf8') }) as Answer;

const subscribe = (key: string) =>
  JSON.parse(String(ask('POST /v1/subscriptions', { body: Buffer.from(JSON.stringify({ key })) }).body)) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };

const idOf = (endpoint: string) => endpoint.split('/').at(-1)!;

/** Sends a message encrypted like the site's library does. */
function send(to: ReturnType<typeof subscribe>, keys: ReturnType<typeof siteKeys>, text = 'Grüße, 通知') {
  const options = { vapidDetails: { ...keys, subject: 'mailto:no-reply@casino.example' }, TTL: 60, topic: 'bets' };
  const { headers, body } = webPush.generateRequestDetails(to, text, options);
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const params = { id: idOf(to.endpoint) };
  return ask('POST /v1/push/:id', {
    params,
    headers: Object.fromEntries(lower) as Record<string, string>,
    body: body!,
  });
}

const refusal = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'taken';
};

test('what is sealed for a browser is opened by its keys and shown', () => {
  const keys = siteKeys();
  const browser = subscribe(keys.publicKey);
  expect(send(browser, keys).status).toBe(201);
  const shown = ask('GET /v1/notices', { at: `/v1/notices?browser=${idOf(browser.endpoint)}` });
  expect(JSON.parse(String(shown.body))).toMatchObject([{ text: 'Grüße, 通知', topic: 'bets' }]);
});

test('a message of another sender, for another browser, or too late, is refused', () => {
  const [keys, others] = [siteKeys(), siteKeys()];
  const [browser, other] = [subscribe(keys.publicKey), subscribe(keys.publicKey)];
  expect(refusal(() => send(browser, others))).toBe('403 another_key');
  expect(refusal(() => send({ ...browser, keys: other.keys }, keys))).toBe('400 not_sealed_for_this_browser');
  now = new Date(now.getTime() + 2 * 86_400_000);
  expect(refusal(() => send(browser, keys))).toBe('403 claims_not_accepted');
});

test('a browser that unsubscribed is gone, and one that never was is unknown', () => {
  const keys = siteKeys();
  const browser = subscribe(keys.publicKey);
  ask('DELETE /v1/subscriptions/:id', { params: { id: idOf(browser.endpoint) } });
  expect(refusal(() => send(browser, keys))).toBe('410 gone');
  expect(refusal(() => send({ ...browser, endpoint: `${ORIGIN}/v1/push/${randomUUID()}` }, keys))).toBe(
    '404 not_found',
  );
});
