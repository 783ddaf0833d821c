import { answerProvider } from '@croupier/server-games';
import type { Routes } from '../serve.ts';

interface Call {
  Params: { provider: string; action: string };
}

/**
 * Registers `POST /callbacks/games/{provider}/{action}`: the seamless wallet for outside providers, whose signature
 * covers the exact bytes.
 */
export const gameProviderRoutes: Routes = async (_serve, { db, clock, config, log }, app) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<Call>('/callbacks/games/:provider/:action', async (request, reply) => {
      const { provider, action } = request.params;
      const secret = config.gameProviders.get(provider);
      if (secret === undefined) return reply.code(404).send({ error: 'unknown_provider' });
      const signature = String(request.headers['x-signature'] ?? '');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = await answerProvider(db, {
        provider,
        secret,
        action,
        method: request.method,
        path: request.url,
        body,
        signature,
        now: clock(),
      });
      if (answer.status !== 200)
        log.warn({ provider, action, answer: answer.body, rid: request.id }, 'game provider refused');
      return reply.code(answer.status).send(answer.body);
    });
  });
};
