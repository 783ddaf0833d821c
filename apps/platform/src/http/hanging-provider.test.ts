import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { testPlatform } from '../testing/index.ts';

// shows: promise:X4; request:retry-after
test('while the payment provider hangs, 40 deposits at once are all asked to come again later', async () => {
  const provider = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const sandboxBase = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const platform = await testPlatform({ config: { sandboxBase, callsPerPlayer: 40 } });
  onTestFinished(async () => {
    provider.closeAllConnections();
    provider.close();
    await platform.stop();
  });
  const post = (url: string, payload: object, cookie = '') =>
    platform.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        origin: platform.config.casinoOrigin,
        'idempotency-key': randomUUID(),
        cookie,
      },
    });
  const signedUp = await post('/api/users', { user: application() });
  const cookie = `croupier_session=${signedUp.cookies.find(({ name }) => name === 'croupier_session')!.value}`;
  const order = { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 };
  const replies = await Promise.all(Array.from({ length: 40 }, () => post('/api/payments/intents', order, cookie)));
  const answers = replies.map(({ statusCode, headers }) => `${statusCode} ${String(headers['retry-after'])}`);
  expect(new Set(answers)).toEqual(new Set(['503 5']));
  expect(replies[0]!.json()).toMatchObject({ errors: { base: { unavailable: expect.any(String) } } });
});
