import { centreOf, type ReelLayout } from './layout.ts';
import type { ReelLook } from './look.ts';
import { litAt, type ShownWin, type WinShow } from './win-show.ts';

interface WinScene {
  readonly context: CanvasRenderingContext2D;
  readonly layout: ReelLayout;
  readonly look: ReelLook;
  readonly wins: WinShow;
  readonly now: number;
}

/** Segments of a line between its frames: from x, y, to x, y. */
type Pieces = readonly (readonly [number, number, number, number])[];

/** Shapes of the lit wins, cached while they stay lit. */
interface Shape {
  readonly of: readonly unknown[];
  readonly frames: Path2D;
  readonly lines: readonly Pieces[];
}

/** Draws the lines and frames of lit wins; returns true while they change. */
export function openWinDrawing() {
  let shape: Shape | null = null;

  return ({ context, layout, look, wins, now }: WinScene): boolean => {
    const { lit, drawn, moving } = litAt(wins, now);
    const of = [layout, wins, lit.length, lit[0]];
    if (!shape || of.some((each, at) => each !== shape!.of[at])) shape = shapeOf(of, layout, lit);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const pieces of shape.lines) {
      const line = pathOf(pieces, drawn);
      for (const [colour, width] of [
        [look.lineEdge, 0.085],
        [look.line, 0.05],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = Math.max(2, layout.cell * width);
        context.stroke(line);
      }
    }
    context.globalAlpha = Math.min(1, drawn * 1.4);
    for (const [colour, width] of [
      [look.lineEdge, 0.062],
      [look.line, 0.036],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = Math.max(1.5, layout.cell * width);
      context.stroke(shape.frames);
    }
    context.globalAlpha = 1;
    return moving || now - wins.startedAt < 1_000;
  };
}

/** Builds one path of all frames: a cell that several wins share gets one frame. */
function shapeOf(of: readonly unknown[], layout: ReelLayout, lit: readonly ShownWin[]): Shape {
  const [half, tall] = [layout.cell * 0.47, layout.row * 0.47];
  const frames = new Path2D();
  const framed = new Set<string>();
  for (const [reel, row] of lit.flatMap(({ cells }) => cells)) {
    if (framed.has(`${reel}:${row}`)) continue;
    framed.add(`${reel}:${row}`);
    const [x, y] = centreOf(layout, reel, row);
    frames.roundRect(x - half, y - tall, half * 2, tall * 2, layout.cell * 0.1);
  }
  const lines = lit.filter(({ win }) => win.line !== null).map((win) => piecesOf(layout, win));
  return { of, frames, lines };
}

/** Draws a line between the symbols, never across them: from the edge of one frame to the edge of the next. */
function piecesOf(layout: ReelLayout, { cells }: ShownWin): Pieces {
  const points = cells.map(([reel, row]) => centreOf(layout, reel, row));
  const [wide, tall] = [layout.cell * 0.47, layout.row * 0.47];
  return points.slice(1).map((to, index) => {
    const from = points[index]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    // Distance to the edge of the frame, along the line.
    const edge = Math.min(wide / Math.abs(dx), tall / Math.max(1e-9, Math.abs(dy)));
    return [from[0] + dx * edge, from[1] + dy * edge, to[0] - dx * edge, to[1] - dy * edge] as const;
  });
}

function pathOf(pieces: Pieces, drawn: number): Path2D {
  const path = new Path2D();
  const shown = drawn * pieces.length;
  pieces.forEach(([x1, y1, x2, y2], index) => {
    const share = Math.min(1, Math.max(0, shown - index));
    if (share === 0) return;
    path.moveTo(x1, y1);
    path.lineTo(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
  });
  return path;
}
