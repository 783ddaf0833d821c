import { canvasOf, openLayer } from '../reels/layer.ts';
import type { ReelLook } from '../reels/look.ts';
import type { Sprite } from '../reels/sprites.ts';
import { type GridLayout, placeOf } from './grid-layout.ts';
import { LEAVE_MS, lies, type Piece, rowsAbove } from './pieces.ts';

/** State of the grid at a moment. */
export interface TumbleScene {
  readonly context: CanvasRenderingContext2D;
  readonly layout: GridLayout;
  readonly sprites: ReadonlyMap<string, Sprite>;
  readonly look: ReelLook;
  readonly pieces: readonly Piece[];
  /** Number of rows in each column. */
  readonly heights: readonly number[];
  /** Cells that light up, and the start time. */
  readonly lit: ReadonlySet<number> | null;
  readonly litAt: number;
  /** Speed as a multiple of the usual one. */
  readonly speed: number;
  readonly still: boolean;
  readonly now: number;
}

const DIMMED = 0.38;

/** Opens the drawing of the grid: static symbols are drawn once, moving ones in each frame. */
export function openTumbleDrawing() {
  const rest = openLayer();
  /** Pieces drawn in the cached picture. */
  let resting = new Set<Piece>();
  let glows = new Map<number, HTMLCanvasElement>();
  let glowsOf: GridLayout | null = null;

  /** Returns the light behind a symbol, cached by its height: it has the same gradient in every frame. */
  const glowOf = (scene: TumbleScene, size: number): HTMLCanvasElement => {
    if (glowsOf !== scene.layout) [glows, glowsOf] = [new Map(), scene.layout];
    const glow = glows.get(size) ?? paintGlow(scene, size);
    glows.set(size, glow);
    return glow;
  };

  return (scene: TumbleScene): void => {
    const { context, layout, sprites, look, pieces, heights, lit, now, speed } = scene;
    const isLit = ({ column, row }: Piece): boolean => lit?.has(column * 10 + row) ?? false;
    const lying = pieces.filter((piece) => !isLit(piece) && lies(piece, (now - piece.at) * speed));
    const kept = lying.filter((piece) => resting.has(piece)).length;
    // A piece that starts to move can't be erased from the cached picture, so the picture is drawn again.
    const begins =
      rest.renew(context, [layout, sprites, look, heights, lit !== null]) ??
      (kept === resting.size ? null : rest.empty());
    if (begins) {
      resting = new Set();
      drawColumns(begins, scene);
    }
    const behind = { ...scene, context: rest.context() };
    for (const piece of lying) {
      if (resting.has(piece)) continue;
      resting.add(piece);
      drawPiece(behind, piece, null);
    }
    rest.lay(context);
    for (const piece of pieces) {
      if (!resting.has(piece)) drawPiece(scene, piece, isLit(piece) && piece.leavesAt === null ? glowOf : null);
    }
  };
}

function drawColumns(context: CanvasRenderingContext2D, { layout, heights, look }: TumbleScene): void {
  context.fillStyle = look.ground;
  context.beginPath();
  heights.forEach((high, column) => {
    const [x] = placeOf(layout, column, 0, high);
    context.roundRect(x - layout.cell / 2, 0, layout.cell, layout.height, layout.cell * 0.1);
  });
  context.fill();
}

type Glows = (scene: TumbleScene, size: number) => HTMLCanvasElement;

function drawPiece(scene: TumbleScene, piece: Piece, glowOf: Glows | null): void {
  const { context, layout, sprites, look, heights, lit, litAt, speed, still, now } = scene;
  const { column, letter, row, at, leavesAt, value } = piece;
  const sprite = sprites.get(letter);
  if (!sprite) return;
  const high = heights[column]!;
  const [x, y] = placeOf(layout, column, row - rowsAbove(piece, (now - at) * speed), high);
  const box = Math.min(layout.cell, layout.height / high);
  let size = box * 0.9;
  // Above the grid, not visible yet.
  if (y + size < 0) return;
  let alpha = lit && !lit.has(column * 10 + row) ? DIMMED : 1;
  if (glowOf) {
    context.drawImage(glowOf(scene, box), x - layout.cell / 2, y - box / 2, layout.cell, box);
    size *= 1 + 0.06 * (still ? 0 : Math.abs(Math.sin((now - litAt) / 150)));
  }
  if (leavesAt !== null) {
    const share = Math.min(1, Math.max(0, (now - leavesAt) / (LEAVE_MS / speed)));
    if (share === 1) return;
    alpha = 1 - share;
    size *= 1 + 0.35 * share;
  }
  context.globalAlpha = alpha;
  context.drawImage(sprite.sharp, x - size / 2, y - size / 2, size, size);
  if (value !== null) drawValue(context, look, x, y, size, value);
  context.globalAlpha = 1;
}

function paintGlow({ context, layout, look }: TumbleScene, size: number): HTMLCanvasElement {
  const ratio = context.canvas.width / Math.max(1, layout.width);
  const [canvas, own] = canvasOf(Math.ceil(layout.cell * ratio), Math.ceil(size * ratio));
  own.scale(canvas.width / layout.cell, canvas.height / size);
  const [x, y] = [layout.cell / 2, size / 2];
  const glow = own.createRadialGradient(x, y, size * 0.1, x, y, size * 0.62);
  glow.addColorStop(0, look.light);
  glow.addColorStop(1, `${look.light.slice(0, 7)}00`);
  own.fillStyle = glow;
  own.fillRect(0, 0, layout.cell, size);
  return canvas;
}

function drawValue(
  context: CanvasRenderingContext2D,
  look: ReelLook,
  x: number,
  y: number,
  size: number,
  value: number,
): void {
  context.font = `800 ${Math.round(size * 0.42)}px "Inter Variable", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.12;
  context.strokeStyle = look.lineEdge;
  context.strokeText(`×${value}`, x, y + size * 0.2);
  context.fillStyle = '#fff8e2';
  context.fillText(`×${value}`, x, y + size * 0.2);
}
