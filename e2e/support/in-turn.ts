import { mkdir, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { port } from './site.ts';
import { expect } from './test.ts';

/** Longer than any of them takes: whoever held it is gone. */
const STALE_MS = 240_000;

/** Journeys that change what others look at take turns, on whatever screen they run: one has the folder, the others wait. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const folder = path.join(tmpdir(), `croupier-${port}-${name}`);
  const isStale = async () => {
    const made = await stat(folder).catch(() => null);
    return made !== null && Date.now() - made.mtimeMs > STALE_MS;
  };
  const take = () =>
    mkdir(folder).then(
      () => true,
      async () => {
        if (await isStale()) await rmdir(folder).catch(() => undefined);
        return false;
      },
    );
  await expect.poll(take, { timeout: 300_000, intervals: [500] }).toBe(true);
  try {
    return await work();
  } finally {
    await rmdir(folder).catch(() => undefined);
  }
}
