import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a folder holds a file of that ending, looking below src only. */
function holds(folder, pattern) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true }).some((name) => pattern.test(name));
}

const command = (text) => ({ executor: 'nx:run-commands', options: { command: text } });

/** The targets of a project, read from what it holds: no project repeats them. */
function targetsOf(root, workspaceRoot) {
  const folder = path.join(workspaceRoot, root);
  const up = path.relative(folder, workspaceRoot);
  const { nx } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const targets = { lint: command(`eslint ${root} --no-warn-ignored --no-error-on-unmatched-pattern`) };
  if (existsSync(path.join(folder, 'tsconfig.json')))
    targets.typecheck = command(`node node_modules/typescript-7/bin/tsc -p ${root}`);
  if (holds(path.join(folder, 'src'), /\.test\.tsx?$/)) {
    // Files of a project share what they import, which is most of their time; but where they keep state in modules.
    const shared = nx.tags.includes('tests:isolated') ? '' : ' --no-isolate';
    targets.test = command(
      `vitest run${shared} --config ${up}/tools/vitest/vitest.config.ts --root ${root} --reporter=default --reporter=json --outputFile.json=${up}/.nx/reports/${nx.name}.json`,
    );
  }
  if (existsSync(path.join(folder, 'vite.config.ts'))) targets.build = command(`vite build ${root}`);
  return targets;
}

/** Nx plugin: every package.json under apps, libs, tools and e2e is a project with inferred targets. */
export const createNodesV2 = [
  '{e2e,{apps,libs,libs/server,tools}/*}/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = path.dirname(file);
      return [file, { projects: { [root]: { targets: targetsOf(root, workspaceRoot) } } }];
    }),
];
