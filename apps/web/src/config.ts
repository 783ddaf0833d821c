import path from 'node:path';
import { type EditionHosts, readEditionHosts } from '@croupier/i18n';
import type { SiteOrigins } from '@croupier/server-pages';

export interface WebConfig {
  readonly port: number;
  readonly internalApi: string;
  readonly origins: SiteOrigins;
  readonly editionsByHost: EditionHosts;
  readonly dev: boolean;
  /** Renders for the gateway, which serves the pages itself. */
  readonly renderOnly: boolean;
}

export const root = path.resolve(import.meta.dirname, '../../..');

export function readWebConfig(env: NodeJS.ProcessEnv): WebConfig {
  const site = (host: string) => `http://${host}:${env['PORT'] ?? 4200}`;
  return {
    port: Number(env['WEB_PORT'] ?? 4220),
    internalApi: env['INTERNAL_API'] ?? 'http://127.0.0.1:4210',
    origins: {
      casino: env['CASINO_ORIGIN'] ?? site('casino.localhost'),
      sport: env['SPORT_ORIGIN'] ?? site('sport.casino.localhost'),
      games: env['GAMES_ORIGIN'] ?? site('games.casino.localhost'),
      payments: env['PAY_ORIGIN'] ?? site('pay.sandbox.localhost'),
    },
    editionsByHost: readEditionHosts(env['EDITION_HOSTS']),
    dev: env['CROUPIER_DEV'] === '1',
    renderOnly: env['WEB_RENDER_ONLY'] === '1',
  };
}
