import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { App, Render } from '../document/app.ts';

const maxSockets = 64;

/** Renders in another process, so that rendering never delays the process that serves cached documents. */
export function remoteRender(app: App['name'], address: string): Render {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return ({ request: asked, ...order }) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ ...order, url: asked.url });
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request(`${address}/${app}`, { method: 'POST', agent, headers, signal: asked.signal }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve(
            new Response(text === '' ? null : text, {
              status: answer.statusCode ?? 500,
              headers: readHeaders(answer.headers),
            }),
          );
        });
      });
      sent.on('error', reject).end(body);
    });
}

/** Returns the response headers that the page server uses. */
function readHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const unavailable = headers['x-platform-unavailable'];
  return {
    ...(headers.location !== undefined && { location: headers.location }),
    ...(typeof unavailable === 'string' && { 'x-platform-unavailable': unavailable }),
  };
}
