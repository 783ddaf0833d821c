import type { Game } from '@croupier/contracts';

/** Collections that say nothing about how a title looks or plays. */
const unlike: ReadonlySet<string> = new Set(['new', 'exclusive']);

/** Scores how similar two titles are: look and gameplay count more than the studio. */
function likeness(one: Game, other: Game): number {
  const shared = one.collections.filter((id) => !unlike.has(id) && other.collections.includes(id)).length;
  return (
    3 * shared +
    (one.mechanic === other.mechanic ? 3 : 0) +
    (one.volatility === other.volatility ? 2 : 0) +
    (one.provider === other.provider ? 1 : 0)
  );
}

/** Returns the most similar titles, each at most once; equally similar ones keep their order. */
export function similarTo(one: Game, all: readonly Game[], limit: number): Game[] {
  return all
    .filter(({ slug }) => slug !== one.slug)
    .map((game) => ({ game, alike: likeness(one, game) }))
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, limit)
    .map(({ game }) => game);
}
