import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateNodesV2, TargetConfiguration } from '@nx/devkit';
import { expect, onTestFinished, test } from 'vitest';
import { graph, workspace } from './graph.ts';

/** Has no types: Nx loads it before anything is compiled. */
const { createNodesV2 } = (await import(path.join(workspace, 'tools/workspace/targets.mjs'))) as {
  createNodesV2: CreateNodesV2;
};

/** Infers the targets of one app with its own page, which builds to this folder. */
async function inferApp(outDir: string): Promise<Record<string, TargetConfiguration>> {
  const workspaceRoot = mkdtempSync(path.join(tmpdir(), 'croupier-targets-'));
  onTestFinished(() => rmSync(workspaceRoot, { recursive: true, force: true }));
  const files = {
    'package-lock.json': '{}',
    'apps/kiosk/package.json': JSON.stringify({
      name: '@croupier/kiosk',
      type: 'module',
      nx: { name: 'kiosk', tags: [] },
    }),
    'apps/kiosk/index.html': '<!doctype html>',
    'apps/kiosk/vite.config.ts': `export default { build: { outDir: '${outDir}' } };`,
  };
  mkdirSync(path.join(workspaceRoot, 'apps/kiosk'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(workspaceRoot, name), text);
  const [, infer] = createNodesV2;
  const results = await infer(['apps/kiosk/package.json'], {}, { workspaceRoot, nxJsonConfiguration: {} });
  return results[0]![1].projects!['apps/kiosk']!.targets!;
}

test('the cache keeps what an app builds, wherever its vite.config.ts says', async () => {
  const build = (await inferApp('made'))['build']!;
  expect(build.outputs).toEqual(['{projectRoot}/made']);
  expect(build.options.command).toBe(
    'sh tools/workspace/task.sh kiosk:build env NODE_ENV=production vite build apps/kiosk',
  );
});

test('an app with a page of its own is served by Vite, one that a server renders is not', async () => {
  expect(await inferApp('dist')).toMatchObject({ dev: { command: 'vite' }, preview: { dependsOn: ['build'] } });
  expect(Object.keys(graph.nodes['casino']!.data.targets!)).not.toContain('dev');
});

test('every app and every lib that is built says what the cache keeps of it, and waits for no other build', () => {
  const builds = Object.values(graph.nodes).flatMap(({ data }) => data.targets?.['build'] ?? []);
  expect(builds.length).toBeGreaterThan(30);
  for (const { outputs, dependsOn } of builds)
    expect([outputs, dependsOn]).toEqual([['{projectRoot}/dist'], undefined]);
});
