import { pino } from 'pino';
import { startPlatform } from '@croupier/platform';
import { readConfig } from '@croupier/platform/config';

/** Runs the platform with the socket's outbox relay, without the simulated football. */
const platform = await startPlatform(readConfig(), { jobs: false, log: pino({ level: 'warn' }) });
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0)); // The measuring process is gone.
process.send!({ about: 'listening', port: Number(new URL(platform.url).port) });
