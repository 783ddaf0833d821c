import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { runDueJobs } from '@croupier/server-jobs/testing';
import { type CaughtMessages, catchMessages } from '@croupier/server-mail/testing';
import { testSecretsKey } from '@croupier/server-two-factor/testing';
import { type Config, readConfig } from '../config.ts';
import { handlers } from '../jobs.ts';
import { migrations } from '../migrations.ts';
import { type Platform, startPlatform } from '../platform.ts';

export interface TestPlatform extends Platform {
  config: Config;
  /** Emails and text messages that were sent. */
  inbox: CaughtMessages;
  /** Sends the messages waiting in the queue, if jobs are off. */
  deliver: () => Promise<void>;
}

interface TestOptions {
  clock?: () => Date;
  jobs?: boolean;
  config?: Partial<Config>;
  log?: Logger;
  /** True sends messages as configured instead of catching them. */
  sendsMessages?: boolean;
}

/**
 * Starts the real platform on a fresh database and a free port. Jobs are off by default. Stopping it fails if a call
 * refused with an undeclared code.
 */
export async function testPlatform({ sendsMessages = false, ...options }: TestOptions = {}): Promise<TestPlatform> {
  const db = await testDatabase(migrations, { prepare: migrateJobs });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'croupier-platform-'));
  const config = {
    ...readConfig({
      DATABASE_URL: db.url,
      PLATFORM_PORT: '0',
      SIGN_UPS_PER_ADDRESS: '1000000',
      SECRETS_KEY: testSecretsKey,
      DATA_DIR: dataDir,
    }),
    ...options.config,
  };
  const undeclared = new Set<string>();
  const inbox = catchMessages();
  const platform = await startPlatform(config, {
    ...options,
    ...(sendsMessages ? {} : { messages: inbox }),
    onUndeclared: (call, code) => undeclared.add(`${call}: ${code}`),
    jobs: options.jobs ?? false,
    log: options.log ?? pino({ level: 'silent' }),
  });
  const { context } = platform;
  return {
    ...platform,
    config,
    inbox,
    deliver: () =>
      runDueJobs(
        context.pools.jobs,
        handlers(context).filter(({ kind }) => kind.startsWith('mail.')),
      ),
    stop: async () => {
      await platform.stop();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
      assert.deepEqual([...undeclared], [], 'calls refused by codes their contracts do not name');
    },
  };
}
