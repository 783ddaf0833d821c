import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';

export const workspace = path.resolve(import.meta.dirname, '../../..');

export const graph = await createProjectGraphAsync();
const inspector = new HashPlanInspector(graph, workspace);
await inspector.init();

/** Lists everything Nx hashes for a task: files from the workspace's root, and environment variables. */
export function inputsOf(project: string, target: string): { files: string[]; environment: string[] } {
  const { files, environment } = inspector.inspectTaskInputs({ project, target })[`${project}:${target}`]!;
  return { files, environment };
}

/** Names the projects that `nx affected -t TARGET` runs after a change of these files, in alphabetical order. */
export async function affectedBy(target: string, ...files: string[]): Promise<string[]> {
  const { nodes } = await filterAffected(graph, calculateFileChanges(files));
  return Object.values(nodes)
    .filter(({ data }) => data.targets && target in data.targets)
    .map(({ name }) => name)
    .sort();
}
