import type { MessageDescriptor } from '@lingui/core';
import { gameTitleBySlug } from '@croupier/game-art';
import { symbolsOf } from '@croupier/game-art/symbols';
import {
  collectTitle,
  expandTitle,
  holdTitle,
  pokieTitle,
  rankedLetters,
  tumbleLetters,
  tumbleTitle,
} from '@croupier/game-math';
import { symbolNames } from './symbol-names.ts';

export interface DrawnSymbol {
  /** Address of the picture: a `data:` address of a drawing, or the hero's picture. */
  url: string;
  name: MessageDescriptor | undefined;
}

/**
 * Returns the reel symbols of a title by the letters of its maths; empty if the title or its maths no longer exist.
 * Maths is named after the first title that ran it, so its own name finds that title's symbols.
 */
export function drawnSymbols(slug: string, maths: string): ReadonlyMap<string, DrawnSymbol> {
  const gameTitle = gameTitleBySlug(slug) ?? gameTitleBySlug(maths);
  const title = pokieTitle(maths) ?? holdTitle(maths) ?? expandTitle(maths) ?? collectTitle(maths);
  const tumbling = tumbleTitle(maths);
  const letters = title ? rankedLetters(title) : tumbling ? tumbleLetters(tumbling) : [];
  if (!gameTitle || letters.length === 0) return new Map();
  const symbols = symbolsOf(gameTitle);
  return new Map(
    letters.map((letter, rank) => {
      const { id, url } = symbols[rank]!;
      return [letter, { url, name: symbolNames[id] }];
    }),
  );
}
