import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useQuery } from '@tanstack/react-query';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceQuery, useApi } from '@croupier/api-client';
import { testPlayer } from '@croupier/api-client/testing';
import type { Locale } from '@croupier/i18n';
import { Document } from '../document/Document.tsx';
import { routerOptions, withQueries } from '../router-options.tsx';
import { createRender } from './create-render.tsx';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };

/** Platform with one player, whose cookie tells the saved language. Without a cookie the session has expired. */
const wallet = { currency: 'EUR', active: true, amount_cents: 7_654_321, available_to_cashout_cents: 0 };
const askedFrom = new Set<string | undefined>();
const platform = createServer(({ headers, url }, response) => {
  askedFrom.add(headers.origin);
  const saved = /saved=([^;\s]+)/.exec(headers.cookie ?? '')?.[1];
  response.writeHead(saved ? 200 : 401, { 'content-type': 'application/json' });
  if (url?.startsWith('/api/player/accounts')) return response.end(JSON.stringify([wallet]));
  response.end(JSON.stringify(saved ? testPlayer({ locale: saved as Locale }) : { errors: {} }));
});
let internalApi = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  internalApi = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
afterAll(() => void platform.close().closeAllConnections());

function Wallet() {
  const { data } = useQuery(balanceQuery(useApi()));
  return <p>{data?.[0]?.amount_cents}</p>;
}

const render = createRender(
  {
    createRouter: (services, nonce) => {
      const routeTree = createRootRoute({ shellComponent: Document, component: Wallet });
      return withQueries(createRouter({ routeTree, ...routerOptions(services, nonce) } as never), services);
    },
    catalogs: [],
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(balanceQuery(api)),
  },
  () => ({ manifest: { routes: {} } as never, start: () => ({ entry: '/e.js', preloads: [] }) }),
);

/** Requests a path as a signed-in player. `offered` is the language from the cookie and the edition. */
async function ask(path: string, { saved, offered }: { saved?: Locale; offered: Locale }) {
  const response = await answer(path, { cookie: saved ? `saved=${saved}` : '', offered });
  const language = /<html lang="([^"]+)"/.exec(await response.text())?.[1];
  return response.headers.get('location') ?? language;
}

const answer = (path: string, { cookie, offered }: { cookie: string; offered: Locale }) =>
  render({
    request: new Request(origins.casino + path),
    pageContext: { edition: 'default', locale: offered, device: 'desktop', origins, session: true },
    nonce: 'n',
    internalApi,
    forwarded: { cookie },
  });

// shows: guard:locale-order
test('the language a player saved wins over the cookie, the default language too', async () => {
  expect(await ask('/', { saved: 'en', offered: 'de' })).toBe('en');
  expect(await ask('/?a=1', { saved: 'de', offered: 'en' })).toBe('/de?a=1');
});

test('a document asks the platform in the name of its site', async () => {
  await ask('/', { saved: 'en', offered: 'en' });
  expect([...askedFrom]).toEqual([origins.casino]);
});

// shows: guard:locale-order
test('an address that names a language wins over both', async () => {
  expect(await ask('/de', { saved: 'en', offered: 'de' })).toBe('de');
});

test('of a dead session the cookie decides', async () => {
  expect(await ask('/', { offered: 'de' })).toBe('/de');
  expect(await ask('/', { offered: 'en' })).toBe('en');
});

test('a document asked for while a round is shown has no balance in it, nor calls the platform missing', async () => {
  const inMiddle = await answer('/', { cookie: 'saved=en; shown_rounds=r~1', offered: 'en' });
  expect([await inMiddle.text(), inMiddle.status]).toEqual([expect.not.stringContaining('7654321'), 200]);
  expect(inMiddle.headers.get('x-platform-unavailable')).toBeNull();
  expect(await (await answer('/', { cookie: 'saved=en', offered: 'en' })).text()).toContain('7654321');
});
