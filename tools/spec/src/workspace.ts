import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../../..');

const exclude = (name: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(name);

/** Paths from the root, sorted. */
export const find = (pattern: string): string[] => globSync(pattern, { cwd: workspace, exclude }).sort();

export const read = (file: string): string => readFileSync(path.join(workspace, file), 'utf8');

export const testFiles = (): string[] =>
  find('{apps,libs,libs/server,tools}/*/src/**/*.test.{ts,tsx}').concat(find('e2e/**/*.spec.ts'));

/** Returns the source files that are shipped: no tests, and of generated files only the route trees. */
export const sourceFiles = (folder = '{apps,libs,libs/server}/*'): string[] =>
  find(`${folder}/src/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
