import { type Game, type GameCard } from '@croupier/contracts';
import { coverUrl, type Edition, editionBySlug, gameId, realCurrencies, studios } from '@croupier/game-art';
import { games } from '@croupier/game-math';
import type { EditionRules } from '@croupier/i18n';
import { newTitles } from '../data/new-titles.ts';

const studioTitles = new Map(studios.map(({ id, title }) => [id, title]));

/** One title as the calls tell it; undefined when its maths are not among those that can be played. */
export function describeTitle(edition: Edition): Game | undefined {
  const math = games[edition.maths];
  if (!math) return undefined;
  const original = editionBySlug(edition.maths);
  return {
    id: gameId(edition, 'FUN'),
    title: edition.title,
    name: edition.title,
    slug: edition.slug,
    gameSlug: edition.slug,
    identifier: edition.slug,
    provider: edition.studio,
    provider_title: studioTitles.get(edition.studio) ?? edition.studio,
    preview: coverUrl(edition.slug, '240'),
    preview_wide: coverUrl(edition.slug, 'wide'),
    demo: gameId(edition, 'FUN'),
    real: Object.fromEntries(realCurrencies.map((currency) => [currency, gameId(edition, currency)])),
    has_demo_mode: true,
    demo_needs_login: false,
    categories: [math.kind === 'pokie' ? 'pokies' : 'table-games'],
    currencies: ['FUN', ...realCurrencies] as Game['currencies'],
    collections: [...edition.collections, ...(newTitles.has(edition.slug) ? ['new'] : [])],
    badges: [
      ...(newTitles.has(edition.slug) ? (['new'] as const) : []),
      ...(edition.slug === edition.maths ? (['original'] as const) : []),
    ],
    rtp: math.rtp,
    hit_rate: math.hitRate,
    volatility: math.volatility,
    deviation: math.deviation,
    max_win_multiple: math.maxWinMultiple,
    maths: math.id,
    version: math.version,
    same_maths_as: original && original.slug !== edition.slug ? { slug: original.slug, title: original.title } : null,
  };
}

/** What an edition's rules leave of a title; undefined when it may not be offered there. */
export function underRules(game: Game, rules: EditionRules): Game | undefined {
  if (rules.tableGamesForbidden && game.categories.includes('table-games')) return undefined;
  if (rules.liveGamesForbidden && game.categories.includes('live')) return undefined;
  return rules.demoNeedsLogin ? { ...game, demo_needs_login: true } : game;
}

export const cardOf = ({ id, slug, title, provider, provider_title, preview, rtp, has_demo_mode }: Game): GameCard => ({
  id,
  slug,
  title,
  provider,
  provider_title,
  preview,
  rtp,
  has_demo_mode,
});
