import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PS_MS = 5_000;

interface ProcessState {
  /** Ended, and nobody has asked for its exit code yet: it holds nothing any more. */
  zombie: boolean;
  /** Tells it from another that was given its number later, also after the machine was started anew. */
  started: string;
}

/** What the system knows of a process; null of one that is gone. */
function stateOf(pid: number): ProcessState | null {
  return process.platform === 'linux' ? readProc(pid) : askPs(pid);
}

function readProc(pid: number): ProcessState | null {
  try {
    // The name before the last bracket may hold anything. After it: the state, and 19 fields on the start in clock ticks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { zombie: isDead(fields[0]), started: `${boot} ${fields[19]}` };
  } catch {
    return null;
  }
}

/** macOS has no /proc; `ps` answers nothing and status 1 where there is no such process. */
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

/** When a process began, to be compared later; null when it is gone. */
export const startOf = (pid: number): string | null => stateOf(pid)?.started ?? null;

/** Whether a process runs, and is still the one that began then, if that is known. A dead one nobody buried does not run. */
export function isRunning(pid: number, started: string | null = null): boolean {
  const state = stateOf(pid);
  return state !== null && !state.zombie && (started === null || state.started === started);
}

/** The program and its arguments; empty where there is none to see. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8', timeout: PS_MS });
  } catch {
    return '';
  }
}
