import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const STOP_MS = 10_000;
const RESTART_MS = 500;

export interface ManagedProcessOptions {
  name: string;
  /** Script run by this Node. */
  script: string;
  env: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
  /** Called at every launch, before the process is ready. */
  onLaunch?: (pid: number) => void;
  /** Called when a restarted process reports a permanent reason why it can't run: it isn't started again. */
  onGivenUp?: ((reason: Error) => void) | undefined;
}

/** Process of the site: reports when it is ready, is restarted when it dies, and stops within a time limit. */
export interface ManagedProcess {
  name: string;
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

/** Message of a process about its start: see `runProcess` in server-http. */
interface StartMessage {
  ready?: boolean;
  failed?: { name: string; message: string; code?: string };
}

/** Permanent reasons, whose messages say what to do. */
const LASTING = new Set(['IncompatibleDatabase', 'SettingsError']);

export const isLasting = (reason: Error) => LASTING.has(reason.name);

/**
 * Starts a process and waits until it reports that it is ready; rejects with the process's reason if it can't start.
 */
export async function startManagedProcess(options: ManagedProcessOptions): Promise<ManagedProcess> {
  let stopping = false;
  let child = launch();
  await ready(child);
  watch();

  function launch(): ChildProcess {
    const made = spawn(process.execPath, [options.script], {
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    // By lines: a pipe's chunk may end anywhere, but one line of the log is one record.
    for (const input of [made.stdout, made.stderr])
      createInterface({ input: input! }).on('line', (line) => line && options.onLine(line));
    if (made.pid !== undefined) options.onLaunch?.(made.pid);
    return made;
  }

  function ready(started: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      started.on('message', ({ ready, failed }: StartMessage) => {
        if (ready) resolve();
        if (failed) reject(Object.assign(new Error(failed.message), failed));
      });
      started.once('exit', (code) => reject(new Error(`${options.name} ended while starting (${code ?? 'killed'})`)));
    });
  }

  function watch(): void {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      options.onLine(`${options.name} ended (${code ?? signal}); starting it again`);
      setTimeout(() => {
        if (stopping) return;
        child = launch();
        ready(child).catch((reason: Error) => {
          if (stopping || !isLasting(reason)) return;
          stopping = true;
          options.onGivenUp?.(reason);
        });
        watch();
      }, RESTART_MS);
    });
  }

  return {
    name: options.name,
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
