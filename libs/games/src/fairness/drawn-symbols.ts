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
  /** Of a drawing, as a `data:` address, or of the hero's picture. */
  url: string;
  name: MessageDescriptor | undefined;
}

/**
 * What stands on the reels of a title, by the letters of its maths; empty where the title or its maths are gone. Maths is
 * named after the first title that ran it, so its own name draws that title's symbols.
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
