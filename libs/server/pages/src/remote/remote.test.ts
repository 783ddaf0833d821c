import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Render, RenderRequest } from '../document/app.ts';
import { documentOf, origins } from '../testing/index.ts';
import { remoteRender } from './remote-render.ts';
import { serveRenders } from './serve-renders.ts';

let render: Render = async (order) =>
  documentOf(order, { status: 404, headers: { 'x-platform-unavailable': '1', 'set-cookie': 'a=1' } });
const server = createServer(serveRenders({ casino: (order) => render(order) }));
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

const order = (signal?: AbortSignal): RenderRequest => ({
  request: new Request('http://casino.test/de/users?a=1', signal ? { signal } : {}),
  pageContext: { edition: 'default', locale: 'de', device: 'desktop', origins, session: false },
  nonce: 'abc',
  internalApi: 'http://127.0.0.1:1',
  forwarded: { cookie: 'x=1' },
});

test('a document rendered elsewhere arrives as if it were rendered here', async () => {
  const answer = await remoteRender('casino', address)(order());
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('de desktop /de/users');
  expect(answer.headers.get('x-platform-unavailable')).toBe('1');
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('giving up here stops the rendering there', async () => {
  const stopped = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  render = ({ request }) => {
    request.signal.addEventListener('abort', () => stopped.resolve());
    begun.resolve();
    return new Promise(() => undefined);
  };
  const left = new AbortController();
  const asked = remoteRender('casino', address)(order(left.signal)).catch((error: Error) => error.name);
  await begun.promise;
  left.abort();
  expect(await asked).toBe('AbortError');
  await stopped.promise;
});

test('an app nobody renders there is an error here, not a document', async () => {
  expect((await remoteRender('sport', address)(order())).status).toBe(404);
  await expect(remoteRender('casino', 'http://127.0.0.1:9')(order())).rejects.toThrow();
});
