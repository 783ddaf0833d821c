import type { GameTitle } from '../game-title.ts';
import { heroes } from '../heroes.ts';
import { originalSvg, type OriginalSymbol } from './originals.ts';
import { motifOf, type Motif, symbolSets, symbolSvg } from './sets.ts';

export interface TitleSymbol {
  /** Name for texts: `pear`. */
  readonly id: string;
  /** `data:` URL, or for the hero the path of its picture on either host. */
  readonly url: string;
  /** Fallback for a picture that can't be loaded. */
  readonly instead: string;
}

/** Position of the hero: the most valuable symbol after the wild and the scatter. */
const HERO = 2;

/** Sets that lend symbols to a set, because their objects go well together. */
const neighbours: Readonly<Record<Motif, readonly Motif[]>> = {
  menagerie: ['orchard', 'night', 'voyage', 'regalia'],
  night: ['voyage', 'regalia', 'menagerie', 'sea'],
  orchard: ['menagerie', 'regalia', 'night', 'sea'],
  regalia: ['orchard', 'voyage', 'night', 'menagerie'],
  sea: ['voyage', 'orchard', 'regalia', 'night'],
  voyage: ['regalia', 'sea', 'night', 'menagerie'],
};

/** Wilds and scatters of titles with special ones. */
const specials: Readonly<Record<string, { readonly wild?: OriginalSymbol; readonly scatter?: OriginalSymbol }>> = {
  'lamplighter-lane': { wild: 'lamp', scatter: 'nightfall' },
  'magpies-hoard': { scatter: 'coin' },
  moonvine: { wild: 'moonvine' },
  'pelicans-purse': { scatter: 'pearl' },
};

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Returns the ten symbols of a title: wild, scatter, then the hero of its cover as the most valuable one, then objects
 * of its own set and of a neighbouring one. The title's number selects them, so that no two titles show the same reels.
 */
export function symbolsOf(gameTitle: GameTitle): readonly TitleSymbol[] {
  const { slug, number, theme } = gameTitle;
  const [own, other] = motifsOf(gameTitle);
  const drawn = (motif: Motif, rank: number): TitleSymbol => {
    const url = svgUrl(symbolSvg(motif, rank, theme));
    return { id: symbolSets[motif][rank]!.id, url, instead: url };
  };
  const name = heroes[slug];
  const second = drawn(own, HERO);
  const hero: TitleSymbol = name
    ? { id: name.slice(0, name.lastIndexOf('-')), url: `/assets/${slug}-${name}.avif`, instead: second.url }
    : second;
  // If the hero's set also has the hero, that symbol is replaced by one of the other set.
  const spare = (motif: Motif): number[] =>
    [2, 3, 4, 5, 6, 7, 8, 9].filter((rank) => !alike(symbolSets[motif][rank]!.id, hero.id));
  const [mine, theirs] = [turned(spare(own), number), turned(spare(other), 3 * number + Math.floor(number / 9))];
  const dear = [drawn(own, mine[0]!), drawn(other, theirs[0]!), drawn(own, mine[1]!)];
  const cheap = [drawn(other, theirs[1]!), drawn(own, mine[2]!), drawn(other, theirs[2]!), drawn(own, mine[3]!)];
  const special = (rank: number, first: Motif, then: Motif): TitleSymbol =>
    drawn(alike(symbolSets[first][rank]!.id, hero.id) ? then : first, rank);
  const alone = (id: OriginalSymbol | undefined): TitleSymbol | undefined => {
    if (!id) return undefined;
    const url = svgUrl(originalSvg(id, theme));
    return { id, url, instead: url };
  };
  const scatter = number % 2 === 0 ? special(1, own, other) : special(1, other, own);
  const { wild, scatter: money } = specials[slug] ?? {};
  return [alone(wild) ?? special(0, own, other), alone(money) ?? scatter, hero, ...dear, ...cheap];
}

/** Returns the set of a title's collections, and the one that lends symbols to it. */
export function motifsOf(gameTitle: GameTitle): readonly [Motif, Motif] {
  const own = motifOf(gameTitle);
  const near = neighbours[own];
  return [own, near[gameTitle.number % near.length]!];
}

/** Returns the list rotated this many times. */
const turned = <Item>(list: readonly Item[], times: number): readonly Item[] => {
  const at = times % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** Returns whether two symbols are the same thing in two sets: a moth is a moth. */
const alike = (one: string, other: string): boolean => one === other || (kin[other]?.includes(one) ?? false);
const kin: Readonly<Record<string, readonly string[]>> = {
  balloons: ['balloon'],
  bell: ['chime'],
  express: ['locomotive'],
  gem: ['stone'],
  fox: ['vixen'],
  lemons: ['lemon'],
  mushrooms: ['mushroom'],
  train: ['locomotive'],
};
