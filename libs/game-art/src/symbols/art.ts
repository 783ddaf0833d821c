import type { Theme } from '../game-title.ts';
import type { Paint } from './paint.ts';

/** Drawing of one object for a reel. */
export interface SymbolArt {
  /** Name for texts: `pear`. */
  readonly id: string;
  /** SVG inside a square of 100 × 100. */
  readonly draw: (paint: Paint, theme: Theme) => string;
}
