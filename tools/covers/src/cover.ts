import type { GameTitle } from '@croupier/game-art';
import type { Brush } from './brush.ts';
import { type Canvas, openCanvas } from './canvas.ts';
import { shade } from './colour.ts';
import { type Format, type Frame, portrait, scene as openScene, smallScene, wide } from './frame.ts';
import type { Hand, HandMaker } from './hand.ts';
import { halfpennyPress } from './hands/halfpenny-press.ts';
import { nightjarRooms } from './hands/nightjar-rooms.ts';
import { nineMeridians } from './hands/nine-meridians.ts';
import { oakAndEmber } from './hands/oak-and-ember.ts';
import { paperlantern } from './hands/paperlantern.ts';
import { softComet } from './hands/soft-comet.ts';
import { letter, splitTitle } from './lettering.ts';
import { type Scene, scenes } from './scenes.ts';
import { at } from './shapes.ts';

const hands: Record<string, HandMaker> = {
  'paperlantern-works': paperlantern,
  'oak-and-ember': oakAndEmber,
  'halfpenny-press': halfpennyPress,
  'nine-meridians': nineMeridians,
  'nightjar-rooms': nightjarRooms,
  'soft-comet': softComet,
};

/** Returns the drawing style of the title's provider. */
export function handOf({ provider, title, theme }: GameTitle, canvas: Canvas): Hand {
  const make = hands[provider];
  if (!make) throw new Error(`${title} has no hand`);
  return make(canvas, theme);
}

/** Darkens the ground under the lettering, so that it reads on any scene. */
function ground(frame: Frame, colour: string, { linear }: Canvas): string {
  if (!frame.title) return '';
  if (frame.wide)
    return `<rect width="${frame.w * 0.66}" height="${frame.h}" fill="${linear(0, [0.2, colour, 0.62], [1, colour, 0])}"/>`;
  return frame.titleOnTop
    ? `<rect width="${frame.w}" height="330" fill="${linear(90, [0, colour, 0.55], [0.5, colour, 0.4], [1, colour, 0])}"/>`
    : `<rect y="${frame.h - 400}" width="${frame.w}" height="400" fill="${linear(90, [0, colour, 0], [0.5, colour, 0.45], [1, colour, 0.72])}"/>`;
}

function frameOf(format: Format, { top = false, scale, lift }: Scene): Frame {
  if (format === 'portrait') return portrait(top, scale, lift);
  return { wide, scene: openScene, 'scene-small': smallScene }[format](scale, lift);
}

/** Draws the whole picture of one title as SVG. */
export function drawCover(gameTitle: GameTitle, format: Format): string {
  const scene = scenes[gameTitle.slug];
  if (!scene) throw new Error(`${gameTitle.title} has no scene`);
  const canvas = openCanvas(gameTitle.slug);
  const frame = frameOf(format, scene);
  const hand = handOf(gameTitle, canvas);
  const brush: Brush = { canvas, frame, theme: gameTitle.theme, piece: hand.piece, line: hand.line };
  const { back, front } = scene.backdrop(brush);
  const lettering = {
    font: hand.fonts[scene.second ? 1 : 0] ?? hand.fonts[0],
    lines: splitTitle(gameTitle.title),
    arch: scene.arch ?? 0,
  };
  const title = frame.title ? letter(lettering, frame.title, frame.wide, hand, canvas) : '';
  const body =
    back +
    hand.aura(frame) +
    at(frame.hero.x, frame.hero.y, scene.hero(brush), frame.hero.scale) +
    front +
    ground(frame, shade(gameTitle.theme.near, -0.45), canvas) +
    hand.over(frame) +
    title;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="0 0 ${frame.w} ${frame.h}"><defs>${canvas.defs()}</defs>${body}</svg>`;
}
