import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, type RefusalBody, refusalTexts } from '@croupier/contracts';
import { DatabaseAway } from '@croupier/server-database';
import { statusOf } from './status.ts';

/** Builds `{"errors": {"user": {"email": {"taken": "text"}}}}`: nested like the request body. */
export function refusalBody(refusal: Refusal, requestId: string): RefusalBody {
  const path = refusal.path.length > 0 ? refusal.path : ['base'];
  const leaf: RefusalBody['errors'] = { [refusal.code]: refusalTexts[refusal.code] };
  const errors = path.reduceRight<RefusalBody['errors']>((inner, key) => ({ [key]: inner }), leaf);
  const hasParams = Object.keys(refusal.params).length > 0;
  return { errors, ...(hasParams ? { params: { [refusal.code]: refusal.params } } : {}), request_id: requestId };
}

/** Response to an error; `fault` is the log message if the error is ours. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: RefusalBody;
  fault: string | null;
}

function refused(refusal: Refusal, requestId: string, fault: string | null = null): ErrorAnswer {
  const status = statusOf(refusal.code);
  const waits = status === 429 || status === 503;
  return {
    status,
    headers: waits ? { 'retry-after': String(refusal.params['retry_after'] ?? 1) } : {},
    body: refusalBody(refusal, requestId),
    fault,
  };
}

/** Maps a refusal to its response; any other error is reported without detail. */
export function answerOf(error: FastifyError | Refusal | Error, requestId: string): ErrorAnswer {
  if (error instanceof Refusal) return refused(error, requestId);
  if (error instanceof DatabaseAway)
    return refused(new Refusal('unavailable'), requestId, error.busy ? 'database busy' : 'database away');
  const status = ('statusCode' in error ? error.statusCode : undefined) ?? 500;
  const plain = (text: Record<string, string>, fault: string | null): ErrorAnswer => ({
    status,
    headers: {},
    body: { errors: { base: text }, request_id: requestId },
    fault,
  });
  return status < 500
    ? plain({ invalid: refusalTexts.invalid }, null)
    : plain({ unavailable: refusalTexts.unavailable }, 'request failed');
}

/** Handles every error that reaches the framework. */
export function answerError(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body, fault } = answerOf(error, request.id);
  if (fault) request.log.error({ err: error }, fault);
  void reply.code(status).headers(headers).send(body);
}
