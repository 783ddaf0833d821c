import { readFileSync, writeFileSync } from 'node:fs';
import { measure } from '../src/tumble/measure.ts';
import { measured } from '../src/tumble/measured.ts';
import { tumbleTitles } from '../src/tumble/titles.ts';

/**
 * Plays titles that can't be counted, from fixed seeds, until the 95 % interval of the return is this narrow: `node
 * scripts/measure-tumbles.ts 0.0028 [id …]`, two to eight minutes of a core for each title. Run Prettier afterwards.
 */
const [within = '0.0028', ...ids] = process.argv.slice(2);
const file = new URL('../src/tumble/measured.ts', import.meta.url);
const figures = { ...measured };
for (const title of tumbleTitles.values()) {
  if (ids.length > 0 && !ids.includes(title.id)) continue;
  figures[title.id] = measure(title, Number(within));
  console.log(title.id, figures[title.id]);
}

const rows = Object.entries(figures).map(([id, row]) => `  '${id}': ${JSON.stringify(row)},`);
const head = readFileSync(file, 'utf8').split('= {')[0]!;
writeFileSync(file, `${head}= {\n${rows.toSorted().join('\n')}\n};\n`);
