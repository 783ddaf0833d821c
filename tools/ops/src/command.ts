import type { Database } from '@croupier/server-database';
import type { ObjectStore } from '@croupier/server-storage';

/** Dependencies of a command. */
export interface CommandContext {
  db: Database;
  clock: () => Date;
  /** Store of players' files. */
  store: ObjectStore;
  /** Actor in the audit log: `operator:anna`. */
  actor: string;
  say: (line: string) => void;
  /** Asks before a change; true means continue. */
  confirm: (question: string) => Promise<boolean>;
}

export type Options = Readonly<Record<string, string | undefined>>;

interface Described {
  /** `payout approve` */
  name: string;
  /** `--id UUID` */
  usage: string;
  says: string;
}

export interface Command extends Described {
  offline?: never;
  run: (context: CommandContext, options: Options) => Promise<void>;
}

/** `true` if the command needs no database. */
export interface OfflineCommand extends Described {
  offline: true;
  /** Option that the word after the name sets, if any. */
  word?: string;
  run: (context: Pick<CommandContext, 'say' | 'clock'> & { env: NodeJS.ProcessEnv }, options: Options) => Promise<void>;
}

/** Invalid command line: printed as a sentence, without a stack. */
export class UsageError extends Error {}

export function need(options: Options, name: string): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}
