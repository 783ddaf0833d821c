import display from './bricolage.woff2?url';
import inter from './inter.woff2?url';

/** Addresses of the fonts of the first paint: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [inter, display];
