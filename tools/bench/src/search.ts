import { brotliBytes } from './firstload/bare.ts';
import { median, round } from './median.ts';
import { inventedTitles } from './search/invented-titles.ts';

const TITLES = 10_000;
const ROUNDS = 21;
/**
 * Search options of the popup: maximum number of hits, and the number of near matches if there are fewer than four
 * hits.
 */
const [COUNTED, ENOUGH, NEAR] = [100, 4, 6];
const [STUDIOS, MECHANICS, LISTS] = [60, 18, 20];

/** Queries typed letter by letter: the start, the middle, two words, no match, a typo, accents. */
const QUERIES = [
  'lantern',
  'arb',
  'raven toll',
  'xyzzy',
  'cnadle',
  'thunnder',
  'marchen',
  'ii',
  'e',
  'zephyr pilot club',
].flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));

interface Finder {
  find: (text: string, limit: number) => number[];
  findNear: (text: string, limit: number) => number[];
}

/** File of the browser: a server tool must not import a feature. */
const finderFile = new URL('../../../libs/games/src/search/title-finder.ts', import.meta.url).href;

function time(run: (query: string) => unknown): number {
  const began = performance.now();
  for (const query of QUERIES) run(query);
  return performance.now() - began;
}

/** Measures the search in the browser ÷ a plain filter, and the transferred size of its index. */
export async function bench(): Promise<void> {
  const { createTitleFinder } = (await import(finderFile)) as { createTitleFinder: (titles: string[]) => Finder };
  const titles = inventedTitles(TITLES);
  const began = performance.now();
  const finder = createTitleFinder(titles);
  finder.findNear('warm', 1);
  const made = performance.now() - began;
  const find = (query: string) => {
    const hits = finder.find(query, COUNTED);
    return hits.length < ENOUGH ? finder.findNear(query, NEAR + hits.length) : hits;
  };
  const naive = (query: string) => titles.filter((title) => title.toLowerCase().includes(query));
  const ratios: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const plain = time(naive);
    const ours = time(find);
    ratios.push(ours / plain);
    console.log(
      `${turn + 1}  a key: ours ${round((ours / QUERIES.length) * 1000, 0)} µs  plain ${round((plain / QUERIES.length) * 1000, 0)} µs`,
    );
  }
  const index = {
    titles,
    providers: Array.from({ length: STUDIOS }, (_, i) => `${titles[i * 7]} Studio`),
    provider_ids: Array.from({ length: STUDIOS }, (_, i) => `studio-${i}`),
    title_providers: titles.map((_, i) => (i * 31 + (i >> 4)) % STUDIOS),
    flags: titles.map((_, i) => Number(i % 9 !== 0)),
    mechanics: Array.from({ length: MECHANICS }, (_, i) => `mechanic-${i}`),
    title_mechanics: titles.map((_, i) => (i * 7 + (i >> 5)) % MECHANICS),
    title_volatilities: titles.map((_, i) => (i * 5 + (i >> 3)) % 4),
    title_rtps: titles.map((_, i) => 9_400 + ((i * 97) % 301)),
    // A title has one kind, two worlds and one or two features.
    lists: Object.fromEntries(
      Array.from({ length: LISTS }, (_, list) => [
        `list-${list}`,
        titles.flatMap((_, i) => ((i * 11 + (i >> 2) + list * 3) % LISTS < 4 ? [i] : [])),
      ]),
    ),
  };
  const bytes = brotliBytes(Buffer.from(JSON.stringify(index)));
  console.log(
    `\n${TITLES} titles, ${QUERIES.length} keys, median of ${ROUNDS} interleaved rounds; made ready once in ${round(made, 0)} ms`,
  );
  console.log(`finder ÷ plain filter   ${round(median(ratios))}   (goal ≤ 0.25)`);
  console.log(`index, brotli           ${round(bytes / 1024, 1)} KB   (goal ≤ 90)`);
}
