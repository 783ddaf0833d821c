import path from 'node:path';
import { freePort } from '@croupier/server-database/cluster';
import { chromiumArgs, findChromium, findShell } from '../chromium.ts';
import { startManagedProcess } from '../managed-process.ts';
import { type Site, startSite } from '../site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Only a few leagues of each sport: simulating all of them takes a third of the machine's time. */
const LEAGUES = [
  ...['harbour-premier', 'liga-serena', 'alderland-oberhaus', 'serie-valmonte'],
  ...['crystal-tour', 'lantern-league', 'polar-league', 'millrace-park', 'copper-lane', 'ravensdown'],
];

export interface JourneySite {
  /** Settings that journeys read. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** Starts the whole site as `npm start` does, with a second platform, on a fresh data folder. The apps must be built. */
export async function startJourneySite(dataDir: string): Promise<JourneySite> {
  const site = await startSite({
    dataDir,
    durable: false,
    port: Number(process.env['E2E_PORT'] ?? (await freePort())),
    env: {
      LOG_LEVEL: 'warn',
      SPORT_SPEED: process.env['SPORT_SPEED'] ?? '120',
      SPORT_STILL: '1',
      SPORT_LEAGUES: LEAGUES.join(','),
      SPORT_LIVE_DELAY_MS: '2000',
      ODDS_FEED_URL: 'sandbox',
      ODDS_FEED_LEAGUES: 'basketball_velmora_league=Velmora',
      SANDBOX_ODDS_SPEED: '45',
      SANDBOX_BLOCK_SECONDS: '2',
      TRUST_COUNTRY: '1',
      SIGN_UPS_PER_ADDRESS: '1000000',
    },
    say: (line) => console.log(line),
    log: (name, line) => console.log(`${name}: ${line}`),
  });
  const second = await secondCopy(site);
  return {
    env: {
      SITE_PORT: String(site.port),
      SITE_DATABASE_URL: site.databaseUrl,
      SITE_DATA_DIR: dataDir,
      PLATFORM_URLS: `${site.platformUrl},${second.url}`,
      CHROMIUM: await findChromium(),
      CHROMIUM_SHELL: await findShell(),
      CHROMIUM_ARGS: chromiumArgs.join(' '),
    },
    stop: async () => {
      await second.stop();
      await site.stop();
    },
  };
}

/** Starts another copy of the platform on the same database: a call of the contract suite may reach either. */
async function secondCopy(site: Site): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const platform = await startManagedProcess({
    name: 'second platform',
    script: path.join(root, 'apps/platform/src/main.ts'),
    env: { ...site.env, PLATFORM_PORT: String(port) },
    onLine: (line) => console.log(`second platform: ${line}`),
  });
  return { url: `http://127.0.0.1:${port}`, stop: platform.stop };
}
