import type { PokieSpin } from '@croupier/game-math';
import { drawShade, type Drums, drumsOf } from './drums.ts';
import { openLayer } from './layer.ts';
import { columnX, type ReelLayout } from './layout.ts';
import type { ReelLook } from './look.ts';
import type { ReelPosition } from './reel-motion.ts';
import type { Sprite } from './sprites.ts';
import { moveAt } from './win-moves.ts';
import { litAt, type WinShow } from './win-show.ts';

export interface ReelScene {
  readonly context: CanvasRenderingContext2D;
  readonly layout: ReelLayout;
  readonly sprites: ReadonlyMap<string, Sprite>;
  readonly strips: readonly string[];
  readonly positions: readonly ReelPosition[];
  readonly shown: PokieSpin | null;
  readonly look: ReelLook;
  /** Reels that keep turning with anticipation. */
  readonly waiting: readonly boolean[];
  readonly wins: WinShow | null;
  readonly now: number;
}

const DIMMED = 0.34;

/** Winning symbol with the middle of its cell. */
interface Mover {
  readonly sprite: Sprite;
  readonly reel: number;
  readonly x: number;
  readonly y: number;
}

interface Lit {
  readonly cells: ReadonlySet<string>;
  readonly moving: boolean;
}

/**
 * Opens the drawing of the reels. Once they have stopped, a frame only draws the moving symbols over a cached picture
 * of the rest.
 */
export function openReelDrawing() {
  const rest = openLayer();
  let drums: Drums | null = null;
  let movers: readonly Mover[] = [];

  return (scene: ReelScene): void => {
    const { context, layout, look, positions, wins, now } = scene;
    if (drums?.layout !== layout || drums.look !== look) drums = drumsOf(context, layout, look);
    if (!positions.every(({ resting }) => resting)) return drawTurning(scene, drums);
    const at = wins && wins.wins.length > 0 ? litAt(wins, now) : null;
    const moving = at?.moving ?? false;
    const { sprites, strips, shown } = scene;
    const tops = positions.map(({ top }) => top);
    const what = [layout, look, sprites, strips, shown, wins, at?.lit.length, at?.lit[0], moving, ...tops];
    const fresh = rest.renew(context, what);
    if (fresh) {
      const cells = new Set(at?.lit.flatMap((win) => win.cells.map(([reel, row]) => `${reel}:${row}`)));
      movers = drawResting({ ...scene, context: fresh }, drums, at && { cells, moving });
    }
    rest.lay(context);
    if (!moving || !wins) return;
    context.save();
    context.clip(drums.clip);
    drawMovers(scene, movers, now - wins.startedAt);
    drawShade(context, layout, drums);
    context.restore();
  };
}

function drawGround({ context, layout, look, waiting, now }: ReelScene): void {
  context.fillStyle = look.ground;
  context.fillRect(0, 0, layout.width, layout.height);
  if (!waiting.includes(true)) return;
  context.globalAlpha = 0.34 + 0.16 * Math.sin(now / 130);
  context.fillStyle = look.light;
  waiting.forEach((waits, reel) => {
    if (waits) context.fillRect(columnX(layout, reel), 0, layout.cell, layout.height);
  });
  context.globalAlpha = 1;
}

function drawTurning(scene: ReelScene, drums: Drums): void {
  const { context, layout, positions } = scene;
  context.save();
  context.clip(drums.clip);
  drawGround(scene);
  positions.forEach((_, reel) => eachSymbol(scene, reel, (sprite, y) => drawRushing(scene, reel, sprite, y)));
  drawShade(context, layout, drums);
  context.restore();
}

/**
 * Draws the static parts and returns the moving ones. It also draws the light behind those; their shade is drawn over
 * them later.
 */
function drawResting(scene: ReelScene, drums: Drums, lit: Lit | null): readonly Mover[] {
  const { context, layout, positions, look } = scene;
  const { cell } = layout;
  const found: Mover[] = [];
  context.save();
  context.clip(drums.clip);
  drawGround(scene);
  positions.forEach((_, reel) => {
    const x = columnX(layout, reel);
    eachSymbol(scene, reel, (sprite, y, row) => {
      const wins = lit?.cells.has(`${reel}:${row}`) ?? false;
      if (wins) drawLight(context, look, x, y, cell);
      if (wins && lit?.moving) return void found.push({ sprite, reel, x: x + cell / 2, y: y + cell / 2 });
      context.globalAlpha = lit && !wins ? DIMMED : 1;
      drawSharp(scene, reel, sprite, y);
      context.globalAlpha = 1;
    });
  });
  if (!lit?.moving) drawShade(context, layout, drums);
  context.restore();
  return found;
}

