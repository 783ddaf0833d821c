import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlayer } from '@croupier/api-client/testing';
import type { Locale } from '@croupier/i18n';
import { Document } from '../document/Document.tsx';
import { routerOptions, withQueries } from '../router-options.tsx';
import { createRender } from './create-render.tsx';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };

/** A platform that knows one player, whose cookie says which language is saved; without one the session is dead. */
const askedFrom = new Set<string | undefined>();
const platform = createServer(({ headers }, response) => {
  askedFrom.add(headers.origin);
  const saved = /saved=(\S+)/.exec(headers.cookie ?? '')?.[1];
  response.writeHead(saved ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(saved ? testPlayer({ locale: saved as Locale }) : { errors: {} }));
});
let internalApi = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  internalApi = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
afterAll(() => void platform.close().closeAllConnections());

const render = createRender(
  {
    createRouter: (services, nonce) => {
      const routeTree = createRootRoute({ shellComponent: Document, component: () => <p>{services.i18n.locale}</p> });
      return withQueries(createRouter({ routeTree, ...routerOptions(services, nonce) } as never), services);
    },
    catalogs: [],
  },
  () => ({ manifest: { routes: {} } as never, start: () => ({ entry: '/e.js', preloads: [] }) }),
);

/** What a player is answered whose browser asks for a path; `offered` is what cookie and edition say. */
async function ask(path: string, { saved, offered }: { saved?: Locale; offered: Locale }) {
  const response = await render({
    request: new Request(origins.casino + path),
    pageContext: { edition: 'default', locale: offered, device: 'desktop', origins, session: true },
    nonce: 'n',
    internalApi,
    forwarded: { cookie: saved ? `saved=${saved}` : '' },
  });
  const language = /<html lang="([^"]+)"/.exec(await response.text())?.[1];
  return response.headers.get('location') ?? language;
}

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
