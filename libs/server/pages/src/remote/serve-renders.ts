import type { IncomingMessage, ServerResponse } from 'node:http';
import { printLog } from '@croupier/server-http';
import type { App, Render, RenderRequest } from '../document/app.ts';

const maxOrderBytes = 64 * 1024;

type Order = Omit<RenderRequest, 'request'> & { readonly url: string };

/** Serves requests of `remoteRender`. For loopback only: it trusts every caller. */
export function serveRenders(renders: Readonly<Partial<Record<App['name'], Render>>>) {
  const byPath = new Map(Object.entries(renders).map(([name, render]) => [`/${name}`, render]));
  return (request: IncomingMessage, response: ServerResponse): void => {
    const render = byPath.get(request.url ?? '');
    if (request.method !== 'POST' || !render) return void response.writeHead(404).end();
    answer(render, request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      printLog({ level: 'error', message: String(error), stack: (error as Error).stack });
      response.writeHead(500).end();
    });
  };
}

async function answer(render: Render, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url, ...order } = await readOrder(request);
  const left = new AbortController();
  response.once('close', () => response.writableEnded || left.abort());
  const rendered = await render({ ...order, request: new Request(url, { signal: left.signal }) });
  const html = await rendered.text();
  response.writeHead(rendered.status, {
    ...Object.fromEntries(rendered.headers),
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
}

async function readOrder(request: IncomingMessage): Promise<Order> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > maxOrderBytes) throw new Error('an order to render is too large');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString()) as Order;
}
