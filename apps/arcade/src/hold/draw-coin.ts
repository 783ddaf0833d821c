import type { Coin } from '@croupier/game-math';
import type { Sprite } from '../reels/sprites.ts';

type Kind = Coin['kind'];

/** Colour of a coin's rim and of its word. */
export const PRIZE_COLOURS = { mini: '#2f8a57', minor: '#2f66c4', major: '#c0392f', collector: '#7a3fb0' } as const;

interface CoinPicture {
  readonly context: CanvasRenderingContext2D;
  readonly sprite: Sprite;
  /** Its middle, and the box it fills. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: Kind;
  readonly text: string;
  /** The prize's name. */
  readonly word: string;
  /** Milliseconds since it came down; how it stands then follows from its weight. */
  readonly age: number;
  /** It fell from above rather than turned into place. */
  readonly falls: boolean;
  /** 0 … 1: how much it is lit. */
  readonly glow: number;
}

const FALL_MS = 150;
const SQUASH_MS = 260;
/** By then a coin lies still. */
export const LANDED_MS = FALL_MS + SQUASH_MS + 120;
const FACE = 0.58;

/** A coin comes down with weight: it falls, gives way a little, throws a ring, and shows what it is worth. */
export function drawCoin(picture: CoinPicture): void {
  const { context, sprite, x, y, size, kind, text, word, age, falls, glow } = picture;
  const since = falls ? age - FALL_MS : age;
  const drop = falls && since < 0 ? 1 - (age / FALL_MS) ** 2 : 0;
  const share = Math.min(1, Math.max(0, since / SQUASH_MS));
  const squash = since < 0 ? 0 : 0.17 * Math.cos(share * Math.PI * 2.5) * (1 - share) ** 1.5;
  if (since >= 0 && share < 1) drawRing(picture, share);
  if (glow > 0) drawGlow(picture);
  context.save();
  context.globalAlpha = falls ? Math.min(1, age / 70) : 1;
  context.translate(x, y - drop * size * 0.5 + squash * size * 0.2);
  context.scale(1 + squash + glow * 0.07, 1 - squash + glow * 0.07);
  context.drawImage(sprite.sharp, -size / 2, -size / 2, size, size);
  if (kind !== null) drawRim(context, size, PRIZE_COLOURS[kind]);
  drawText(context, size, text, kind !== null && word !== '' ? word : '', kind);
  context.restore();
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
