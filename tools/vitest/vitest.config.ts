import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from './shared.ts';

const macros = path.join(import.meta.dirname, '../vite/src/lingui-macro.ts');
const { linguiMacro } = existsSync(macros) ? await import(macros) : { linguiMacro: () => null };

const plain = 'src/**/*.test.ts';
/** Tests of code that needs a browser and renders nothing. */
const withDom = 'src/**/*.dom.test.ts';
const components = 'src/**/*.test.tsx';

/** Configuration of projects with components: Vite transforms their files. Tests of components have a DOM. */
export default defineConfig({
  plugins: [linguiMacro()],
  test: {
    ...shared,
    setupFiles: [...shared.setupFiles, path.join(import.meta.dirname, 'setup-dom.ts')],
    projects: [
      { extends: true, test: { name: 'node', include: [plain], exclude: [withDom], environment: 'node' } },
      { extends: true, test: { name: 'dom', include: [components, withDom], environment: 'jsdom' } },
    ],
    // A style sheet imported with `?raw` is returned as text; others are left out of tests.
    css: { include: [/\?raw/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
