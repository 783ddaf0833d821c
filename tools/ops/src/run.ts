import { parseArgs } from 'node:util';
import { Refusal, refusalTexts } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import type { ObjectStore } from '@croupier/server-storage';
import { type CommandContext, UsageError, type Options } from './command.ts';
import { commands, help } from './commands.ts';

interface Surroundings {
  connect: () => Promise<Database>;
  store: ObjectStore;
  say: (line: string) => void;
  ask: (question: string) => Promise<string>;
  user: string;
  env?: NodeJS.ProcessEnv;
  clock: () => Date;
}

const text = { type: 'string' } as const;
const optionNames = {
  email: text,
  id: text,
  slug: text,
  tickets: text,
  lottery: text,
  minutes: text,
  edition: text,
  locale: text,
  leagues: text,
  currency: text,
  'amount-cents': text,
  transaction: text,
  reason: text,
  points: text,
  persistent: text,
  key: text,
  state: text,
  month: text,
  from: text,
  to: text,
  'valid-until': text,
  country: text,
  group: text,
  days: text,
  allowed: text,
  bonus: text,
  jackpot: text,
  level: text,
  'share-ppm': text,
  'seed-cents': text,
  active: text,
  event: text,
  market: text,
  scope: text,
  sport: text,
  tournament: text,
  results: text,
  operator: text,
  question: text,
  into: text,
  token: text,
  foreign: text,
  until: text,
  text,
  attention: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

function read(args: readonly string[]) {
  try {
    // `--amount-cents -500`: parseArgs accepts a value that starts with a dash only after an equals sign.
    const joined = args.flatMap((word, index) =>
      /^-\d/.test(word) && args[index - 1]?.startsWith('--')
        ? []
        : [/^-\d/.test(args[index + 1] ?? '') && word.startsWith('--') ? `${word}=${args[index + 1]}` : word],
    );
    return parseArgs({ args: joined, options: optionNames, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function carryOut(
  args: readonly string[],
  { connect, store, say, ask, user, clock, env = {} }: Surroundings,
): Promise<void> {
  const { values, positionals } = read(args);
  const { yes, operator, attention, ...texts } = values;
  const options: Options = { ...texts, ...(attention === true && { attention: 'yes' }) };
  const name = positionals.join(' ');
  if (name === '' || name === 'help') return help().forEach(say);
  const command = commands.find((one) => one.name === name || (one.offline && name.startsWith(`${one.name} `)));
  if (!command)
    throw new UsageError(`There is no command "${name}". There are: ${commands.map((one) => one.name).join(', ')}.`);
  if (command.offline) {
    const word = name.slice(command.name.length + 1);
    return command.run({ say, env, clock }, { ...options, ...(command.word && { [command.word]: word }) });
  }
  const confirm = async (question: string) =>
    yes === true || /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());
  const db = await connect();
  try {
    const context: CommandContext = { db, clock, store, actor: `operator:${operator ?? user}`, say, confirm };
    await command.run(context, options);
  } finally {
    await db.close();
  }
}

/** Runs one command line; returns the process's exit code. */
export async function runOps(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await carryOut(args, surroundings);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) surroundings.say(error.message);
    else if (error instanceof Refusal) surroundings.say(refusalTexts[error.code]);
    else throw error;
    return 1;
  }
}
