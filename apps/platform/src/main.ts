import { runProcess } from '@croupier/server-http';
import { readConfig } from './config.ts';
import { startPlatform } from './platform.ts';

await runProcess('platform', () => startPlatform(readConfig()));
