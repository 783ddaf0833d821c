import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Reduces the two typefaces to the characters of the eleven languages and the layout, into src/fonts; and one weight of
 * each for the pictures of shared links, which the server draws (libs/server/pages/fonts). Run after an update of the
 * font packages: `node libs/ui-kit/fonts/subset.ts`. The results are committed.
 */
const require = createRequire(import.meta.url);
const target = (name: string) => new URL(`../src/fonts/${name}`, import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * Characters of the main subset: printable ASCII, Latin-1 (German, French, Spanish, Portuguese, Norwegian) and the
 * signs in texts and amounts.
 */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€₿−×≤≥→←↑↓▲▼\u2007\u2009\u202f`;

/** Characters of Polish and other central European names. Only fetched by a page that shows one. */
const LATIN_EXTENDED = range(0x100, 0x17f);

const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

interface Cut {
  from: string;
  to: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const cuts: Cut[] = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    to: 'inter-extended.woff2',
    text: LATIN_EXTENDED,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // One instance is enough for titles. Narrow and heavy, so that a long German title still fits a phone.
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    to: 'bricolage.woff2',
    text: LATIN,
    axes: { wght: 720, wdth: 84, opsz: 48 },
  },
];

/** Pictures are drawn from outlines: no tabular figures, one weight. */
const pictureText = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ŒœŸ–—‘’‚“”„•…‹›€₿−×≤≥→←`;
const pictureCuts: Cut[] = cuts.map(({ from, to, axes }) => ({
  from,
  to: to.replace('woff2', 'woff'),
  text: pictureText,
  axes: typeof axes['wght'] === 'number' ? axes : { wght: 500 },
}));
const pictures = (name: string) => new URL(`../../server/pages/fonts/${name}`, import.meta.url);

for (const { from, to, text, axes } of pictureCuts) {
  const font = await readFile(require.resolve(from));
  const cut = await subsetFont(font, text, {
    targetFormat: 'woff',
    variationAxes: axes,
    keepFeatures: ['kern'],
    noHinting: true,
  });
  await writeFile(pictures(to), cut);
}

for (const { from, to, text, axes } of cuts) {
  const font = await readFile(require.resolve(from));
  const cut = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(target(to), cut);
  process.stdout.write(`${to} ${(cut.length / 1024).toFixed(1)} KB\n`);
}
