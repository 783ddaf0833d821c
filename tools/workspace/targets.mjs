import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNodesV2 as vite } from '@nx/vite/plugin';

/** Returns whether a folder has a file with that ending; searches only src. */
function holds(folder, pattern) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true }).some((name) => pattern.test(name));
}

/** Builds a target whose command records its times for `npm test`. */
const command = (name, text) => ({
  executor: 'nx:run-commands',
  options: { command: `sh tools/workspace/task.sh ${name} ${text}` },
});

/** Infers a project's targets from the files in its folder, so that no project repeats them. */
function targetsOf(root, workspaceRoot) {
  const folder = path.join(workspaceRoot, root);
  const up = path.relative(folder, workspaceRoot);
  const { nx } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const has = (file) => existsSync(path.join(folder, file));
  const target = (name, text) => command(`${nx.name}:${name}`, text);
  const report = (kind) => `.nx/reports/${kind}/${nx.name}.json`;
  const targets = {};
  if (has('tsconfig.json'))
    targets.typecheck = target('typecheck', `node node_modules/typescript-7/bin/tsc -p ${root}`);
  if (holds(path.join(folder, 'src'), /\.test\.tsx?$/)) {
    // Test files of a project share imported modules, which saves most of their time: each file must restore its
    // changes.
    // Vite is for components and catalogs: it multiplies the time that the server's files take to load.
    const native = root.startsWith('libs/server/') || root === 'apps/platform' || nx.tags.includes('tests:native');
    const config = native ? 'native' : 'vitest';
    targets.test = target(
      'test',
      `vitest run --no-isolate --config ${up}/tools/vitest/${config}.config.ts --root ${root} --reporter=default --reporter=json --outputFile.json=${up}/${report('test')}`,
    );
  }
  if (root.startsWith('libs/')) {
    targets.build = {
      ...target('build', `node tools/vite/src/build-lib.ts ${root}`),
      outputs: ['{projectRoot}/dist'],
    };
    targets['nx-release-publish'] = {
      executor: '@nx/js:release-publish',
      dependsOn: ['build'],
      options: { packageRoot: `${root}/dist` },
    };
  }
  if (has('playwright.config.ts'))
    targets.e2e = target('e2e', `node tools/start/src/test/journeys.ts ${root} ${report('e2e')}`);
  return targets;
}

/**
 * Infers the builds of apps with Nx's plugin for Vite: the cached output is the folder that the app's vite.config.ts
 * builds to. Libs are read as source, so nothing is built before an app. An app with its own page can be served by Vite
 * alone.
 */
async function viteTargets(roots, context) {
  const { workspaceRoot } = context;
  const configs = roots
    .map((root) => `${root}/vite.config.ts`)
    .filter((file) => existsSync(path.join(workspaceRoot, file)));
  const results = await vite[1](configs, {}, context);
  const projects = results.flatMap(([, { projects }]) => Object.entries(projects));
  return Object.fromEntries(
    projects.map(([root, { targets }]) => {
      const { build, dev, preview } = targets;
      const { name } = JSON.parse(readFileSync(path.join(workspaceRoot, root, 'package.json'), 'utf8')).nx;
      const recorded = command(`${name}:build`, `env NODE_ENV=production ${build.command} ${root}`);
      const served = existsSync(path.join(workspaceRoot, root, 'index.html')) ? { dev, preview } : {};
      return [root, { build: { ...recorded, outputs: build.outputs }, ...served }];
    }),
  );
}

/** Nx plugin: every package.json under apps, libs, tools and e2e is a project with inferred targets. */
export const createNodesV2 = [
  '{e2e,{apps,libs,libs/server,tools,e2e}/*}/package.json',
  async (files, _options, context) => {
    const roots = files.map((file) => path.dirname(file));
    const built = await viteTargets(roots, context);
    return files.map((file, index) => {
      const root = roots[index];
      return [
        file,
        { projects: { [root]: { targets: { ...targetsOf(root, context.workspaceRoot), ...built[root] } } } },
      ];
    });
  },
];
