import { shortenResults } from '@croupier/server-games';
import { runProcess } from '@croupier/server-http';
import { readConfig } from './config.ts';
import { startPlatform } from './platform.ts';

await runProcess('platform', () => {
  const config = readConfig();
  if (config.liveTableSpeed !== 1) shortenResults(config.liveTableSpeed);
  return startPlatform(config);
});
