import { pino } from 'pino';
import { startPlatform } from '@croupier/platform';
import { readConfig } from '@croupier/platform/config';

/** The platform as it runs, with the feed and all that settles. */
const platform = await startPlatform(readConfig(), { log: pino({ level: 'warn' }) });
process.on('SIGTERM', () => process.exit(0));
process.send!({ about: 'listening', port: Number(new URL(platform.url).port) });
