import { columnX, type ReelLayout } from './layout.ts';
import type { ReelLook } from './look.ts';

/** Clip path and shading of the reels, cached until the layout changes. */
export interface Drums {
  readonly layout: ReelLayout;
  readonly look: ReelLook;
  readonly clip: Path2D;
  readonly shade: readonly { readonly fill: CanvasGradient; readonly from: number; readonly height: number }[];
}

export function drumsOf(context: CanvasRenderingContext2D, layout: ReelLayout, look: ReelLook): Drums {
  const { cell, height, over } = layout;
  const clip = new Path2D();
  for (let reel = 0; reel < layout.columns; reel++) clip.roundRect(columnX(layout, reel), 0, cell, height, cell * 0.08);
  const drum = context.createLinearGradient(0, 0, 0, height);
  const clear = `${look.edge.slice(0, 7)}00`;
  drum.addColorStop(0, look.edge);
  drum.addColorStop(Math.max(0.13, over / height), clear);
  drum.addColorStop(1 - Math.max(0.13, over / height), clear);
  drum.addColorStop(1, look.edge);
  const veils = over > 0 ? [veilOf(context, look, 0, over), veilOf(context, look, height, height - over)] : [];
  return { layout, look, clip, shade: [...veils, { fill: drum, from: 0, height }] };
}

/** Returns the shade over symbols above or below the visible rows: they are part of the strip, but of no win. */
function veilOf(context: CanvasRenderingContext2D, look: ReelLook, outer: number, inner: number) {
  const fill = context.createLinearGradient(0, outer, 0, inner);
  fill.addColorStop(0, look.ground);
  fill.addColorStop(0.9, `${look.ground}9c`);
  fill.addColorStop(1, `${look.ground}6e`);
  return { fill, from: Math.min(outer, inner), height: Math.abs(outer - inner) };
}

export function drawShade(context: CanvasRenderingContext2D, { width }: ReelLayout, { shade }: Drums): void {
  for (const { fill, from, height } of shade) {
    context.fillStyle = fill;
    context.fillRect(0, from, width, height);
  }
}
