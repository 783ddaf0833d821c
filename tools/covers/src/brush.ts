import type { Theme } from '@croupier/game-art';
import type { Canvas } from './canvas.ts';
import type { Frame } from './frame.ts';
import type { Hand } from './hand.ts';

/** All that a scene or a hero needs to draw itself. */
export interface Brush extends Pick<Hand, 'piece' | 'line'> {
  canvas: Canvas;
  theme: Theme;
  frame: Frame;
}

/** Drawn about its own centre, within ±200. */
export type Hero = (brush: Brush) => string;
/** What stands behind the hero, and what stands before it. */
export type Backdrop = (brush: Brush) => { back: string; front: string };
