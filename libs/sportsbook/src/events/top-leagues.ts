import type { readSportTree, Reply } from '@croupier/contracts';

type Tree = Reply<typeof readSportTree>;

/** Returns the leagues to show first, in the operator's order. */
export function topLeaguesOf(tree: Tree | undefined): Tree['sports'][number]['tournaments'] {
  const all = new Map(tree?.sports.flatMap(({ tournaments }) => tournaments.map((league) => [league.slug, league])));
  return tree?.top.flatMap((slug) => all.get(slug) ?? []) ?? [];
}
