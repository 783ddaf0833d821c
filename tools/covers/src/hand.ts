import type { Theme } from '@croupier/game-art';
import type { Canvas } from './canvas.ts';
import type { Frame } from './frame.ts';

export interface Piece {
  /** Distance from the background: 0 lies flat, 1 usual, 2 floats. */
  lift?: number;
  /** Paint that must stay as given: no shading, no outline. */
  flat?: boolean;
  opacity?: number;
  stroke?: string;
  width?: number;
}

/** Drawing style of a provider: the paint of a piece, the layer over the whole picture, and its lettering. */
export interface Hand {
  fonts: [string, ...string[]];
  piece: (shape: string, colour: string, options?: Piece) => string;
  /** Draws a line: whiskers, rigging, stems. */
  line: (d: string, colour: string, width: number) => string;
  /** Glow behind the hero. */
  aura: (frame: Frame) => string;
  over: (frame: Frame) => string;
  letters: LetterStyle;
}

export interface LetterStyle {
  fill: [string, string];
  edge: string;
  edgeWidth: number;
  /** Thickness below the letters, px; 0 for none. */
  depth: number;
  depthColour: string;
  outer?: string;
  glow?: string;
}

export type HandMaker = (canvas: Canvas, theme: Theme) => Hand;
