import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shortChains } from './short-chains.ts';

/** Files that exist only in this test. */
const FILES: Record<string, string> = {
  'page.js': `import './common.js'; globalThis.ran = ['page']; globalThis.open = () => import('./popup.js');`,
  'common.js': `globalThis.common = true;`,
  'popup.js': `import './form.js'; import './common.js'; globalThis.ran.push('popup');`,
  'form.js': `import './field.js'; globalThis.ran.push('form');`,
  'field.js': `globalThis.ran.push('field');`,
};
const inMemory = {
  name: 'in-memory',
  resolveId: (id: string) => (id.replace('./', '') in FILES ? id.replace('./', '') : null),
  load: (id: string) => FILES[id] ?? null,
};

async function chunksOf(plugins: unknown[]): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...plugins] as never,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'page.js',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'assets/[name].js',
          // Each file becomes a separate chunk, as shared ones do.
          codeSplitting: { groups: ['field', 'form'].map((name) => ({ name, test: `${name}.js`, minSize: 0 })) },
        },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/** Returns the number of steps until everything a file needs is loaded, if each file only names its own imports. */
function stepsFrom(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): number {
  const named = (one: Rolldown.OutputChunk) =>
    chunks.filter(({ fileName }) => new RegExp(`import[^;(]*"[^"]*${fileName.split('/').at(-1)}"`).test(one.code));
  let known = new Set([chunk]);
  for (let steps = 0; ; steps += 1) {
    const next = new Set([...known, ...[...known].flatMap(named)]);
    if (next.size === known.size) return steps;
    known = next;
  }
}

const popupOf = (chunks: readonly Rolldown.OutputChunk[]) => chunks.find(({ name }) => name === 'popup')!;

test('what is loaded on demand names all it needs, however deep it lies', async () => {
  const [long, short] = [await chunksOf([]), await chunksOf([shortChains()])];
  expect(stepsFrom(popupOf(long), long)).toBe(2);
  expect(stepsFrom(popupOf(short), short)).toBe(1);
});

test('what the page has loaded is not named again, and what is named stands last, where it has run already', async () => {
  const [long, short] = [popupOf(await chunksOf([])), popupOf(await chunksOf([shortChains()]))];
  expect(short.code).toBe(`${long.code}import"./field.js";`);
});
