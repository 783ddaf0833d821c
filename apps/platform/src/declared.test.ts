import fastify from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint, Refusal, type RefusalCode } from '@croupier/contracts';
import { readConfig } from './config.ts';
import { createServe } from './serve.ts';
import { testPlatform } from './testing/index.ts';
import { createCallerLimits } from './throttling/caller-limits.ts';

const sell = endpoint({
  method: 'POST',
  path: '/api/sell/:id',
  params: v.object({ id: v.string() }),
  body: v.object({ stake_cents: v.number() }),
  reply: v.undefined(),
  refusals: ['market_closed'],
});

/** Calls an endpoint that refuses with a given code; returns the reply and the report. */
async function refusedBy(code: RefusalCode) {
  const reported: string[] = [];
  const app = fastify();
  const serve = createServe(app, {
    callerLimits: createCallerLimits(readConfig({ DATABASE_URL: 'postgres://nobody' })),
    identify: async () => null,
    origins: new Set(['http://ours']),
    editionsByHost: {},
    onUndeclared: (call, undeclared) => reported.push(`${call}: ${undeclared}`),
  });
  app.decorateRequest('cookies');
  app.addHook('onRequest', async (request) => void (request.cookies = {}));
  serve(sell, { access: 'all' }, async () => {
    throw new Refusal(code);
  });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/sell/1',
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: 'http://ours' },
    payload: { stake_cents: 1 },
  });
  await app.close();
  return { codes: Object.keys(reply.json().errors.base), reported };
}

test('a refusal the contract names is answered and nobody is told', async () => {
  for (const code of ['market_closed', 'not_found', 'invalid', 'unavailable'] as const)
    expect(await refusedBy(code)).toEqual({ codes: [code], reported: [] });
});

test('one it does not name is answered too, and reported', async () => {
  for (const code of ['limit_reached', 'unauthenticated'] as const)
    expect(await refusedBy(code)).toEqual({ codes: [code], reported: [`POST /api/sell/:id: ${code}`] });
});

test('the tests of a platform fail over one', async () => {
  const platform = await testPlatform();
  platform.context.onUndeclared('POST /api/sell/:id', 'limit_reached');
  await expect(platform.stop()).rejects.toThrow('POST /api/sell/:id: limit_reached');
});
