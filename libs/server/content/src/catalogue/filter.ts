import type { Game, GameCard } from '@croupier/contracts';
import { cardOf } from './title.ts';

export interface TitleFilter {
  categories?: { identifiers: readonly string[]; strategy: 'AND' | 'OR' } | undefined;
  providers?: readonly string[] | undefined;
  slugs?: readonly string[] | undefined;
  title?: string | undefined;
}

export interface TitlePage {
  data: GameCard[];
  pagination: {
    current_page: number;
    next_page: number | null;
    prev_page: number | null;
    total_pages: number;
    total_count: number;
  };
}

function matcher({ categories, providers = [], slugs, title }: TitleFilter): (game: Game) => boolean {
  const wanted = categories?.identifiers ?? [];
  const has = (game: Game) => (id: string) => game.categories.includes(id) || game.collections.includes(id);
  // Specification §5: a case-insensitive substring of the title.
  const part = title?.toLowerCase();
  return (game) =>
    (wanted.length === 0 || (categories?.strategy === 'OR' ? wanted.some(has(game)) : wanted.every(has(game)))) &&
    (providers.length === 0 || providers.includes(game.provider)) &&
    (!slugs || slugs.includes(game.slug)) &&
    (!part || game.title.toLowerCase().includes(part));
}

export function filterTitles(all: readonly Game[], filter: TitleFilter, page: number, size: number): TitlePage {
  const found = all.filter(matcher(filter));
  const pages = Math.ceil(found.length / size);
  return {
    data: found.slice((page - 1) * size, page * size).map(cardOf),
    pagination: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? Math.min(page - 1, Math.max(1, pages)) : null,
      total_pages: pages,
      total_count: found.length,
    },
  };
}
