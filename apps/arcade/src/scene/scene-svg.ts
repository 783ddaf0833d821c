import type { GameTitle, Theme } from '@croupier/game-art';
import { lit, mix, type Motif, motifOf, shaded } from '@croupier/game-art/symbols';
import { menagerieScene } from './menagerie-scene.ts';
import { nightScene } from './night-scene.ts';
import { scatter } from './noise.ts';
import { orchardScene } from './orchard-scene.ts';
import { regaliaScene } from './regalia-scene.ts';
import { seaScene } from './sea-scene.ts';
import { voyageScene } from './voyage-scene.ts';

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly random: () => number;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A soft ridge from edge to edge, filled down to the bottom. */
export function ridge({ width, height, random }: Land, base: number, swing: number, bends: number): string {
  const step = width / bends;
  let d = `M0 ${n(height)}V${n(base + (random() - 0.5) * swing)}`;
  for (let bend = 0; bend < bends; bend++) {
    const x = bend * step;
    const y = base + (random() - 0.5) * swing * 2;
    d += `S${n(x + step * 0.5)} ${n(y)} ${n(x + step)} ${n(base + (random() - 0.5) * swing)}`;
  }
  return `${d}V${n(height)}Z`;
}

export const fade = (id: string, top: string, bottom: string, topOpacity = 1, bottomOpacity = 1): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}" stop-opacity="${topOpacity}"/><stop offset="1" stop-color="${bottom}" stop-opacity="${bottomOpacity}"/></linearGradient>`;

export const halo = (id: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${n(opacity * 0.45)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const scenes: Readonly<Record<Motif, (land: Land) => { defs: string; body: string }>> = {
  menagerie: menagerieScene,
  night: nightScene,
  orchard: orchardScene,
  regalia: regaliaScene,
  sea: seaScene,
  voyage: voyageScene,
};

/** What stands behind the table of a title, composed for wide or tall screens. */
export function sceneSvg(gameTitle: GameTitle, tall: boolean): string {
  const [width, height] = tall ? [900, 1600] : [1600, 900];
  const land: Land = { width, height, theme: gameTitle.theme, random: scatter(gameTitle.slug) };
  const { defs, body } = scenes[motifOf(gameTitle)](land);
  const { sky } = gameTitle.theme;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `${fade('sky', sky[0], mix(sky[1], lit(sky[1], 0.5), 0.4))}${fade('floor', sky[0], shaded(gameTitle.theme.near, 0.45), 0, 0.5)}${defs}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${body}` +
    `<rect y="${n(height * 0.55)}" width="${width}" height="${n(height * 0.45)}" fill="url(#floor)"/></svg>`
  );
}
