import type { FastifyRequest } from 'fastify';
import * as contracts from '@croupier/contracts';
import { MAX_DOCUMENT_BYTES, Refusal } from '@croupier/contracts';
import { readOwnPlayer } from '@croupier/server-players';
import {
  describeDocument,
  readFile,
  readVerification,
  uploadDocument,
  withdrawDocument,
} from '@croupier/server-verification';
import type { Routes } from '../serve.ts';
import { createConcurrencyLimit } from '../throttling/concurrency-limit.ts';

const FILE = 'application/octet-stream';
const UPLOADS = '/api/player/documents/';
/** Most concurrent uploads per instance, one per player: a file is held in memory until it is stored. */
const AT_ONCE = 16;
const WAIT_MS = 5_000;
const STALLED_MS = 15_000;

/** Returns the announced size of a file; an upload of another type counts as empty. */
function announcedBytes({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length']);
  if (headers['content-type'] !== FILE || !(bytes > 0)) throw new Refusal('file_empty', { path: ['file'] });
  return bytes;
}

/** Registers the routes for identity documents. */
export const documentRoutes: Routes = (serve, { db, verification }, app) => {
  const perPlayer = createConcurrencyLimit({ atOnce: 1, waiting: 4, waitMs: WAIT_MS });
  const overall = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: AT_ONCE, waitMs: WAIT_MS });

  // The call itself reads the file, once the limits allow it; nothing else accepts bytes of this type.
  app.addContentTypeParser(FILE, (request, _payload, done) => {
    const refused = Object.assign(new Error('no file is taken here'), { statusCode: 415 });
    done(request.method === 'POST' && request.url.startsWith(UPLOADS) ? null : refused);
  });

  serve(contracts.readVerification, { access: 'player' }, async ({ player }) =>
    readVerification(db, await readOwnPlayer(db, player.playerId)),
  );

  serve(contracts.uploadDocument, { access: 'player' }, async ({ params, query, player, idempotencyKey, raw }) => {
    if (idempotencyKey === null) throw new Refusal('idempotency_key_required');
    const announced = announcedBytes(raw);
    const { playerId } = player;
    const take = async () => {
      const content = await readFile(raw.raw, { mostBytes: MAX_DOCUMENT_BYTES, announced, stalledMs: STALLED_MS });
      const upload = { id: idempotencyKey, playerId, kind: params.kind, fileName: query.file_name, content };
      return describeDocument(await uploadDocument(verification, upload));
    };
    return perPlayer.run(String(playerId), () => overall.run('all', take));
  });

  serve(contracts.withdrawDocument, { access: 'player' }, ({ params, player }) =>
    withdrawDocument(verification, { id: params.id, playerId: player.playerId }),
  );
};
