import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import pg from 'pg';
import { ownBeacon } from '@croupier/game-math';
import { type Cluster, freePort, startCluster } from '@croupier/server-database/cluster';
import { type ManagedProcess, startManagedProcess } from './managed-process.ts';
import { endOrphans, rememberProcesses } from './orphans.ts';
import { storedSecret } from './secret.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const DATABASE = 'croupier';
const DATABASE_RETRY_MS = 1_000;

export interface SiteOptions {
  dataDir: string;
  port: number;
  /** URL of the operator's Postgres; without it the embedded one in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** False for tests only: the embedded database may then lose data if the machine crashes. */
  durable?: boolean;
  say?: (line: string) => void;
  /** Receives the output of the processes, by name. */
  log?: (name: string, line: string) => void;
  /** Called when a process has died and can't be started again, such as the platform on data of another version. */
  onGivenUp?: ((reason: Error) => void) | undefined;
  env?: NodeJS.ProcessEnv;
  /** False leaves out the page server, which needs the apps' builds. */
  pages?: boolean;
}

export interface Site {
  port: number;
  databaseUrl: string;
  platformUrl: string;
  /** Environment of the processes, for starting another one. */
  env: NodeJS.ProcessEnv;
  /** Process ids by name, with `postgres` if it is embedded. */
  pids: () => Record<string, number | undefined>;
  stop: () => Promise<void>;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
  await client.end();
}

/** Supervises the embedded cluster: restarts it on its port whenever it dies. */
async function superviseCluster(
  { dir, durable }: { dir: string; durable: boolean },
  say: (line: string) => void,
): Promise<{ url: string; pid: () => number; stop: () => Promise<void> }> {
  let cluster: Cluster = await startCluster({ dir, durable });
  let stopping = false;
  const supervised = supervise();

  async function supervise(): Promise<void> {
    for (;;) {
      await cluster.ended;
      if (stopping) return;
      say('The database ended; starting it again');
      try {
        cluster = await startCluster({ dir, durable, port: cluster.port });
        if (stopping) void cluster.stop(); // A restart was requested meanwhile: the stopped process had already ended.
      } catch (error) {
        say(`It did not start: ${error instanceof Error ? error.message : String(error)}`);
        await setTimeout(DATABASE_RETRY_MS);
      }
    }
  }

  const url = cluster.url(DATABASE);
  await ensureDatabase(url);
  return {
    url,
    pid: () => cluster.pid,
    stop: async () => {
      stopping = true;
      await cluster.stop();
      await supervised;
    },
  };
}

const scripts = {
  gateway: 'apps/gateway/src/main.ts',
  platform: 'apps/platform/src/main.ts',
  web: 'apps/web/src/main.ts',
  sandbox: 'tools/sandbox/src/main.ts',
  studio: 'tools/sandbox/src/studio/main.ts',
};
type Name = keyof typeof scripts;

const BEACON = { name: 'sandbox beacon', genesis: 1_767_225_600, period: 3 };

/** Returns the settings of the sandbox's beacon, for the platform and the sandbox. */
function sandboxBeacon(base: string, secret: string): NodeJS.ProcessEnv {
  const { name, genesis, period } = BEACON;
  const times = { name, genesisAt: genesis * 1000, periodMs: period * 1000 };
  const { chain, publicKey } = ownBeacon(bls12_381.shortSignatures, secret, times);
  return {
    ...{ BEACON_URLS: base, BEACON_NAME: name, BEACON_CHAIN: chain, BEACON_KEY: publicKey },
    ...{ BEACON_GENESIS: String(genesis), BEACON_PERIOD: String(period) },
  };
}

