import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../../..');
const exclude = (name: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(name);
const find = (pattern: string): string[] => globSync(pattern, { cwd: workspace, exclude }).sort();
const exists = (file: string): boolean => existsSync(path.join(workspace, file));

export const read = (file: string): string => readFileSync(path.join(workspace, file), 'utf8');

export const readmes = (): string[] => [...find('README.md'), ...find('{apps,libs,tools,e2e}/**/README.md')];

const FENCE = /^```.*\n([\s\S]*?)^```$/gm;

/** Lists what a page shows as code: spans, and the lines of blocks. */
const codeOf = (text: string): string[] => [
  ...[...text.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.replaceAll(FENCE, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s+/g, ' ')),
];

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchors = (text: string): string[] =>
  [...text.replaceAll(FENCE, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Lists relative links that lead to no file, or to no heading of one. */
export function brokenLinks(file: string, text: string): string[] {
  const links = [...text.replaceAll(FENCE, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [place = '', anchor] = link.split('#');
    const target = place === '' ? file : path.join(path.dirname(file), place);
    if (!exists(target)) return true;
    return anchor !== undefined && !anchors(target === file ? text : read(target)).includes(anchor);
  });
}

/** Placeholders for a name that the reader chooses. */
const PLACEHOLDER = /(^|\/)(NAME|FILE|FOLDER|LIB|LOCALE)(\.\w+)?(\/|$)/;
const PLACE = /^(?:apps|libs|tools|e2e|\.github)\//;
const SOURCE = /^(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:tsx?|mjs)$/;

const sources = [...find('*.mjs'), ...find('{apps,libs,tools,e2e}/**/*.{ts,tsx,mjs}')];
const isSource = (name: string): boolean => sources.some((file) => file === name || file.endsWith(`/${name}`));

/** Lists paths from the root that lead nowhere, and names of source files that no folder holds. */
export function missingFiles(text: string): string[] {
  const words = codeOf(text)
    .filter((code) => !code.startsWith('npm run generate')) // Names files that it will create.
    .flatMap((code) => code.split(/[\s=]+/))
    .map((word) => word.replace(/[,;:)]+$/, ''))
    .filter((word) => !PLACEHOLDER.test(word) && !/(^|\/)dist(\/|$)/.test(word));
  return words.filter((word) => {
    if (PLACE.test(word) && /^[\w.@/{},*-]+$/.test(word)) return find(word.replace(/\/$/, '')).length === 0;
    return SOURCE.test(word) && !isSource(word);
  });
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly nx?: { readonly name?: string };
}
const manifest = (file: string) => JSON.parse(read(file)) as Manifest;
const scripts = Object.keys(manifest('package.json').scripts ?? {});
const projects = find('{apps,libs,libs/server,tools,e2e}/*/package.json').map((file) => manifest(file).nx?.name);
const opsCommands = find('tools/ops/src/commands/*.ts').flatMap((file) => [
  ...[...read(file).matchAll(/^ {2}name: '([^']+)'/gm)].map(([, name = '']) => name),
  ...[...read(file).matchAll(/^ {2}subject: '([^']+)'/gm)].map(([, subject = '']) => `${subject} archive`),
]);

/**
 * Returns whether the words are an ops command. `document …` means all commands that start with it; options and words
 * in capitals are the reader's.
 */
function isOpsCommand(words: readonly string[]): boolean {
  const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
  const name = words.slice(0, end < 0 ? words.length : end).join(' ');
  if (words[end] === '…') return opsCommands.some((command) => command.startsWith(`${name} `));
  return name === 'help' || opsCommands.includes(name);
}

/** Returns whether a command of the repository exists; true for other programs' commands. */
function isKnown(command: string): boolean {
  const words = command.replace(/^(?:[A-Z_0-9]+=\S+ )+/, '').split(/ +/);
  const [program = '', verb = '', name = '', ...rest] = words;
  if (program === 'npm' && verb === 'test') return name === '' || ['unit', 'e2e', 'affected', '|'].includes(name);
  if (program === 'npm' && verb === 'run') {
    const [first = ''] = rest[0] === '--' ? rest.slice(1) : rest;
    if (!scripts.includes(name)) return false;
    if (name === 'bench' && /^[a-z]/.test(first)) return exists(`tools/bench/src/${first}.ts`);
    if (name === 'ops' && /^[a-z]/.test(first)) return isOpsCommand(rest.filter((word) => word !== '--'));
    return true;
  }
  if (program === 'npx' && verb === 'nx' && /^(?:test|build|e2e|dev|preview|typecheck)$/.test(name))
    return /^[A-Z]/.test(rest[0] ?? '') || projects.includes(rest[0]);
  return true;
}

/** Lists commands that a reader can't run. */
export const unknownCommands = (text: string): string[] =>
  codeOf(text)
    .map((code) => code.replace(/ +#.*$/, '').trim())
    .filter((code) => !isKnown(code));

/** Returns the bench of each line of figures: the first word of the table's last cell. */
export const benchesIn = (text: string): string[] =>
  [...(text.split(/^## Measured$/m)[1] ?? '').replace(/^## .*/ms, '').matchAll(/^\|.*\| `([a-z -]+)` \|$/gm)].map(
    ([, command = '']) => command,
  );

export const isBench = (command: string): boolean =>
  command === 'npm test' || exists(`tools/bench/src/${command.split(' ')[0]}.ts`);

const settingsTable = (text: string): string => text.split(/^## Settings$/m)[1]?.replace(/^## .*/ms, '') ?? '';

/** Returns the names of settings in the first column of the page's table. */
export const settingsIn = (text: string): string[] =>
  [...settingsTable(text).matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );

/** Files that declare the settings of each process, and other readers of settings. */
const schemas = [
  'apps/gateway/src/config.ts',
  'apps/platform/src/config.ts',
  'apps/web/src/config.ts',
  'libs/server/http/src/settings.ts',
  'libs/server/storage/src/open-store.ts',
];
const KEY = /^ {2,}([A-Z][A-Z0-9_]+): [a-z]/gm;

/** Returns every setting in a process's schema. */
export const settingsRead = (): string[] =>
  [...new Set(schemas.flatMap((file) => [...read(file).matchAll(KEY)].map(([, name = '']) => name)))].sort();

const RUNS = /^(?:apps|libs\/server|tools\/start|tools\/sandbox)\/.*(?<!\.test)\.ts$/;
const names = new Set(
  sources.filter((file) => RUNS.test(file)).flatMap((file) => read(file).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
);

/** Returns whether any running code names a setting. */
export const isRead = (setting: string): boolean => names.has(setting);

const MOST_LINES = 6;
const LONGEST_LINE = 150;

/** Lists decisions of more than six lines. */
export const longDecisions = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => /^\*\*\d{4}-\d\d-\d\d, /.test(part))
    .filter((part) => {
      const lines = part.split('\n');
      return lines.length > MOST_LINES || lines.some((line) => line.length > LONGEST_LINE);
    })
    .map((part) => part.slice(0, part.indexOf('**', 2)));
