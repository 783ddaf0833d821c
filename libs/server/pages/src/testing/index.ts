import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '@croupier/server-http';
import { createPages, type PagesOptions } from '../create-pages.ts';
import type { Render, RenderRequest } from '../document/app.ts';
import type { Worker } from '../install/worker.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export const origins = {
  casino: 'http://casino.test',
  sport: 'http://sport.casino.test',
  games: 'http://games.casino.test',
  payments: 'http://pay.test',
};

/** Starts a page server with the test's own renderer, and a client that sends Host headers as browsers do. */
export async function startPages(
  render: Render,
  { worker, ...options }: Partial<PagesOptions> & { worker?: Worker } = {},
) {
  const orders: RenderRequest[] = [];
  const app = {
    name: 'casino' as const,
    origin: origins.casino,
    policy: { self: origins.casino, games: origins.games, payments: origins.payments },
    folders: [],
    worker,
    render: (order: RenderRequest) => {
      orders.push(order);
      return render(order);
    },
  };
  const server = createServer(
    createPages({
      apps: [app],
      origins,
      internalApi: 'http://127.0.0.1:1',
      clock: Date.now,
      onError: () => undefined,
      ...options,
    }),
  );
  const port = await listen(server, { port: 0, host: '127.0.0.1' });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, path, method, headers: { host: 'casino.test', ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const encoding = response.headers['content-encoding'];
          const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: text.toString(),
          });
        });
      });
      asked.on('error', reject).end();
    });
  return {
    get,
    orders,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Renders a document as the apps do: with its inline script marked by the nonce. */
export const documentOf = ({ nonce, pageContext, request: { url } }: RenderRequest, init: ResponseInit = {}) =>
  new Response(
    `<!DOCTYPE html><p>${pageContext.locale} ${pageContext.device} ${new URL(url).pathname}</p><script nonce="${nonce}">go()</script>`,
    init,
  );
