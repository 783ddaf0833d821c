import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { GameTitle } from '@croupier/game-art';
import { openCanvas } from './canvas.ts';
import { handOf } from './cover.ts';
import { portrait } from './frame.ts';
import { scenes } from './scenes.ts';

/** Size in device pixels of the hero's square: enough for a desktop's reel in a three-reel game. */
const SIZE = 320;
const MARGIN = 8;
const QUALITY = 56;
/** Maximum size of one picture: the reels wait for nine symbols. */
export const MOST_BYTES = 16_000;
/** Radius of a hero's picture. A hero is drawn within ±200 of its centre; its effects go a little further. */
const REACH = 330;

/** Draws the hero of a title's cover alone, without ground or lettering: the most valuable symbol on its reels. */
export function drawHero(gameTitle: GameTitle): { name: string; svg: string } {
  const scene = scenes[gameTitle.slug];
  if (!scene) throw new Error(`${gameTitle.title} has no scene`);
  const canvas = openCanvas(gameTitle.slug);
  const hand = handOf(gameTitle, canvas);
  const frame = portrait(scene.top ?? false);
  const body = scene.hero({ canvas, frame, theme: gameTitle.theme, piece: hand.piece, line: hand.line });
  const box = `${-REACH} ${-REACH} ${REACH * 2} ${REACH * 2}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="${box}"><defs>${canvas.defs()}</defs>${body}</svg>`;
  const id = scene.hero.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const hash = createHash('sha256').update(`${SIZE} ${MARGIN} ${QUALITY} ${REACH} ${svg}`).digest('hex').slice(0, 8);
  return { name: `${id}-${hash}`, svg };
}

/** Crops a drawing and centres it in its square, as AVIF with a transparent background. */
export async function renderHero(svg: string): Promise<Buffer> {
  const cut = await sharp(Buffer.from(svg)).trim({ background: '#00000000', threshold: 24 }).png().toBuffer();
  const inner = SIZE - 2 * MARGIN;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = sharp(cut)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: clear });
  // Spines and feathers weigh more than most: they are drawn a little softer.
  for (let quality = QUALITY; ; quality -= 4) {
    const bytes = await square.clone().avif({ quality, effort: 5 }).toBuffer();
    if (bytes.length < MOST_BYTES || quality <= 40) return bytes;
  }
}
