import { type ChildProcess, spawn } from 'node:child_process';

/** One copy of the platform as a process of its own, so that it can be killed. */
export interface PlatformProcess {
  url: string;
  /** As a power cut does: no handler runs. Resolves when it is gone. */
  kill: () => Promise<void>;
  /** As a machine does that stops for a while: nothing is closed, nothing answered. */
  freeze: () => void;
  thaw: () => void;
  /** Asks it to stop; resolves with how long that took in milliseconds, and its exit code. */
  terminate: () => Promise<{ ms: number; code: number | null }>;
}

const main = new URL('../main.ts', import.meta.url).pathname;

/** On port 0 it takes a free one, which its address tells. */
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
