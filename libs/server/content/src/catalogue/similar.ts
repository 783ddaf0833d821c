import type { Game } from '@croupier/contracts';

/** What says nothing of how a title looks or plays. */
const unlike: ReadonlySet<string> = new Set(['new', 'exclusive']);

/** How much two titles have in common: what a player sees and feels counts more than who made it. */
function likeness(one: Game, other: Game): number {
  const shared = one.collections.filter((id) => !unlike.has(id) && other.collections.includes(id)).length;
  return (
    3 * shared +
    (one.mechanic === other.mechanic ? 3 : 0) +
    (one.volatility === other.volatility ? 2 : 0) +
    (one.provider === other.provider ? 1 : 0)
  );
}

/** The titles most like one, each other title at most once; those as alike as each other stay in their order. */
export function similarTo(one: Game, all: readonly Game[], limit: number): Game[] {
  return all
    .filter(({ slug }) => slug !== one.slug)
    .map((game) => ({ game, alike: likeness(one, game) }))
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, limit)
    .map(({ game }) => game);
}