/** Calls `draw` for each visible symbol of a reel, with the top of its box and its row. */
function eachSymbol(scene: ReelScene, reel: number, draw: (sprite: Sprite, y: number, row: number) => void): void {
  const { layout, positions, sprites } = scene;
  const { top } = positions[reel]!;
  const beyond = layout.over / layout.row;
  const last = Math.floor(top + layout.rows + beyond);
  for (let index = Math.floor(top - beyond); index <= last; index++) {
    const sprite = sprites.get(letterAt(scene, reel, index));
    if (!sprite) continue;
    draw(sprite, layout.over + (index - top + 0.5) * layout.row - layout.cell / 2, Math.round(index - top));
  }
}

/**
 * Returns the letter at an index of the strip, which is a ring. At the drawn stop it is the round's own letter, in case
 * the maths has changed since.
 */
function letterAt({ strips, shown, positions }: ReelScene, reel: number, index: number): string {
  const strip = strips[reel]!;
  const stop = shown?.stops[reel];
  if (stop !== undefined && positions[reel]!.rush < 0.95) {
    const letter = shown!.reels[reel]![index - stop];
    if (letter !== undefined) return letter;
  }
  return strip[((index % strip.length) + strip.length) % strip.length]!;
}

/** Margin of a cell on either side of its symbol, as a share of the cell. */
const INSET = 0.05;

function drawSharp({ context, layout }: ReelScene, reel: number, { sharp }: Sprite, y: number): void {
  const inset = layout.cell * INSET;
  const size = layout.cell - inset * 2;
  context.drawImage(sharp, columnX(layout, reel) + inset, y + inset, size, size);
}

function drawRushing(scene: ReelScene, reel: number, sprite: Sprite, y: number): void {
  const { context, layout, positions } = scene;
  const { cell } = layout;
  const { rush } = positions[reel]!;
  if (rush <= 0.25) return drawSharp(scene, reel, sprite, y);
  const inset = cell * INSET;
  const size = cell - inset * 2;
  const smear = (sprite.rushed.height / sprite.rushed.width) * size;
  context.globalAlpha = Math.min(1, rush * 1.5);
  context.drawImage(sprite.rushed, columnX(layout, reel) + inset, y + cell / 2 - smear / 2, size, smear);
  const sharp = 1 - rush * 1.7;
  if (sharp > 0) {
    context.globalAlpha = sharp;
    drawSharp(scene, reel, sprite, y);
  }
  context.globalAlpha = 1;
}

function drawMovers({ context, layout, look }: ReelScene, movers: readonly Mover[], elapsed: number): void {
  const ratio = context.canvas.width / Math.max(1, layout.width);
  const size = layout.cell - layout.cell * INSET * 2;
  const moves = Array.from({ length: layout.columns }, (_, reel) => {
    const { rise, turn, grow } = moveAt(look.motif, elapsed, reel);
    return { rise, half: (size / 2) * (1 + grow * 2), cos: Math.cos(turn) * ratio, sin: Math.sin(turn) * ratio };
  });
  context.save();
  for (const { sprite, reel, x, y } of movers) {
    const { rise, half, cos, sin } = moves[reel]!;
    context.setTransform(cos, sin, -sin, cos, x * ratio, (y - rise * layout.cell) * ratio);
    context.drawImage(sprite.sharp, -half, -half, half * 2, half * 2);
  }
  context.restore();
}

function drawLight(context: CanvasRenderingContext2D, look: ReelLook, x: number, y: number, cell: number): void {
  const glow = context.createRadialGradient(
    x + cell / 2,
    y + cell / 2,
    cell * 0.1,
    x + cell / 2,
    y + cell / 2,
    cell * 0.62,
  );
  glow.addColorStop(0, look.light);
  glow.addColorStop(1, `${look.light}00`);
  context.fillStyle = glow;
  context.fillRect(x, y, cell, cell);
}
