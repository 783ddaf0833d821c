import { pino } from 'pino';
import { startPlatform } from '@croupier/platform';
import { readConfig } from '@croupier/platform/config';

/** The platform as it runs, with the socket's outbox relay; left out is only the simulated football. */
const platform = await startPlatform(readConfig(), { jobs: false, log: pino({ level: 'warn' }) });
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0)); // Who measures is gone.
process.send!({ about: 'listening', port: Number(new URL(platform.url).port) });
