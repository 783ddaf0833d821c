import { pino } from 'pino';
import { startPlatform } from '@croupier/platform';
import { readConfig } from '@croupier/platform/config';

/** Runs the platform with the feed and all settlement jobs. */
const platform = await startPlatform(readConfig(), { log: pino({ level: 'warn' }) });
process.on('SIGTERM', () => process.exit(0));
process.send!({ about: 'listening', port: Number(new URL(platform.url).port) });
