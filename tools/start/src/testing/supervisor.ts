import assert from 'node:assert/strict';
import { lockData } from '../lock.ts';
import { seed } from '../seed.ts';
import { startSite } from '../site.ts';

/** Runs `npm start` without the build and the pages: prints its processes, and runs until it is killed. */
const [dataDir, port] = process.argv.slice(2);
assert(dataDir && port);
lockData(dataDir);
const site = await startSite({ dataDir, port: Number(port), pages: false });
await seed(site);
process.send!({ pids: site.pids(), databaseUrl: site.databaseUrl });
process.on('disconnect', () => void site.stop().then(() => process.exit())); // The test itself has failed.
