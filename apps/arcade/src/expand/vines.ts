import { mix, shaded } from '@croupier/game-art/symbols';
import type { OverSetup } from '../pokie/Reels.tsx';
import { canvasOf } from '../reels/layer.ts';
import { centreOf, columnX, type ReelLayout } from '../reels/layout.ts';
import type { ReelLook } from '../reels/look.ts';
import type { ReelPicture } from '../reels/reel-stage.ts';

interface Vine {
  readonly reel: number;
  /** Row of the wild that the vine grows from. */
  readonly row: number;
  readonly at: number;
}

const GROW_MS = 620;
const NEXT_MS = 180;
const BLOOM_MS = 340;
const STEM = '#2f7d4a';

/** Draws wilds that expand over their reels: a vine grows up and down from the wild, and blooms in every row. */
export function openVines({ title, look, still }: OverSetup) {
  let vines: readonly Vine[] = [];
  let wake = (): void => undefined;
  /** Background and stems of a reel, the same for all reels. */
  let grove: { readonly layout: ReelLayout; readonly picture: HTMLCanvasElement } | null = null;

  const draw = (picture: ReelPicture, { reel, row, at }: Vine): boolean => {
    const { context, layout, sprites, now } = picture;
    const share = still() ? 1 : Math.min(1, Math.max(0, (now - at) / GROW_MS));
    if (share === 0) return true;
    const reach = 1 - (1 - share) ** 3;
    const x = columnX(layout, reel);
    const [, from] = centreOf(layout, reel, row);
    const [top, bottom] = [from - from * reach, from + (layout.height - from) * reach];
    context.save();
    context.beginPath();
    context.roundRect(x, 0, layout.cell, layout.height, layout.cell * 0.08);
    context.clip();
    context.beginPath();
    context.rect(x, top, layout.cell, bottom - top);
    context.clip();
    if (grove?.layout !== layout) grove = { layout, picture: paintGrove(context, layout, look) };
    context.drawImage(grove.picture, x, 0, layout.cell, layout.height);
    context.restore();
    const bloom = sprites.get(title.wild);
    let moving = share < 1;
    for (let each = 0; each < title.rows && bloom; each++) {
      const opens = still() ? 1 : Math.min(1, Math.max(0, (now - at - Math.abs(each - row) * 130) / BLOOM_MS));
      moving ||= opens < 1;
      if (opens === 0) continue;
      const [middle, y] = centreOf(layout, reel, each);
      // Slightly larger than its final size, then back.
      const size = layout.cell * 0.92 * (opens + 0.22 * Math.sin(opens * Math.PI));
      context.save();
      context.translate(middle, y);
      context.rotate((1 - opens) * -0.9);
      context.drawImage(bloom.sharp, -size / 2, -size / 2, size, size);
      context.restore();
    }
    return moving;
  };

  return {
    /** Receives the function that requests a redraw, once the reels are open. */
    wakes(call: () => void): void {
      wake = call;
    },
    over: (picture: ReelPicture): boolean => vines.map((vine) => draw(picture, vine)).some(Boolean),
    clear(): void {
      vines = [];
      wake();
    },
    /** Grows over these reels, one after the other; returns the duration in milliseconds. */
    grow(reels: readonly string[], grown: readonly number[]): number {
      const now = performance.now();
      vines = grown.map((reel, index) => ({ reel, row: reels[reel]!.indexOf(title.wild), at: now + index * NEXT_MS }));
      wake();
      return still() || grown.length === 0 ? 0 : GROW_MS + (grown.length - 1) * NEXT_MS + 160;
    },
    /** Finishes all growth immediately. */
    settle(): void {
      vines = vines.map((vine) => ({ ...vine, at: Math.min(vine.at, performance.now() - GROW_MS - BLOOM_MS) }));
      wake();
    },
  };
}

function paintGrove({ canvas: { width } }: CanvasRenderingContext2D, layout: ReelLayout, look: ReelLook) {
  const ratio = width / Math.max(1, layout.width);
  const [picture, context] = canvasOf(Math.ceil(layout.cell * ratio), Math.ceil(layout.height * ratio));
  context.scale(picture.width / layout.cell, picture.height / layout.height);
  ground(context, layout, look, 0);
  stem(context, layout, 0);
  return picture;
}

function ground(context: CanvasRenderingContext2D, layout: ReelLayout, look: ReelLook, x: number): void {
  const night = context.createLinearGradient(x, 0, x + layout.cell, 0);
  const deep = shaded(mix(look.ground, STEM, 0.4), 0.55);
  night.addColorStop(0, shaded(deep, 0.35));
  night.addColorStop(0.5, mix(deep, look.light, 0.16));
  night.addColorStop(1, shaded(deep, 0.35));
  context.fillStyle = night;
  context.fillRect(x, 0, layout.cell, layout.height);
}

/** Draws two intertwined stems with leaves on both sides. */
function stem(context: CanvasRenderingContext2D, layout: ReelLayout, x: number): void {
  const { cell, height } = layout;
  const middle = x + cell / 2;
  const swing = (y: number, turn: number): number => middle + Math.sin((y / cell) * 3.1 + turn) * cell * 0.27;
  context.lineCap = 'round';
  for (const [turn, colour, width] of [
    [Math.PI, shaded(STEM, 0.35), 0.05],
    [0, STEM, 0.065],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = cell * width;
    context.beginPath();
    for (let y = -8; y <= height + 8; y += 6) context.lineTo(swing(y, turn), y);
    context.stroke();
    context.fillStyle = mix(colour, '#9fd08a', 0.35);
    for (let y = cell * 0.2, side = 1; y < height; y += cell * 0.36, side = -side) {
      context.save();
      context.translate(swing(y, turn), y);
      context.rotate(side * 0.9);
      context.beginPath();
      context.ellipse(side * cell * 0.14, 0, cell * 0.14, cell * 0.06, 0, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
  }
}

export type Vines = ReturnType<typeof openVines>;
