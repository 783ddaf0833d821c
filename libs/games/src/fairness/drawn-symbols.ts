import type { MessageDescriptor } from '@lingui/core';
import { gameTitleBySlug } from '@croupier/game-art';
import { motifOf, symbolSets, symbolSvg } from '@croupier/game-art/symbols';
import { pokieTitle, rankedLetters } from '@croupier/game-math';
import { symbolNames } from './symbol-names.ts';

export interface DrawnSymbol {
  /** A drawing as a `data:` address. */
  url: string;
  name: MessageDescriptor | undefined;
}

/**
 * What stands on the reels of a title, by the letters of its maths; empty where the title or its maths are gone. Maths is
 * named after the first title that ran it, so its own name draws that title's symbols.
 */
export function drawnSymbols(slug: string, maths: string): ReadonlyMap<string, DrawnSymbol> {
  const gameTitle = gameTitleBySlug(slug) ?? gameTitleBySlug(maths);
  const title = pokieTitle(maths);
  if (!gameTitle || !title) return new Map();
  const motif = motifOf(gameTitle);
  return new Map(
    rankedLetters(title).map((letter, rank) => {
      const url = `data:image/svg+xml,${encodeURIComponent(symbolSvg(motif, rank, gameTitle.theme))}`;
      return [letter, { url, name: symbolNames[symbolSets[motif][rank]?.id ?? ''] }];
    }),
  );
}
