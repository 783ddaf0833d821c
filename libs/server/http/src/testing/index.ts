import { spawn } from 'node:child_process';
import { request } from 'node:http';

export interface Started {
  /** URL it listens on, or undefined if it did not start. */
  readonly url: string | undefined;
  readonly failed: { readonly name: string; readonly message: string; readonly code?: string } | undefined;
  /** Ends it as an operator does; returns its exit status. */
  readonly stop: () => Promise<number | null>;
}

/** Runs an app's entry as in production: in a separate process with only these settings. */
export async function startAlone(entry: URL, settings: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [entry.pathname], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await new Promise<{ url?: string; failed?: Started['failed'] }>((resolve) => {
    child.once('message', (message) => resolve(message as object));
    child.once('exit', () => resolve({}));
  });
  return {
    url: said.url,
    failed: said.failed,
    stop: () => {
      if (!said.failed) child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Requests a path of a host from a server, as browsers do. */
export const askHost = (base: string | undefined, host: string, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(`${base}${path}`, { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
