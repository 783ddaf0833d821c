import { readConfig } from './config.ts';
import { startPlatform } from './platform.ts';

const platform = await startPlatform(readConfig());
platform.context.log.info({ url: platform.url }, 'platform listens');
process.send?.({ ready: true, url: platform.url });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await platform.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop()); // The supervisor is gone.
