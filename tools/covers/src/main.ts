import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gameTitles } from '@croupier/game-art';
import { drawHero, renderHero } from './hero-picture.ts';
import { draw, render, sizesOf } from './render.ts';

/*
 * Draws what has changed: `node tools/covers/src/main.ts`. The pictures are committed, because encoding them all takes
 * minutes; the test beside this tells when a drawing and its picture no longer agree.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'apps/casino/public/assets');
const manifest = path.join(root, 'libs/game-art/src/covers.ts');

const rowsOf = (entries: [slug: string, value: string][]): string =>
  entries.map(([slug, value]) => `  ${/^[a-z]+$/.test(slug) ? slug : `'${slug}'`}: '${value}',`).join('\n');

await mkdir(folder, { recursive: true });
const kept = new Set<string>();
const hashes: [slug: string, hash: string][] = [];
const present = new Set(await readdir(folder));
let drawn = 0;
for (const gameTitle of gameTitles) {
  const drawing = draw(gameTitle);
  const names = sizesOf(gameTitle.slug).map(({ name }) => `${gameTitle.slug}-${name}-${drawing.hash}.avif`);
  hashes.push([gameTitle.slug, drawing.hash]);
  for (const name of names) kept.add(name);
  if (names.every((name) => present.has(name))) continue;
  for (const [name, bytes] of await render(gameTitle.slug, drawing)) await writeFile(path.join(folder, name), bytes);
  drawn += 1;
  console.log(`${gameTitle.title}`);
}

/** Heroes are shown by the games and, of past rounds, by the site: each host serves its own copy. */
const hosts = [folder, path.join(root, 'apps/arcade/public/assets')];
const heroes: [slug: string, name: string][] = [];
for (const gameTitle of gameTitles) {
  const { name, svg } = drawHero(gameTitle);
  const file = `${gameTitle.slug}-${name}.avif`;
  heroes.push([gameTitle.slug, name]);
  kept.add(file);
  if (hosts.every((host) => existsSync(path.join(host, file)))) continue;
  const bytes = await renderHero(svg);
  for (const host of hosts) await writeFile(path.join(host, file), bytes);
}
await writeFile(
  path.join(root, 'libs/game-art/src/heroes.ts'),
  `/** Written by tools/covers: the hero of each title's cover, and the drawing its picture was made of. */
export const heroes: Readonly<Record<string, string>> = {\n${rowsOf(heroes)}\n};\n`,
);
for (const host of hosts)
  for (const name of await readdir(host))
    if (name.endsWith('.avif') && !kept.has(name)) await rm(path.join(host, name));
await writeFile(
  manifest,
  `/** Written by tools/covers: the drawing each title's pictures were made of. */\nconst drawings: Readonly<Record<string, string>> = {\n${rowsOf(hashes)}\n};\n
export type CoverSize = '240' | '480' | 'wide' | 'scene' | 'scene-small';\n
/** Where a title's picture lies: 240 × 320, 480 × 640, wide 1200 × 675; without lettering 1600 × 640 and 800 × 440. */
export const coverUrl = (slug: string, size: CoverSize): string => \`/assets/\${slug}-\${size}-\${drawings[slug] ?? 'none'}.avif\`;\n
export const coverHash = (slug: string): string | undefined => drawings[slug];\n`,
);
console.log(`${drawn} drawn, ${gameTitles.length - drawn} unchanged`);
