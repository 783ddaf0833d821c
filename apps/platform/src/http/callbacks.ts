import { CallbackRefused, receiveCallback } from '@croupier/server-payments';
import type { Routes } from '../serve.ts';

/**
 * Status by outcome. A provider repeats callbacks without a 2xx; an invalid one is refused and moves nothing. Those an
 * operator has to look at need no repetition.
 */
const statuses = {
  ...{ applied: 200, ignored: 200, repeated: 200, attention: 200 },
  ...{ unknown: 404, mismatch: 422, full: 422 },
} as const;
const notActedOn: ReadonlySet<string> = new Set(['mismatch', 'full', 'unknown', 'attention']);

/** Registers `POST /callbacks/{provider}`: the signature covers the exact bytes, so the body is read unparsed. */
export const callbackRoutes: Routes = async (_serve, { payments, log }, app) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>('/callbacks/:provider', async (request, reply) => {
      if (request.params.provider !== payments.provider.name) return reply.code(404).send({ outcome: 'unknown' });
      try {
        const outcome = await receiveCallback(payments, request.headers, String(request.body ?? ''));
        if (notActedOn.has(outcome)) log.warn({ outcome, rid: request.id }, 'payment callback not acted on');
        return reply.code(statuses[outcome]).send({ outcome });
      } catch (error) {
        if (!(error instanceof CallbackRefused)) throw error;
        log.warn({ reason: error.message, ip: request.ip, rid: request.id }, 'payment callback refused');
        return reply.code(403).send({ outcome: 'refused' });
      }
    });
  });
};
