import { Refusal, type RefusalBody, refusalTexts } from '@croupier/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './status.ts';

/** `{"errors": {"user": {"email": {"taken": "text"}}}}`: nested as the body is. */
export function refusalBody(refusal: Refusal, requestId: string): RefusalBody {
  const path = refusal.path.length > 0 ? refusal.path : ['base'];
  const leaf: RefusalBody['errors'] = { [refusal.code]: refusalTexts[refusal.code] };
  const errors = path.reduceRight<RefusalBody['errors']>((inner, key) => ({ [key]: inner }), leaf);
  const hasParams = Object.keys(refusal.params).length > 0;
  return { errors, ...(hasParams ? { params: { [refusal.code]: refusal.params } } : {}), request_id: requestId };
}

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08001', '53300']);

/** Whether the database, and not the request, is the reason. */
function databaseAway(error: { code?: string; message?: string }): boolean {
  return CONNECTION_LOST.has(error.code ?? '') || /Connection terminated|timeout exceeded when trying to connect/.test(error.message ?? '');
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const seconds = refusal.params['retry_after'];
  const status = statusOf(refusal.code);
  if (status === 429 || status === 503) void reply.header('retry-after', String(seconds ?? 1));
  void reply.code(status).send(refusalBody(refusal, request.id));
}

/** The last stop of every error: a refusal is answered, anything else is logged and told without detail. */
export function answerError(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal) return sendRefusal(request, reply, error);
  if (databaseAway(error)) {
    request.log.error({ err: error }, 'database away');
    return sendRefusal(request, reply, new Refusal('unavailable'));
  }
  const status = (error as FastifyError).statusCode ?? 500;
  if (status < 500) {
    void reply.code(status).send({ errors: { base: { invalid: refusalTexts.invalid } }, request_id: request.id });
    return;
  }
  request.log.error({ err: error }, 'request failed');
  void reply.code(500).send({ errors: { base: { unavailable: refusalTexts.unavailable } }, request_id: request.id });
}
