import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const script = path.resolve(import.meta.dirname, '../../tools/ops/src/main.ts');

/** A command of the operator's, typed beside the running site; gives what it said. */
export async function operator(...command: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: process.env['SITE_DATABASE_URL'] };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...command, '--yes'], { env });
  return stdout;
}
