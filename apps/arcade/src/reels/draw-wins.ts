import type { ReelLook } from './draw-reels.ts';
import { centreOf, type ReelLayout } from './layout.ts';
import { litAt, type ShownWin, type WinShow } from './win-show.ts';

interface WinScene {
  readonly context: CanvasRenderingContext2D;
  readonly layout: ReelLayout;
  readonly look: ReelLook;
  readonly wins: WinShow;
  readonly now: number;
}

/** Draws the lines and frames of what is lit; true while there is more to come. */
export function drawWins({ context, layout, look, wins, now }: WinScene): boolean {
  const { lit, drawn, moving } = litAt(wins, now);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const win of lit) {
    if (win.win.line !== null) drawLine(context, layout, look, win, drawn);
  }
  for (const win of lit) {
    context.globalAlpha = Math.min(1, drawn * 1.4);
    for (const [reel, row] of win.cells) drawFrame(context, layout, look, reel, row);
    context.globalAlpha = 1;
  }
  return moving || now - wins.startedAt < 1_000;
}

/** Runs between the symbols, never across them: from the edge of one frame to the edge of the next. */
function drawLine(
  context: CanvasRenderingContext2D,
  layout: ReelLayout,
  look: ReelLook,
  { cells }: ShownWin,
  drawn: number,
): void {
  const points = cells.map(([reel, row]) => centreOf(layout, reel, row));
  const [wide, tall] = [layout.cell * 0.47, layout.row * 0.47];
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    // To the edge of the frame, measured along the line.
    const edge = Math.min(wide / Math.abs(dx), tall / Math.max(1e-9, Math.abs(dy)));
    return [from[0] + dx * edge, from[1] + dy * edge, to[0] - dx * edge, to[1] - dy * edge] as const;
  });
  const shown = drawn * pieces.length;
  for (const [colour, width] of [
    [look.lineEdge, 0.085],
    [look.line, 0.05],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, layout.cell * width);
    context.beginPath();
    pieces.forEach(([x1, y1, x2, y2], index) => {
      const share = Math.min(1, Math.max(0, shown - index));
      if (share === 0) return;
      context.moveTo(x1, y1);
      context.lineTo(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
    });
    context.stroke();
  }
}

function drawFrame(
  context: CanvasRenderingContext2D,
  layout: ReelLayout,
  look: ReelLook,
  reel: number,
  row: number,
): void {
  const [x, y] = centreOf(layout, reel, row);
  const [half, tall] = [layout.cell * 0.47, layout.row * 0.47];
  for (const [colour, width] of [
    [look.lineEdge, 0.062],
    [look.line, 0.036],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, layout.cell * width);
    context.beginPath();
    context.roundRect(x - half, y - tall, half * 2, tall * 2, layout.cell * 0.1);
    context.stroke();
  }
}
