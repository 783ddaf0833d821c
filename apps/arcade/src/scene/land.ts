import type { Theme } from '@croupier/game-art';

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly random: () => number;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns the path of a soft ridge from edge to edge, filled down to the bottom. */
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
