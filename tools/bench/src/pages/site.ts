import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@croupier/server-database/cluster';
import { buildApps } from '@croupier/tools-start/build';
import { type Site, startSite } from '@croupier/tools-start/site';

/** Starts the whole site on a separate port and data folder, built from the current sources. */
export async function startSiteForBench(): Promise<Site> {
  await buildApps((line) => console.log(line));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'croupier-site-'));
  const site = await startSite({ dataDir, port: await freePort(), say: (line) => console.log(line) });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
