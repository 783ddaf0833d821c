import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import {
  ofPlaywright,
  ofVitest,
  type Part,
  type PlaywrightReport,
  readTask,
  type Report,
  type VitestReport,
} from './report.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

export const reportsFolder = path.join(root, '.nx/reports');
export const tasksFolder = path.join(root, '.nx/tasks');

export interface NxOptions {
  readonly targets: readonly string[];
  /** Only these projects; by default every project that has the targets. */
  readonly projects?: readonly string[];
  readonly exclude?: readonly string[];
  /** `true` leaves out projects that no change since the base (`NX_BASE`, else main) can affect. */
  readonly affected?: boolean;
  /** Maximum parallel tasks, by default 2. */
  readonly parallel?: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
}

/** Runs targets through Nx, and returns whether all passed. */
export function runTargets(options: NxOptions): Promise<boolean> {
  const { targets, projects, exclude, affected = false, parallel = 2, env = {}, timeoutMs } = options;
  const child = spawn(
    'nx',
    [
      ...[affected ? 'affected' : 'run-many', '-t', ...targets, `--parallel=${parallel}`, '--output-style=stream'],
      ...(projects ? [`--projects=${projects.join(',')}`] : []),
      ...(exclude ? [`--exclude=${exclude.join(',')}`] : []),
      ...(process.env['NIGHTLY'] === '1' ? ['--skip-nx-cache'] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false', ...env }, timeout: timeoutMs },
  );
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

const readers: Record<string, (text: string) => Report> = {
  test: (text) => ofVitest(JSON.parse(text) as VitestReport, root),
  e2e: (text) => ofPlaywright(JSON.parse(text) as PlaywrightReport, root),
};

function reportsOf(target: string): Map<string, Report> {
  const folder = path.join(reportsFolder, target);
  const read = readers[target];
  if (!read || !existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((file) => [
      `${path.basename(file, '.json')}:${target}`,
      read(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** Names every project but these: `nx affected` takes no list of projects, only of exclusions. */
export async function allBut(projects: readonly string[]): Promise<string[]> {
  const { nodes } = await createProjectGraphAsync();
  return Object.keys(nodes).filter((name) => !projects.includes(name));
}

/** Collects the records and reports of tasks, by target. `builds` names the projects to build. */
export async function readParts(targets: readonly string[], builds: readonly string[] | null): Promise<Part[]> {
  const graph = await createProjectGraphAsync();
  const records = existsSync(tasksFolder)
    ? readdirSync(tasksFolder).map((name) => readTask(name, readFileSync(path.join(tasksFolder, name), 'utf8')))
    : [];
  return targets.map((target) => {
    const tasks = Object.values(graph.nodes)
      .filter(({ data }) => data.targets && target in data.targets)
      .filter(({ name }) => target !== 'build' || !builds || builds.includes(name))
      .map(({ name }) => `${name}:${target}`);
    return {
      name: target,
      tasks,
      ran: records.filter(({ name }) => name.endsWith(`:${target}`)),
      reports: reportsOf(target),
    };
  });
}
