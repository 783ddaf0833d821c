import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { createGateway, type GatewayOptions } from '@croupier/gateway';
import { type Cluster, freePort, startCluster } from '@croupier/server-database/cluster';
import { frontPages, readWebConfig } from '@croupier/web';
import { type ManagedProcess, startManagedProcess } from './managed-process.ts';
import { storedSecret } from './secret.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const DATABASE = 'croupier';
const DATABASE_RETRY_MS = 1_000;

export interface SiteOptions {
  dataDir: string;
  port: number;
  /** A Postgres of the operator's; none means the embedded one in `dataDir`. */
  databaseUrl?: string | undefined;
  say?: (line: string) => void;
  /** What the pieces print, by name. */
  log?: (piece: string, line: string) => void;
  env?: NodeJS.ProcessEnv;
}

export interface Site {
  port: number;
  databaseUrl: string;
  platformUrl: string;
  /** What the pieces were started with, for one more of them beside. */
  env: NodeJS.ProcessEnv;
  /** Process numbers by piece, `postgres` among them when it is embedded. */
  pids: () => Record<string, number | undefined>;
  stop: () => Promise<void>;
}

/** Listens first: a taken port is the commonest mistake, and is told before anything else is started. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
  await client.end();
}

/** The embedded cluster, started again on its port when it dies under us, as often as it takes. */
async function superviseCluster(
  dir: string,
  say: (line: string) => void,
): Promise<{ url: string; pid: () => number; stop: () => Promise<void> }> {
  let cluster: Cluster = await startCluster({ dir });
  let stopping = false;
  const kept = keep();

  async function keep(): Promise<void> {
    for (;;) {
      await cluster.ended;
      if (stopping) return;
      say('The database ended; starting it again');
      try {
        cluster = await startCluster({ dir, port: cluster.port });
        if (stopping) void cluster.stop(); // Asked for meanwhile: the one stopped then was gone already.
      } catch (error) {
        say(`It did not start: ${(error as Error).message}`);
        await new Promise((resolve) => setTimeout(resolve, DATABASE_RETRY_MS));
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
      await kept;
    },
  };
}

/** Starts every piece of the site behind one port, in the order in which they need one another. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { dataDir, port, say = () => undefined, log = () => undefined } = options;
  mkdirSync(dataDir, { recursive: true });
  const ports = { platform: await freePort(), web: await freePort(), sandbox: await freePort() };
  const base = (piece: keyof typeof ports) => `http://127.0.0.1:${ports[piece]}`;
  const targets = { platform: base('platform'), web: base('web'), sandbox: base('sandbox') };
  const gatewayOptions: GatewayOptions = { port, trustCountry: options.env?.['TRUST_COUNTRY'] === '1' };
  const gateway = createGateway(targets, gatewayOptions);
  await listen(gateway, port);

  const stops: (() => Promise<void>)[] = [
    () =>
      new Promise((resolve) => {
        gateway.close(() => resolve());
        gateway.closeAllConnections();
      }),
  ];
  const stop = async () => {
    for (const each of stops.splice(0)) await each();
  };
  try {
    if (!options.databaseUrl) say('Starting the database …');
    const cluster = options.databaseUrl ? null : await superviseCluster(dataDir, say);
    if (cluster) stops.unshift(cluster.stop);
    const databaseUrl = options.databaseUrl ?? cluster!.url;
    const env = {
      ...process.env,
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PLATFORM_PORT: String(ports.platform),
      WEB_PORT: String(ports.web),
      WEB_RENDER_ONLY: '1',
      SANDBOX_PORT: String(ports.sandbox),
      INTERNAL_API: targets.platform,
      SANDBOX_BASE: targets.sandbox,
      SANDBOX_SECRET:
        options.env?.['SANDBOX_SECRET'] ?? process.env['SANDBOX_SECRET'] ?? storedSecret(dataDir, 'sandbox'),
      PLATFORM_BASE: targets.platform,
    };
    const pieces: ManagedProcess[] = [];
    const piece = async (name: string, script: string) => {
      say(`Starting ${name} …`);
      const started = await startManagedProcess({
        name,
        script: path.join(root, script),
        env,
        onLine: (line) => log(name, line),
      });
      pieces.push(started);
      stops.unshift(started.stop);
    };
    await piece('platform', 'apps/platform/src/main.ts');
    await Promise.all([piece('sandbox', 'tools/sandbox/src/main.ts'), piece('web', 'apps/web/src/main.ts')]);
    const web = readWebConfig(env);
    if (!web.dev) gatewayOptions.pages = frontPages(web, targets.web);
    const pids = () => ({
      ...Object.fromEntries(pieces.map((each) => [each.name, each.pid()])),
      ...(cluster ? { postgres: cluster.pid() } : {}),
    });
    writeFileSync(path.join(dataDir, 'runtime.json'), JSON.stringify({ databaseUrl, port, ports, pids: pids() }), {
      mode: 0o600,
    });
    return { port, databaseUrl, platformUrl: targets.platform, env, pids, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
