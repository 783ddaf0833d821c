import type { Motif } from '@croupier/game-art/symbols';
import type { PokieSpin } from '@croupier/game-math';
import { columnX, type ReelLayout } from './layout.ts';
import type { ReelPosition } from './reel-motion.ts';
import type { Sprite } from './sprites.ts';
import { moveAt } from './win-moves.ts';
import { litAt, type WinShow } from './win-show.ts';

export interface ReelLook {
  readonly motif: Motif;
  /** The reel's own ground, top and bottom of the visible part darker: it is a drum. */
  readonly ground: string;
  readonly edge: string;
  /** Behind a winning symbol, and its line. */
  readonly light: string;
  readonly line: string;
  readonly lineEdge: string;
}

export interface ReelScene {
  readonly context: CanvasRenderingContext2D;
  readonly layout: ReelLayout;
  readonly sprites: ReadonlyMap<string, Sprite>;
  readonly strips: readonly string[];
  readonly positions: readonly ReelPosition[];
  readonly shown: PokieSpin | null;
  readonly look: ReelLook;
  /** Reels that turn on alone while a feature hangs on them. */
  readonly waiting: readonly boolean[];
  readonly wins: WinShow | null;
  readonly now: number;
}

const DIMMED = 0.34;

export function drawReels(scene: ReelScene): void {
  const { context, layout, positions, wins, now } = scene;
  const at = wins && wins.wins.length > 0 ? litAt(wins, now) : null;
  const lit = at && {
    cells: new Set(at.lit.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}:${row}`))),
    moving: at.moving,
  };
  positions.forEach((position, reel) => {
    const x = columnX(layout, reel);
    context.save();
    context.beginPath();
    context.roundRect(x, 0, layout.cell, layout.height, layout.cell * 0.08);
    context.clip();
    drawGround(scene, x, scene.waiting[reel] === true);
    const beyond = layout.over / layout.row;
    const last = Math.floor(position.top + layout.rows + beyond);
    for (let index = Math.floor(position.top - beyond); index <= last; index++) drawSymbol(scene, reel, index, lit);
    drawDrum(scene, x);
    context.restore();
  });
}

function drawGround({ context, layout, look, now }: ReelScene, x: number, waiting: boolean): void {
  context.fillStyle = look.ground;
  context.fillRect(x, 0, layout.cell, layout.height);
  if (!waiting) return;
  context.globalAlpha = 0.34 + 0.16 * Math.sin(now / 130);
  context.fillStyle = look.light;
  context.fillRect(x, 0, layout.cell, layout.height);
  context.globalAlpha = 1;
}

/** The strip is a ring; at its drawn stop the round's own picture wins, should the maths have changed since. */
function letterAt({ strips, shown, positions }: ReelScene, reel: number, index: number): string {
  const strip = strips[reel]!;
  const stop = shown?.stops[reel];
  if (stop !== undefined && positions[reel]!.rush < 0.95) {
    const letter = shown!.reels[reel]![index - stop];
    if (letter !== undefined) return letter;
  }
  return strip[((index % strip.length) + strip.length) % strip.length]!;
}

interface Lit {
  readonly cells: ReadonlySet<string>;
  readonly moving: boolean;
}

function drawSymbol(scene: ReelScene, reel: number, index: number, lit: Lit | null): void {
  const { context, layout, positions, sprites, look, wins, now } = scene;
  const { top, rush } = positions[reel]!;
  const sprite = sprites.get(letterAt(scene, reel, index));
  if (!sprite) return;
  const { cell, row } = layout;
  const inset = cell * 0.05;
  const size = cell - inset * 2;
  const y = layout.over + (index - top + 0.5) * row - cell / 2;
  const x = columnX(layout, reel) + inset;
  if (rush > 0.25) {
    const smear = (sprite.rushed.height / sprite.rushed.width) * size;
    context.globalAlpha = Math.min(1, rush * 1.5);
    context.drawImage(sprite.rushed, x, y + cell / 2 - smear / 2, size, smear);
    context.globalAlpha = Math.max(0, 1 - rush * 1.7);
    if (context.globalAlpha > 0) context.drawImage(sprite.sharp, x, y + inset, size, size);
    context.globalAlpha = 1;
    return;
  }
  const wins_ = lit?.cells.has(`${reel}:${Math.round(index - top)}`) ?? false;
  if (wins_) drawLight(context, look, columnX(layout, reel), y, cell);
  context.globalAlpha = lit && !wins_ ? DIMMED : 1;
  if (wins_ && wins && lit?.moving) {
    const { rise, turn, grow } = moveAt(look.motif, now - wins.startedAt, reel);
    const half = (size / 2) * (1 + grow * 2);
    context.save();
    context.translate(x + size / 2, y + cell / 2 - rise * cell);
    context.rotate(turn);
    context.drawImage(sprite.sharp, -half, -half, half * 2, half * 2);
    context.restore();
  } else context.drawImage(sprite.sharp, x, y + inset, size, size);
  context.globalAlpha = 1;
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

function drawDrum({ context, layout, look }: ReelScene, x: number): void {
  const { cell, height, over } = layout;
  if (over > 0) drawBeyond(context, look, layout, x);
  const drum = context.createLinearGradient(0, 0, 0, height);
  const clear = `${look.edge.slice(0, 7)}00`;
  drum.addColorStop(0, look.edge);
  drum.addColorStop(Math.max(0.13, over / height), clear);
  drum.addColorStop(1 - Math.max(0.13, over / height), clear);
  drum.addColorStop(1, look.edge);
  context.fillStyle = drum;
  context.fillRect(x, 0, cell, height);
}

/** What is above and below the rows that count lies in the shade: it belongs to the strip and to no win. */
function drawBeyond(
  context: CanvasRenderingContext2D,
  look: ReelLook,
  { cell, height, over }: ReelLayout,
  x: number,
): void {
  for (const [outer, inner] of [
    [0, over],
    [height, height - over],
  ] as const) {
    const veil = context.createLinearGradient(0, outer, 0, inner);
    veil.addColorStop(0, look.ground);
    veil.addColorStop(0.9, `${look.ground}9c`);
    veil.addColorStop(1, `${look.ground}6e`);
    context.fillStyle = veil;
    context.fillRect(x, Math.min(outer, inner), cell, over);
  }
}
