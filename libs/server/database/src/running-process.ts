import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PS_MS = 5_000;

interface ProcessState {
  /** True if it has ended but its exit code was not collected yet: it no longer holds any resources. */
  zombie: boolean;
  /** Distinguishes it from a later process with the same id, even after a reboot. */
  started: string;
}

/** Returns the system's information about a process; null if it does not exist. */
function stateOf(pid: number): ProcessState | null {
  return process.platform === 'linux' ? readProc(pid) : askPs(pid);
}

function readProc(pid: number): ProcessState | null {
  try {
    // The name before the last bracket may contain anything. After it: the state, and 19 fields before the start in
    // clock ticks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { zombie: isDead(fields[0]), started: `${boot} ${fields[19]}` };
  } catch {
    return null;
  }
}

/** Uses `ps`, because macOS has no /proc; it prints nothing and exits with 1 if there is no such process. */
function askPs(pid: number): ProcessState | null {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: PS_MS });
    const [state, ...started] = line.trim().split(/\s+/);
    return { zombie: isDead(state), started: started.join(' ') };
  } catch {
    return null;
  }
}

const isDead = (state: string | undefined): boolean => /^[ZX]/i.test(state ?? '');

/** Returns the start time of a process, for later comparison; null if it does not exist. */
export const startOf = (pid: number): string | null => stateOf(pid)?.started ?? null;

/** Returns whether a process runs and, if a start is given, is still the same one. A zombie does not run. */
export function isRunning(pid: number, started: string | null = null): boolean {
  const state = stateOf(pid);
  return state !== null && !state.zombie && (started === null || state.started === started);
}

/** Returns the program and its arguments; empty if not visible. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8', timeout: PS_MS });
  } catch {
    return '';
  }
}
