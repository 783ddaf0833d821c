type Environment = { process?: { env: Record<string, string | undefined> } };

/**
 * Returns the number of runs; `SIMULATIONS` overrides it. The library doesn't depend on Node, only its tests run in it.
 */
export const simulations = (usual: number): number =>
  Number((globalThis as Environment).process?.env['SIMULATIONS'] ?? usual);

/** `true` in the long form, every night. */
export const NIGHT = (globalThis as Environment).process?.env['LONG'] === '1';
