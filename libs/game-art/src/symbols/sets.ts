import type { GameTitle, Theme } from '../game-title.ts';
import type { SymbolArt } from './art.ts';
import { menagerie } from './menagerie.ts';
import { night } from './night.ts';
import { orchard } from './orchard.ts';
import { openPaint } from './paint.ts';
import { regalia } from './regalia.ts';
import { sea } from './sea.ts';
import { voyage } from './voyage.ts';

/**
 * Sets of symbols for the reels: ten objects each, first the wild, then the scatter, then from most to least valuable.
 */
export type Motif = 'menagerie' | 'night' | 'orchard' | 'regalia' | 'sea' | 'voyage';

export const symbolSets: Readonly<Record<Motif, readonly SymbolArt[]>> = {
  menagerie,
  night,
  orchard,
  regalia,
  sea,
  voyage,
};

/** Returns the symbol set of a title: the first of these collections that it is in decides. */
export function motifOf({ collections }: Pick<GameTitle, 'collections'>): Motif {
  const known = [
    ['orchard', 'orchard'],
    ['sea', 'sea'],
    ['night', 'night'],
    ['animals', 'menagerie'],
    ['journeys', 'voyage'],
  ] as const;
  return known.find(([collection]) => collections.includes(collection))?.[1] ?? 'regalia';
}

/** Returns a symbol as an SVG document of 100 × 100 without filters, scripts or external references. */
export function symbolSvg(motif: Motif, rank: number, theme: Theme): string {
  const art = symbolSets[motif][rank];
  if (!art) throw new RangeError(`no symbol ${rank} in ${motif}`);
  const paint = openPaint();
  return paint.svg(art.draw(paint, theme));
}
