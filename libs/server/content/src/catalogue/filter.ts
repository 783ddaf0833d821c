import type { Game, GameFeature, GameMechanic, GameSort, GameVolatility } from '@croupier/contracts';

export interface TitleFilter {
  categories?: { identifiers: readonly string[]; strategy: 'AND' | 'OR' } | undefined;
  providers?: readonly string[] | undefined;
  mechanics?: readonly GameMechanic[] | undefined;
  features?: readonly GameFeature[] | undefined;
  volatilities?: readonly GameVolatility[] | undefined;
  rtp_from?: number | undefined;
  slugs?: readonly string[] | undefined;
  title?: string | undefined;
}

export interface TitlePage<Title = Game> {
  data: Title[];
  pagination: {
    current_page: number;
    next_page: number | null;
    prev_page: number | null;
    total_pages: number;
    total_count: number;
  };
  /** Only for a page without results: the number of titles without each part of the filter. */
  without?: Record<string, number>;
}

type Holds = (game: Game) => boolean;
type Part = readonly [name: string, holds: Holds];

const has = (id: string) => (game: Game) => game.categories.includes(id) || game.collections.includes(id);

/** Splits required categories into one part each. */
function categoryParts({ identifiers, strategy }: NonNullable<TitleFilter['categories']>): Part[] {
  if (identifiers.length === 0) return [];
  if (strategy === 'AND') return identifiers.map((id) => [`categories.${id}`, has(id)] as const);
  return [['categories', (game) => identifiers.some((id) => has(id)(game))]];
}

/** Returns the conditions on a title, by the part of the filter that requires them. */
function partsOf({
  categories,
  providers,
  mechanics,
  features,
  volatilities,
  rtp_from: from,
  slugs,
  title,
}: TitleFilter): ReadonlyMap<string, Holds> {
  // Specification §5: a case-insensitive substring of the title.
  const wanted = title?.toLowerCase();
  const parts: (Part | false | undefined)[] = [
    ...(categories ? categoryParts(categories) : []),
    providers?.length ? ['providers', ({ provider }) => providers.includes(provider)] : undefined,
    mechanics?.length ? ['mechanics', ({ mechanic }) => mechanics.includes(mechanic)] : undefined,
    features?.length ? ['features', (game) => features.every((one) => game.features.includes(one))] : undefined,
    volatilities?.length
      ? ['volatilities', ({ volatility }) => volatility !== null && volatilities.includes(volatility)]
      : undefined,
    from !== undefined && ['rtp_from', ({ rtp }) => rtp >= from],
    slugs && ['slugs', ({ slug }) => slugs.includes(slug)],
    wanted !== undefined && ['title', (game) => game.title.toLowerCase().includes(wanted)],
  ];
  return new Map(parts.filter((part): part is Part => Array.isArray(part)));
}

function countWithout(all: readonly Game[], parts: ReadonlyMap<string, Holds>): Record<string, number> {
  const count = (left: string) => {
    const others = [...parts].flatMap(([name, holds]) => (name === left ? [] : holds));
    return all.filter((game) => others.every((holds) => holds(game))).length;
  };
  return Object.fromEntries([...parts.keys()].map((name) => [name, count(name)]));
}

export function filterTitles(all: readonly Game[], filter: TitleFilter, page: number, size: number): TitlePage {
  const parts = partsOf(filter);
  const holds = [...parts.values()];
  const found = all.filter((game) => holds.every((one) => one(game)));
  const pages = Math.ceil(found.length / size);
  return {
    data: found.slice((page - 1) * size, page * size),
    pagination: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? Math.min(page - 1, Math.max(1, pages)) : null,
      total_pages: pages,
      total_count: found.length,
    },
    ...(found.length === 0 ? { without: countWithout(all, parts) } : {}),
  };
}

/** Sorts the titles by each order once, so that a page is only a slice. */
export function sortTitles(featured: readonly Game[]): Readonly<Record<GameSort, readonly Game[]>> {
  const isNew = ({ badges }: Game) => Number(badges.includes('new'));
  return {
    featured,
    new: featured.toSorted((a, b) => isNew(b) - isNew(a) || b.id - a.id),
    title: featured.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    rtp: featured.toSorted((a, b) => b.rtp - a.rtp),
  };
}
