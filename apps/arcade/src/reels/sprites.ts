import type { GameTitle } from '@croupier/game-art';
import { symbolsOf, type TitleSymbol } from '@croupier/game-art/symbols';
import { canvasOf } from './layer.ts';

export interface Sprite {
  readonly sharp: HTMLCanvasElement;
  /** The symbol in motion: smeared along the reel. */
  readonly rushed: HTMLCanvasElement;
}

/** Returns the picture of every letter of a title, as this title draws it. */
export function symbolUrls(letters: readonly string[], gameTitle: GameTitle): ReadonlyMap<string, TitleSymbol> {
  const symbols = symbolsOf(gameTitle);
  return new Map(letters.flatMap((letter, rank) => (letter === '' ? [] : [[letter, symbols[rank]!] as const])));
}

/** Longest wait for a picture from the network. */
const PICTURE_MS = 4_000;

/**
 * Loads an image. Doesn't use `decode`: in an iframe that is still hidden the browser may delay it, and the iframe is
 * only shown once its pictures have loaded.
 */
function loaded(url: string, withinMs?: number): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  const image = new Image();
  const timer = withinMs && setTimeout(() => reject(new Error('the picture is late')), withinMs);
  image.onload = () => resolve(image);
  image.onerror = () => reject(new Error('no such picture'));
  image.src = url;
  return promise.finally(() => clearTimeout(timer));
}

/**
 * Loads the pictures of all symbols. A picture that fails to load is replaced by its fallback, so the game stays
 * playable.
 */
export async function loadImages(
  symbols: ReadonlyMap<string, TitleSymbol>,
): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const pictures = [...symbols].map(
    async ([letter, { url, instead }]) => [letter, await loaded(url, PICTURE_MS).catch(() => loaded(instead))] as const,
  );
  return new Map(await Promise.all(pictures));
}

/** Rasterises once for a size, in device pixels: a frame then only copies bitmaps. */
export function rasterise(
  images: ReadonlyMap<string, HTMLImageElement>,
  size: number,
  rushing = true,
): ReadonlyMap<string, Sprite> {
  return new Map(
    [...images].map(([letter, image]) => {
      const sharp = sharpen(image, size);
      return [letter, { sharp, rushed: rushing ? smear(sharp) : sharp }];
    }),
  );
}

function sharpen(image: HTMLImageElement, size: number): HTMLCanvasElement {
  const [canvas, context] = canvasOf(size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size, size);
  return canvas;
}

const SMEARS = 44;

/** Smears the bitmap, not the SVG: the SVG would be rasterised again for every copy. */
function smear(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const size = sharp.width;
  const reach = Math.round(size * 0.34);
  const [canvas, context] = canvasOf(size, size + reach * 2);
  // Each copy gets the same weight: the first is drawn fully, the second covers half of it, and so on.
  for (let index = 0; index < SMEARS; index++) {
    context.globalAlpha = 1 / (index + 1);
    context.drawImage(sharp, 0, (2 * reach * index) / (SMEARS - 1), size, size);
  }
  return canvas;
}
