import assert from 'node:assert/strict';
import { type Logger, pino } from 'pino';
import { testDatabase } from '@croupier/server-database/testing';
import { type Config, readConfig } from '../config.ts';
import { type Platform, startPlatform } from '../platform.ts';

export interface TestPlatform extends Platform {
  config: Config;
}

/**
 * The real platform on a fresh database and a free port. Jobs stay off unless asked for. Stopping it fails if a call
 * refused by a code its contract does not name.
 */
export async function testPlatform(
  options: { clock?: () => Date; jobs?: boolean; config?: Partial<Config>; log?: Logger } = {},
): Promise<TestPlatform> {
  const db = await testDatabase();
  const config = {
    ...readConfig({ DATABASE_URL: db.url, PLATFORM_PORT: '0', SIGN_UPS_PER_ADDRESS: '1000000' }),
    ...options.config,
  };
  const undeclared = new Set<string>();
  const platform = await startPlatform(config, {
    ...options,
    onUndeclared: (call, code) => undeclared.add(`${call}: ${code}`),
    jobs: options.jobs ?? false,
    log: options.log ?? pino({ level: 'silent' }),
  });
  return {
    ...platform,
    config,
    stop: async () => {
      await platform.stop();
      await db.close();
      assert.deepEqual([...undeclared], [], 'calls refused by codes their contracts do not name');
    },
  };
}
