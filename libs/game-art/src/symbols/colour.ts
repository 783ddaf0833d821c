const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Mixes two colours: `share` 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((channel, index) => Math.round(channel + (b[index]! - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Lightens towards warm light, as under a lamp; plain white would look chalky. */
export const lit = (colour: string, share: number): string => mix(colour, '#fff6e0', share);

/** Darkens towards a cool dark; plain black would look dirty. */
export const shaded = (colour: string, share: number): string => mix(colour, '#0c1026', share);
