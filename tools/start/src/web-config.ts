import path from 'node:path';
import { type EditionId, isEditionId } from '@croupier/i18n';
import type { SiteOrigins } from '@croupier/server-pages';

export interface WebConfig {
  readonly port: number;
  readonly internalApi: string;
  readonly origins: SiteOrigins;
  readonly editionsByHost: Readonly<Record<string, EditionId>>;
  readonly dev: boolean;
  /** Renders for the gateway, which serves the pages itself. */
  readonly renderOnly: boolean;
}

export const root = path.resolve(import.meta.dirname, '../../..');

/** `EDITION_HOSTS=casino.example.de=de,casino.example.ca=ca` ties hosts to editions. */
function readEditions(text = ''): Record<string, EditionId> {
  const pairs = text.split(',').filter(Boolean).map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.map(([host = '', edition = '']) => {
      if (!isEditionId(edition)) throw new Error(`EDITION_HOSTS names an unknown edition: ${edition}`);
      return [host, edition];
    }),
  );
}

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
    editionsByHost: readEditions(env['EDITION_HOSTS']),
    dev: env['CROUPIER_DEV'] === '1',
    renderOnly: env['WEB_RENDER_ONLY'] === '1',
  };
}
