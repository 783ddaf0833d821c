import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { request as sealed } from 'node:https';
import type { LookupFunction } from 'node:net';
import { CatalogueRefused } from './listing.ts';

const MOST_BYTES = 512 * 1024;
const PATIENCE_MS = 10_000;

/** `*.localhost` is this machine, whether the system's resolver knows or not. */
const lookup: LookupFunction = (name, options, answer) =>
  resolve(name.endsWith('.localhost') ? 'localhost' : name, options, answer);

/** Fetches a studio's `/catalogue.json`, limited in time and size, without redirects. */
export async function fetchCatalogue(origin: string): Promise<unknown> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  try {
    return JSON.parse(await read(new URL('/catalogue.json', origin), late)) as unknown;
  } catch (error) {
    if (error instanceof CatalogueRefused) throw error;
    if (late.aborted) throw new CatalogueRefused(`no answer within ${PATIENCE_MS / 1000} s`);
    if (error instanceof SyntaxError) throw new CatalogueRefused('it answered no JSON');
    throw new CatalogueRefused((error as NodeJS.ErrnoException).code ?? 'the connection broke');
  }
}

function read(url: URL, signal: AbortSignal): Promise<string> {
  const request = url.protocol === 'https:' ? sealed : plain;
  return new Promise((done, failed) => {
    const sent = request(url, { headers: { accept: 'application/json' }, lookup, signal, agent: false }, (reply) => {
      const stop = (why: string) => sent.destroy(new CatalogueRefused(why));
      if (reply.statusCode !== 200) return stop(`it answered ${reply.statusCode}`);
      if (!/^application\/json\b/.test(reply.headers['content-type'] ?? '')) return stop('it answered no JSON');
      const parts: Buffer[] = [];
      let size = 0;
      reply.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_BYTES) stop('the answer is too long');
        else parts.push(part);
      });
      reply.on('end', () =>
        reply.complete ? done(Buffer.concat(parts).toString()) : failed(new CatalogueRefused('the answer broke off')),
      );
      reply.on('error', failed);
    });
    sent.on('error', failed).end();
  });
}
