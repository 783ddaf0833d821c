import type { Coin } from '@croupier/game-math';
import { canvasOf } from '../reels/layer.ts';
import type { Sprite } from '../reels/sprites.ts';

type Kind = Coin['kind'];

/** Colour of a coin's rim and of its word. */
export const PRIZE_COLOURS = { mini: '#2f8a57', minor: '#2f66c4', major: '#c0392f', collector: '#7a3fb0' } as const;

/** Face of a coin. */
interface Face {
  readonly sprite: Sprite;
  /** Size of its box, in CSS pixels. */
  readonly size: number;
  readonly kind: Kind;
  readonly text: string;
  /** Name of the prize. */
  readonly word: string;
}

type Place = readonly [x: number, y: number];

interface CoinPicture extends Face {
  readonly context: CanvasRenderingContext2D;
  /** Canvas pixels per CSS pixel. */
  readonly ratio: number;
  /** Middle of its final position, in CSS pixels. */
  readonly home: Place;
  /** Current middle. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds since it landed; its animation depends on it. */
  readonly age: number;
  /** `true` if it fell from above instead of turning into place. */
  readonly falls: boolean;
  /** Strength of its light: 0 … 1. */
  readonly glow: number;
  /** `true` once its light no longer changes. */
  readonly settled: boolean;
}

const FALL_MS = 150;
const SQUASH_MS = 260;
/** Time after which a landed coin no longer moves. */
export const LANDED_MS = FALL_MS + SQUASH_MS + 120;
const FACE = 0.58;
/** Maximum of cached faces: more than a grid shows at the same time; amounts differ with every stake. */
const MOST_FACES = 96;

/** Opens the drawing of coins. The face of a coin is painted once, so that a frame only moves it. */
export function openCoins() {
  const faces = new Map<string, HTMLCanvasElement>();
  let of: Sprite | null = null;

  /** Returns the face, painted for its final pixel position, so that it is as sharp there as if drawn in place. */
  const faceOf = (face: Face, home: Place, ratio: number): HTMLCanvasElement => {
    if (of !== face.sprite || faces.size === MOST_FACES) {
      faces.clear();
      of = face.sprite;
    }
    const { size, kind, text, word } = face;
    const key = [size, ratio, within(home[0]), within(home[1]), kind, word, text].join(' ');
    const painted = faces.get(key) ?? paintFace(face, home, ratio);
    faces.set(key, painted);
    return painted;
  };

  /** Draws a coin that lands with weight: it falls, squashes a little, throws a ring, and shows its value. */
  return (picture: CoinPicture): void => {
    const { context, ratio, x, y, size, home, age, falls, glow, settled } = picture;
    const since = falls ? age - FALL_MS : age;
    const drop = falls && since < 0 ? 1 - (age / FALL_MS) ** 2 : 0;
    const share = Math.min(1, Math.max(0, since / SQUASH_MS));
    const squash = since < 0 ? 0 : 0.17 * Math.cos(share * Math.PI * 2.5) * (1 - share) ** 1.5;
    if (since >= 0 && share < 1) drawRing(picture, share);
    if (glow > 0) drawGlow(picture);
    const lit = 1 + glow * 0.07;
    // A moving coin scales the face of its normal size; a settled one is painted at its own size.
    const painted = settled && share === 1 ? lit : 1;
    const at = [home[0] * ratio, home[1] * ratio] as const;
    const face = faceOf(picture, at, ratio * painted);
    const half = halfOf(size, ratio * painted);
    const [wide, tall] = [(lit + squash) / painted, (lit - squash) / painted];
    context.save();
    context.globalAlpha = falls ? Math.min(1, age / 70) : 1;
    context.setTransform(wide, 0, 0, tall, x * ratio, (y - drop * size * 0.5 + squash * size * 0.2) * ratio);
    context.drawImage(face, -half - within(at[0]), -half - within(at[1]));
    context.restore();
  };
}

/** Returns the fraction of a pixel of a coordinate. */
const within = (at: number): number => at - Math.floor(at);
/** Returns the distance from the middle of a face to its edge, in canvas pixels. */
const halfOf = (size: number, ratio: number): number => Math.ceil((size * ratio) / 2) + 1;

function paintFace({ sprite, size, kind, text, word }: Face, home: Place, ratio: number): HTMLCanvasElement {
  const half = halfOf(size, ratio);
  const [canvas, context] = canvasOf(2 * half + 1, 2 * half + 1);
  context.setTransform(ratio, 0, 0, ratio, half + within(home[0]), half + within(home[1]));
  context.drawImage(sprite.sharp, -size / 2, -size / 2, size, size);
  if (kind !== null) drawRim(context, size, PRIZE_COLOURS[kind]);
  drawText(context, size, text, kind !== null && word !== '' ? word : '', kind);
  return canvas;
}

function drawRing({ context, x, y, size }: CoinPicture, share: number): void {
  context.globalAlpha = 0.7 * (1 - share);
  context.strokeStyle = '#fff3c4';
  context.lineWidth = size * 0.06 * (1 - share);
  context.beginPath();
  context.arc(x, y, size * (0.42 + 0.2 * share), 0, Math.PI * 2);
  context.stroke();
  context.globalAlpha = 1;
}

function drawGlow({ context, x, y, size, glow }: CoinPicture): void {
  const light = context.createRadialGradient(x, y, size * 0.2, x, y, size * 0.7);
  light.addColorStop(0, '#fff0b8');
  light.addColorStop(1, '#ffd76a00');
  context.globalAlpha = glow;
  context.fillStyle = light;
  context.fillRect(x - size * 0.7, y - size * 0.7, size * 1.4, size * 1.4);
  context.globalAlpha = 1;
}

function drawRim(context: CanvasRenderingContext2D, size: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = size * 0.07;
  context.beginPath();
  context.arc(0, 0, size * 0.385, 0, Math.PI * 2);
  context.stroke();
}

function drawText(context: CanvasRenderingContext2D, size: number, text: string, word: string, kind: Kind): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const write = (line: string, y: number, largest: number, colour: string): void => {
    context.font = `800 ${Math.round(size * largest)}px "Inter Variable", sans-serif`;
    const fit = Math.min(1, (size * FACE) / Math.max(1, context.measureText(line).width));
    context.font = `800 ${Math.max(7, Math.floor(size * largest * fit))}px "Inter Variable", sans-serif`;
    context.lineWidth = size * 0.035;
    context.strokeStyle = '#fff6dc';
    context.strokeText(line, 0, y);
    context.fillStyle = colour;
    context.fillText(line, 0, y);
  };
  if (word) write(word, -size * 0.15, 0.17, kind === null ? '#4a2c06' : PRIZE_COLOURS[kind]);
  if (text) write(text, word ? size * 0.1 : size * 0.015, word ? 0.27 : 0.34, '#40260a');
}
