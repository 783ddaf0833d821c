type Environment = { process?: { env: Record<string, string | undefined> } };

/** So many runs, unless `SIMULATIONS` says otherwise. This library knows no Node, its tests run in it. */
export const simulations = (usual: number): number =>
  Number((globalThis as Environment).process?.env['SIMULATIONS'] ?? usual);

/** The long form, every night. */
export const NIGHT = (globalThis as Environment).process?.env['LONG'] === '1';