/** Returns the settings of every process of this site, on separate ports behind the gateway's. */
function settingsOf(
  options: SiteOptions,
  ports: Record<Exclude<Name, 'gateway'> | 'scanner', number>,
): NodeJS.ProcessEnv {
  const env = { ...process.env, ...options.env };
  const base = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`;
  const secret = env['SANDBOX_SECRET'] ?? storedSecret(options.dataDir, 'sandbox');
  const captcha = `http://captcha.sandbox.localhost:${options.port}/v1`;
  const tags = `http://tags.sandbox.localhost:${options.port}/v1/frame`;
  return {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    PLATFORM_PORT: String(ports.platform),
    PLATFORM_BASE: base('platform'),
    WEB_PORT: String(ports.web),
    WEB_BASE: base('web'),
    WEB_RENDER_ONLY: env['CROUPIER_DEV'] === '1' ? '0' : '1',
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_BASE: base('sandbox'),
    ...studioSettings(options, env, ports.studio),
    SCANNER_PORT: String(ports.scanner),
    SCANNER_URL: env['SCANNER_URL'] ?? `tcp://127.0.0.1:${ports.scanner}`,
    SANDBOX_SECRET: secret,
    SECRETS_KEY: env['SECRETS_KEY'] ?? storedSecret(options.dataDir, 'secrets-key'),
    PUSH_KEY: env['PUSH_KEY'] ?? storedSecret(options.dataDir, 'push-key'),
    PUSH_SANDBOX: env['PUSH_SANDBOX'] ?? `http://push.sandbox.localhost:${options.port}`,
    ...(env['ODDS_FEED_URL'] === 'sandbox' && {
      ODDS_FEED_URL: `http://odds.sandbox.localhost:${ports.sandbox}/v4`,
      ODDS_FEED_KEY: secret,
      ODDS_FEED_CALLS: env['ODDS_FEED_CALLS'] ?? '60',
      ODDS_FEED_LEAGUES:
        env['ODDS_FEED_LEAGUES'] ??
        'soccer_velmora_first=Velmora,basketball_velmora_league=Velmora,icehockey_skarland_liga=Skarland',
    }),
    ...(env['BEACON_URLS'] === undefined && sandboxBeacon(base('sandbox'), secret)),
    SITE_LINKS: env['SITE_LINKS'] ?? `social:News feed=http://casino.localhost:${options.port}/news.atom`,
    CHAT_FRAME_URL: env['CHAT_FRAME_URL'] ?? `http://chat.sandbox.localhost:${options.port}/v1/frame`,
    LIVE_CHAT_FRAME_URL: env['LIVE_CHAT_FRAME_URL'] ?? `http://livechat.sandbox.localhost:${options.port}/v1/frame`,
    ...(env['TRACKING_FRAME_URL'] === undefined && { TRACKING_FRAME_URL: tags, TAG_MANAGER_ID: 'GTM-SANDBOX' }),
    ...(env['CAPTCHA_SITE_KEY'] === undefined && {
      CAPTCHA_SITE_KEY: 'sandbox',
      CAPTCHA_SECRET: secret,
      CAPTCHA_FRAME_URL: `${captcha}/frame`,
      CAPTCHA_VERIFY_URL: `${captcha}/siteverify`,
      CAPTCHA_REGISTER: '1',
    }),
  };
}

/**
 * Returns the settings of a separate studio next to the casino. They only share a key and each other's address. Doesn't
 * apply if other studios are configured.
 */
function studioSettings({ dataDir, port }: SiteOptions, env: NodeJS.ProcessEnv, studioPort: number): NodeJS.ProcessEnv {
  const key = storedSecret(dataDir, 'studio');
  const name = 'candlewick-row';
  return {
    GAME_PROVIDERS: env['GAME_PROVIDERS'] ?? `${name}=${key}`,
    GAME_STUDIOS:
      env['GAME_STUDIOS'] ?? (env['GAME_PROVIDERS'] ? '' : `${name}=http://candlewick.studio.localhost:${port}`),
    STUDIO_PORT: String(studioPort),
    STUDIO_BASE: `http://127.0.0.1:${studioPort}`,
    STUDIO_KEY: key,
    STUDIO_WALLET_URL: `http://casino.localhost:${port}/callbacks/games/${name}`,
    STUDIO_FRAMED_BY: `http://casino.localhost:${port}`,
  };
}

/** Starts every process of the site behind one port, in the order of their dependencies. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const {
    dataDir,
    port,
    say = () => undefined,
    log = () => undefined,
    onGivenUp,
    pages = true,
    durable = true,
  } = options;
  mkdirSync(dataDir, { recursive: true });
  await endOrphans(dataDir);
  const remember = rememberProcesses(dataDir);
  const ports = {
    platform: await freePort(),
    web: await freePort(),
    sandbox: await freePort(),
    studio: await freePort(),
    scanner: await freePort(),
  };
  const settings = settingsOf(options, ports);
  const processes: ManagedProcess[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0)) await each();
  };
  const start = async (name: Name, script: string, env: NodeJS.ProcessEnv) => {
    say(`Starting ${name} …`);
    const onLine = (line: string) => log(name, line);
    const onLaunch = (pid: number) => remember(name, pid);
    const process = { name, script: path.join(root, script), env, onLine, onLaunch, onGivenUp };
    const started = await startManagedProcess(process);
    processes.push(started);
    stops.unshift(started.stop);
  };
  try {
    // First, because a taken port is the most common mistake: it is reported before anything else starts.
    await start('gateway', scripts.gateway, settings);
    if (!options.databaseUrl) say('Starting the database …');
    const cluster = options.databaseUrl ? null : await superviseCluster({ dir: dataDir, durable }, say);
    if (cluster) stops.unshift(cluster.stop);
    const databaseUrl = cluster?.url ?? options.databaseUrl ?? '';
    const env = { ...settings, DATABASE_URL: databaseUrl };
    await start('studio', scripts.studio, settings); // Before the platform, which reads its catalogue.
    await start('platform', scripts.platform, env);
    const web = settings['CROUPIER_DEV'] === '1' ? 'tools/start/src/web-dev.ts' : scripts.web;
    await Promise.all([start('sandbox', scripts.sandbox, env), pages ? start('web', web, env) : undefined]);
    const pids = () => ({
      ...Object.fromEntries(processes.map((each) => [each.name, each.pid()])),
      ...(cluster ? { postgres: cluster.pid() } : {}),
    });
    writeFileSync(path.join(dataDir, 'runtime.json'), JSON.stringify({ databaseUrl, port, ports, pids: pids() }), {
      mode: 0o600,
    });
    return { port, databaseUrl, platformUrl: `http://127.0.0.1:${ports.platform}`, env, pids, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
