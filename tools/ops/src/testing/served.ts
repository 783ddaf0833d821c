import { readBucket, storeOf } from '@croupier/server-storage';
import { connect, dataDir } from '../connect.ts';
import { runOps } from '../run.ts';

/** Command line from the parent. The reply has the same number, the exit code and the printed lines. */
interface Order {
  readonly number: number;
  readonly args: readonly string[];
}

const clock = () => new Date();
const store = storeOf(readBucket(process.env), dataDir(process.env), clock);

async function carryOut({ number, args }: Order): Promise<void> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const ask = () => Promise.resolve('n');
  const surroundings = {
    connect: () => connect(process.env),
    store,
    say,
    ask,
    user: 'journeys',
    env: process.env,
    clock,
  };
  const code = await runOps(args, surroundings).catch((error: unknown) => {
    say(String(error));
    return 1;
  });
  process.send?.({ number, code, lines });
}

/**
 * Runs the operator's command line for a parent that sends many commands, because each start takes a second of
 * processor time.
 */
process.on('message', (order: Order) => void carryOut(order));
process.on('disconnect', () => process.exit());
