import { existsSync, readdirSync } from 'node:fs';

const [name = '', ...args] = process.argv.slice(2);
const file = new URL(`./${name}.ts`, import.meta.url);
const benches = readdirSync(import.meta.dirname)
  .filter((each) => /^[a-z-]+\.ts$/.test(each) && !['main.ts', 'median.ts'].includes(each))
  .map((each) => each.replace('.ts', ''));

if (!name || !existsSync(file) || !benches.includes(name)) {
  console.error(`npm run bench -- NAME, one of: ${benches.join(', ')}`);
  process.exit(2);
}
const { bench } = (await import(file.href)) as { bench: (args: string[]) => Promise<void> };
await bench(args);
process.exit(0);
