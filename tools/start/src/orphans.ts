import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning, startOf } from '@croupier/server-database/cluster';

/** Process of the site, in the form in which the next start looks for it. */
interface Launched {
  pid: number;
  started: string | null;
}

/** Longer than the five seconds in which orphans end automatically after their supervisor. */
const LEAVE_MS = 6_000;
const LOOK_MS = 50;

const fileOf = (dataDir: string) => path.join(dataDir, 'processes.json');

/** Stores the processes of a site: after a crash of the supervisor, the next one finds them here. */
export function rememberProcesses(dataDir: string): (name: string, pid: number) => void {
  const launched: Record<string, Launched> = {};
  return (name, pid) => {
    launched[name] = { pid, started: startOf(pid) };
    writeFileSync(fileOf(dataDir), JSON.stringify(launched), { mode: 0o600 });
  };
}

function readLaunched(dataDir: string): Launched[] {
  try {
    const launched: Record<string, Launched> = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return Object.values(launched).filter(({ pid, started }) => Number.isInteger(pid) && started !== null);
  } catch {
    return []; // No file, or cut short by the crash.
  }
}

/**
 * Ends processes that a killed supervisor left running: they hold ports and the database. Call it only with the lock.
 */
export async function endOrphans(dataDir: string): Promise<void> {
  const orphans = () => readLaunched(dataDir).filter(({ pid, started }) => isRunning(pid, started));
  tell(orphans(), 'SIGTERM');
  for (let waited = 0; waited < LEAVE_MS && orphans().length > 0; waited += LOOK_MS) await setTimeout(LOOK_MS);
  tell(orphans(), 'SIGKILL'); // The process may be frozen.
  while (orphans().length > 0) await setTimeout(LOOK_MS);
}

function tell(processes: readonly Launched[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}
