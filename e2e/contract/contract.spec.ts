import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import * as contracts from '@croupier/contracts';
import { type Endpoint, impliedRefusals, refusalTexts } from '@croupier/contracts';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

/*
 * Any server that passes this suite can stand in the platform's place: PLATFORM_URLS names it (or several copies of it).
 */
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = Object.entries(contracts as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
  isEndpoint(entry[1]),
);
/** They end the session the other calls need, so they are asked last. */
const LAST: readonly Endpoint[] = [contracts.endOneSession, contracts.endOtherSessions, contracts.signOut];
const inOrder = endpoints.toSorted(([, one], [, other]) => LAST.indexOf(one) - LAST.indexOf(other));

/** Codes at the leaves of a refusal's body. */
function codesOf(errors: unknown): string[] {
  return Object.entries(errors as object).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : codesOf(value),
  );
}

function hold(name: string, endpoint: Endpoint, status: number, body: unknown): void {
  const about = `${name}: ${status} ${JSON.stringify(body)}`;
  if (status < 300) {
    expect(endpoint.status ?? [200], about).toContain(status);
    expect(v.safeParse(endpoint.reply, body).issues, about).toBeUndefined();
    return;
  }
  const codes = codesOf((body as { errors: object }).errors);
  expect(codes.length, about).toBeGreaterThan(0);
  for (const code of codes) {
    expect(Object.keys(refusalTexts), about).toContain(code);
    // Which calls are for players only, the contracts don't say.
    expect(['unauthenticated', ...(endpoint.refusals ?? []), ...impliedRefusals(endpoint)], about).toContain(code);
  }
}

/** Ids of a form that fits, of rows that do not exist. */
const someParams = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, randomUUID()]));

/** Asks every call once, each answer held against its contract. Returns the calls as `GET /path`. */
async function askEverything(visitor: Visitor): Promise<string[]> {
  const asked: string[] = [];
  for (const [name, endpoint] of inOrder) {
    const { status, body } = await visitor.ask(endpoint, {
      params: someParams(endpoint),
      ...(endpoint.body ? { body: {} } : {}),
    });
    hold(name, endpoint, status, body);
    asked.push(`${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`);
  }
  return asked;
}

/** The calls a server names in its OpenAPI document. */
async function namedCalls(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.ask({ method: 'GET', path: '/api/openapi.json', reply: v.unknown() });
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

// shows: call:GET /api/openapi.json
test('a guest is answered by the contract, in every call the server names', { tag: '@smoke' }, async () => {
  const visitor = new Visitor();
  expect((await askEverything(visitor)).toSorted()).toEqual((await namedCalls(visitor)).toSorted());
});

test('a player is answered by the contract, call by call', async () => {
  const visitor = new Visitor();
  await visitor.call(contracts.signUp, { body: { user: newPerson() } });
  await askEverything(visitor);
});

// shows: call:POST /api/users; call:GET /api/player; call:GET /api/player/accounts; call:DELETE /api/users/sign_out
// shows: promise:A8
test('a session begins with signing up, is found by every copy, and ends with signing out', async () => {
  const visitor = new Visitor();
  const person = newPerson({ currency: 'JPY' });
  const player = await visitor.call(contracts.signUp, { body: { user: person } });
  for (let times = 0; times < 4; times++) expect((await visitor.call(contracts.readPlayer, {}))?.id).toBe(player.id);
  expect(await visitor.call(contracts.readAccounts, { query: { compatibility: 'false' } } as never)).toEqual([
    { currency: 'JPY', active: true, amount_cents: 0, available_to_cashout_cents: 0 },
  ]);
  await visitor.ask(contracts.signOut);
  await expect.poll(async () => (await visitor.ask(contracts.readAccounts)).status).toBe(401);
  const again = new Visitor();
  await again.call(contracts.signIn, { body: { user: { email: person.email, password: person.password } } });
});

// shows: promise:R5; promise:W6; call:POST /rgs/play
test('a demo round asked for twice, on whichever copy, is one round', async () => {
  const visitor = new Visitor();
  const launched = await visitor.call(contracts.launchGame, { body: { game: 'dice', mode: 'demo' } });
  const token = new URLSearchParams(new URL(launched.url).hash.slice(1)).get('token')!;
  const { bearer, balance_cents } = await visitor.call(contracts.openGameSession, { body: { token } });
  expect((await visitor.ask(contracts.openGameSession, { body: { token } })).status).toBe(422);
  const bet = {
    body: { round_id: randomUUID(), stake_cents: 100, params: { target: 5000, side: 'under' } },
    headers: { authorization: `Bearer ${bearer}` },
  };
  const [first, second] = [await visitor.call(contracts.playRound, bet), await visitor.call(contracts.playRound, bet)];
  expect(second.round).toEqual(first.round);
  expect(second.balance_cents).toBe(balance_cents - 100 + first.round.win_cents);
});
