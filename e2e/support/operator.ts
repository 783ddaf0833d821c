import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const script = path.resolve(import.meta.dirname, '../../tools/ops/src/testing/served.ts');

interface Reply {
  readonly number: number;
  readonly code: number;
  readonly lines: readonly string[];
}

const waiting = new Map<number, (reply: Reply) => void>();
let given = 0;
let child: ChildProcess | undefined;

/** One for all commands of this worker; it ends with it. */
function served(): ChildProcess {
  if (child) return child;
  const { SITE_DATABASE_URL, SITE_DATA_DIR, SITE_PORT } = process.env;
  const env = { ...process.env, DATABASE_URL: SITE_DATABASE_URL, DATA_DIR: SITE_DATA_DIR, PORT: SITE_PORT };
  const started = fork(script, { env, execArgv: [] });
  started.on('message', (reply: Reply) => {
    waiting.get(reply.number)?.(reply);
    waiting.delete(reply.number);
  });
  started.on('exit', (code) => {
    child = undefined;
    for (const [number, settle] of waiting)
      settle({ number, code: 1, lines: [`The operator's process ended: ${code}`] });
    waiting.clear();
  });
  started.unref();
  return (child = started);
}

/** Runs an operator's command beside the running site and returns what it printed; throws if it failed. */
export async function operator(...command: string[]): Promise<string> {
  const number = (given += 1);
  const { code, lines } = await new Promise<Reply>((resolve) => {
    waiting.set(number, resolve);
    const process = served();
    process.channel?.ref();
    process.send({ number, args: [...command, '--yes'] });
  });
  if (waiting.size === 0) child?.channel?.unref(); // An idle one keeps no worker from ending.
  const said = lines.map((line) => `${line}\n`).join('');
  if (code !== 0) throw new Error(`${command.join(' ')}: ${said}`);
  return said;
}
