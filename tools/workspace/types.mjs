/**
 * Checks the types of every project. Projects with the same settings are one program: a lib that many use is then read
 * and checked once, not once for each of them. Each browser app is a separate program, because it declares its router.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.nx/types';
const TYPESCRIPT = 'tools/typescript';

/** Returns the shared settings of a project that has no others; null if it has some. */
function sharedSettings(file) {
  const { extends: base, include, ...own } = JSON.parse(readFileSync(file, 'utf8'));
  const settings = path.basename(base);
  const declaresRouter = file.startsWith('apps/') && settings === 'browser.json';
  return Object.keys(own).length > 0 || include.join() !== 'src' || declaresRouter ? null : settings;
}

const programs = [];
const files = globSync(['{apps,libs,libs/server,tools}/*/tsconfig.json', 'e2e/tsconfig.json']).toSorted();
for (const [settings, group] of Map.groupBy(files, sharedSettings)) {
  if (settings === null || group.length === 1) {
    programs.push(...group);
    continue;
  }
  const program = `${FOLDER}/${settings}`;
  const up = path.relative(FOLDER, '.');
  mkdirSync(FOLDER, { recursive: true });
  const include = group.map((file) => `${up}/${path.dirname(file)}/src`);
  writeFileSync(program, JSON.stringify({ extends: `${up}/${TYPESCRIPT}/${settings}`, include }));
  programs.push(program);
}
/** Checks one program. Its result is stored, so that unchanged files aren't checked again. */
function check(program) {
  const kept = `${FOLDER}/${program.replaceAll('/', '-')}.tsbuildinfo`;
  const options = ['-p', program, '--incremental', '--tsBuildInfoFile', kept];
  return spawnSync('node', ['node_modules/typescript-7/bin/tsc', ...options], { stdio: 'inherit' }).status === 0;
}
const failed = programs.filter((program) => !check(program));
if (failed.length > 0) console.error(`Types are wrong in: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
