import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const workspace = path.resolve(import.meta.dirname, '../..');
const macros = path.join(workspace, 'tools/vite/src/lingui-macro.ts');
const { linguiMacro } = existsSync(macros) ? await import(macros) : { linguiMacro: () => null };

/** The one Vitest configuration: projects run it with their own folder as root. */
export default defineConfig({
  plugins: [linguiMacro(), react()],
  test: {
    projects: [
      { extends: true, test: { name: 'node', include: ['src/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'dom', include: ['src/**/*.test.tsx'], environment: 'jsdom' } },
    ],
    passWithNoTests: true,
    globalSetup: [path.join(import.meta.dirname, 'postgres.ts')],
    setupFiles: ['setup.ts', 'declared-reads.ts'].map((name) => path.join(import.meta.dirname, name)),
    // A style sheet read as text, by `?raw`, arrives as it is written; others are left out of tests.
    css: { include: [/\?raw/], modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: 1, // Whole platforms share two cores: one that passes only when tried again is listed as flaky.
    maxWorkers: 2,
  },
});
