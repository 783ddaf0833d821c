/** Mixing in OKLab, so that shades of a hue stay that hue and never pass through grey. */
type Lab = [number, number, number];

const toLinear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const toByte = (linear: number) => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

function toLab(colour: string): Lab {
  const hex = colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16)));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as Lab);
};

/** Moves lightness alone; −1 … 1. */
export const shade = (hex: string, by: number): string => {
  const [lightness, a, b] = toLab(hex);
  const next = by < 0 ? lightness * (1 + by) : lightness + (1 - lightness) * by;
  const chroma = by > 0 ? 1 - by * 0.5 : 1;
  return toHex([next, a * chroma, b * chroma]);
};

export const lightness = (hex: string) => toLab(hex)[0];
