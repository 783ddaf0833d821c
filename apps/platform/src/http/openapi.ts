import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openapiDocument } from '../openapi.ts';
import type { Routes } from '../serve.ts';

/** Creates the document and compresses it once; it does not change until the next release. */
function makeDocument() {
  const plain = Buffer.from(JSON.stringify(openapiDocument()));
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, zipped: gzipSync(plain, { level: 9 }), etag };
}

export const openapiRoutes: Routes = (_serve, _context, app) => {
  let made: ReturnType<typeof makeDocument> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    const { plain, zipped, etag } = (made ??= makeDocument());
    const { 'if-none-match': known, 'accept-encoding': encodings = '' } = request.headers;
    void reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (known === etag) return reply.code(304).send();
    void reply.type('application/json; charset=utf-8');
    if (!/\bgzip\b/.test(String(encodings))) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(zipped);
  });
};
