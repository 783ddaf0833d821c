import { printLog } from './print-log.ts';

/** Running server: its URL and how to stop it. */
export interface Running {
  /** Base URL it listens on. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs one process of the site. A parent with an IPC channel receives `{ ready, url }`, or `{ failed: { name, message,
 * code } }` before it exits with status 1. SIGTERM, SIGINT and the parent's end stop it.
 */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  const running = await Promise.resolve()
    .then(start)
    .catch((error: Error & { code?: string }) => fail(name, error));
  printLog({ level: 'info', message: `${name} listens`, url: running.url });
  process.send?.({ ready: true, url: running.url });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

async function fail(name: string, error: Error & { code?: string }): Promise<never> {
  printLog({ level: 'error', message: `${name} did not start: ${error.message}` });
  const failed = { name: error.name, message: error.message, code: error.code };
  await new Promise<void>((sent) => (process.send ? process.send({ failed }, () => sent()) : sent()));
  return process.exit(1);
}
