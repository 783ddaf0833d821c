import { type ChildProcess, spawn } from 'node:child_process';

/** One instance of the platform in a separate process, so that it can be killed. */
export interface PlatformProcess {
  url: string;
  /** Kills it like a power cut: no handler runs. Resolves when it is gone. */
  kill: () => Promise<void>;
  /** Pauses it like a suspended machine: nothing is closed, nothing responds. */
  freeze: () => void;
  thaw: () => void;
  /** Asks it to stop; resolves with the time that took in milliseconds, and the exit code. */
  terminate: () => Promise<{ ms: number; code: number | null }>;
}

const main = new URL('../main.ts', import.meta.url).pathname;

/** Starts an instance. On port 0 it takes a free port, which is in its URL. */
export async function startProcess(
  databaseUrl: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<PlatformProcess> {
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: databaseUrl,
    PLATFORM_PORT: String(port),
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  };
  const child: ChildProcess = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { ready?: boolean; url: string }) => message.ready && resolve(message.url));
    child.once('exit', () => reject(new Error(`the platform did not start: ${errors}`)));
  });
  return {
    url,
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    terminate: async () => {
      const asked = performance.now();
      child.kill('SIGTERM');
      await gone;
      return { ms: performance.now() - asked, code: child.exitCode };
    },
  };
}
