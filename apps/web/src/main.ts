import { runProcess } from '@croupier/server-http';
import { readWebConfig } from './config.ts';
import { startWeb } from './start-web.ts';

await runProcess('web', () => startWeb(readWebConfig(process.env)));
