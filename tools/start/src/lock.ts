import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import path from 'node:path';
import { isRunning, startOf } from '@croupier/server-database/cluster';

export class DataInUse extends Error {}

/** Returns the system's code of an error, such as `EEXIST`. */
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Takes the data folder for this process: never two writers. A lock whose holder died is taken over. */
export function lockData(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'supervisor.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isRunning(holder.pid, holder.started)) {
      throw new DataInUse(
        `Another copy (process ${holder.pid}) runs on ${dir}. Stop it, or give this one DATA_DIR and PORT of its own.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new DataInUse(`The lock of ${dir} changes hands too fast.`);
}

function readHolder(file: string): { pid: number; started: string | null } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
