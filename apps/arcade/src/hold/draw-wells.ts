import { shaded } from '@croupier/game-art/symbols';
import { centreOf, columnX, type ReelLayout } from '../reels/layout.ts';
import type { ReelLook } from '../reels/look.ts';

/**
 * Draws panels over the reels, with the wells in which money locks in place. All wells of a row have one colour, so
 * they are one path.
 */
export function drawWells(context: CanvasRenderingContext2D, layout: ReelLayout, look: ReelLook, alpha: number): void {
  const { cell, row, rows, columns, height } = layout;
  const reels = Array.from({ length: columns }, (_, reel) => reel);
  context.globalAlpha = alpha;
  context.fillStyle = shaded(look.ground, 0.84);
  context.beginPath();
  for (const reel of reels) context.roundRect(columnX(layout, reel), 0, cell, height, cell * 0.08);
  context.fill();
  context.strokeStyle = '#ffffff1f';
  context.lineWidth = 1;
  const [wide, tall] = [cell * 0.46, row * 0.46];
  for (let at = 0; at < rows; at++) {
    const [, y] = centreOf(layout, 0, at);
    const hollow = context.createLinearGradient(0, y - tall, 0, y + tall);
    hollow.addColorStop(0, shaded(look.ground, 0.93));
    hollow.addColorStop(1, shaded(look.ground, 0.74));
    context.fillStyle = hollow;
    context.beginPath();
    for (const reel of reels) {
      const [x] = centreOf(layout, reel, at);
      context.roundRect(x - wide, y - tall, wide * 2, tall * 2, cell * 0.12);
    }
    context.fill();
    context.stroke();
  }
  context.globalAlpha = 1;
}
