import type { Theme } from '@croupier/game-art';
import type { Canvas } from './canvas.ts';
import type { Frame } from './frame.ts';
import type { Hand } from './hand.ts';

/** Tools for drawing a scene or a hero. */
export interface Brush extends Pick<Hand, 'piece' | 'line'> {
  canvas: Canvas;
  theme: Theme;
  frame: Frame;
}

/** Drawn about its own centre, within ±200. */
export type Hero = (brush: Brush) => string;
/** Layers behind and in front of the hero. */
export type Backdrop = (brush: Brush) => { back: string; front: string };
