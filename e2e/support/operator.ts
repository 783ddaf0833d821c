import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const script = path.resolve(import.meta.dirname, '../../tools/ops/src/main.ts');

/** A command of the operator's, typed beside the running site; gives what it said. */
export async function operator(...command: string[]): Promise<string> {
  const { SITE_DATABASE_URL, SITE_DATA_DIR, SITE_PORT } = process.env;
  const env = { ...process.env, DATABASE_URL: SITE_DATABASE_URL, DATA_DIR: SITE_DATA_DIR, PORT: SITE_PORT };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...command, '--yes'], { env });
  return stdout;
}
