import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { readBucket, storeOf } from '@croupier/server-storage';
import { connect, dataDir } from './connect.ts';
import { runOps } from './run.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

process.exitCode = await runOps(process.argv.slice(2), {
  connect: () => connect(process.env),
  store: storeOf(readBucket(process.env), dataDir(process.env), () => new Date()),
  say: (line) => console.log(line),
  ask,
  user: userInfo().username,
  env: process.env,
  clock: () => new Date(),
});
