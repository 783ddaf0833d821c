import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: a third less work for the same pages, but it installs no site and gets no push messages. */
const SHELL = ['/usr/bin/chromium-headless-shell'];
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's arguments. Without them a browser on a closed network keeps trying to reach its vendor's services. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function works(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version', ...chromiumArgs], { timeout: 20_000 }).status === 0;
}

async function playwrightsOwn(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const known = chromium.executablePath();
  if (existsSync(known)) return known;
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeout: 180_000,
    stdio: 'ignore',
  });
  return existsSync(known) ? known : null;
}

function fromDebian(name: string, programs: readonly string[]): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const quiet = {
    stdio: 'ignore',
    timeout: 400_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
  } catch {
    return null;
  }
  return programs.find(works) ?? null;
}

async function fromNpm(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Finds a Chromium that starts here: CHROMIUM, the system's, Playwright's, Debian's, or the one in an npm package. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  return SYSTEM.find(works) ?? (await playwrightsOwn()) ?? fromDebian('chromium', SYSTEM) ?? (await fromNpm());
}

/** Finds a Chromium without windows, if there is one: CHROMIUM_SHELL, the system's or Debian's. */
export async function findShell(): Promise<string> {
  const given = process.env['CHROMIUM_SHELL'] ?? process.env['CHROMIUM'];
  if (given) return given;
  return SHELL.find(works) ?? fromDebian('chromium-headless-shell', SHELL) ?? (await findChromium());
}
