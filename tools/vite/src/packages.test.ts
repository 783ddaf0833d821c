import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const workspace = path.resolve(import.meta.dirname, '../../..');

/** Cashbox and every lib it needs. Nx builds them first: they are in `dependsOn` of this project's test. */
const libs = ['money', 'i18n', 'contracts', 'api-client', 'ui-kit', 'shell', 'cashbox'];
const packageOf = (lib: string) => path.join(workspace, 'libs', lib, 'dist');

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

let folder = '';
const tarballs = new Map<string, string>();
const installed = (lib: string) => path.join(folder, 'node_modules/@croupier', lib);
const read = (lib: string) => JSON.parse(readFileSync(path.join(installed(lib), 'package.json'), 'utf8')) as Packed;

/**
 * Creates a folder outside the workspace with the packed libs, and of other packages only those that the libs declare.
 */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-packages-'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, ...libs.map(packageOf)]);
  const packed = Object.values(JSON.parse(stdout) as Record<string, { name: string; filename: string }>);
  for (const { name, filename } of packed) {
    const lib = name.replace('@croupier/', '');
    tarballs.set(lib, path.join(folder, filename));
    mkdirSync(installed(lib), { recursive: true });
    await run('tar', ['-xzf', tarballs.get(lib)!, '-C', installed(lib), '--strip-components=1']);
  }
  const declared = libs.flatMap((lib) => Object.keys({ ...read(lib).dependencies, ...read(lib).peerDependencies }));
  const types = ['@types/react', '@types/react-dom'];
  for (const name of new Set([...declared.filter((one) => !one.startsWith('@croupier/')), 'react-dom', ...types])) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(workspace, 'node_modules', name), link);
  }
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const screen = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '@croupier/api-client';
import { catalog, RecallLock } from '@croupier/cashbox';
import { loadCatalogs } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
const i18n = setupI18n();
await loadCatalogs(i18n, 'de', [catalog]);
i18n.activate('de');
const client = new QueryClient();
client.setQueryData(['cashbox', 'recall-lock'], { locked_at: '2026-03-01T12:00:00.000Z', edition_forbids: false });
const lock = h(ApiProvider, { api: { call: () => Promise.reject(new Error('offline')) } }, h(RecallLock));
console.log(renderToString(h(QueryClientProvider, { client }, h(I18nProvider, { i18n }, lock))));
console.log(formatMoney(1234, 'EUR', 'de'));
`;

test('a screen of the cashbox renders from its package, in German and with its class names', async () => {
  writeFileSync(path.join(folder, 'screen.js'), screen);
  const { stdout } = await run('node', ['screen.js'], { cwd: folder, env: { PATH: process.env['PATH'] } });
  expect(stdout).toContain('sind Ihre Auszahlungen endgültig und lassen sich nicht stornieren');
  expect(stdout).toContain('12,34');
  const styles = readFileSync(path.join(installed('ui-kit'), 'styles.css'), 'utf8');
  const [, banner] = /class="(_banner_\w+)/.exec(stdout) ?? [];
  expect(styles).toContain(`.${banner}`);
}, 120_000);

test('its types are those of its source', async () => {
  writeFileSync(
    path.join(folder, 'types.ts'),
    `import { readPaymentsFilter, type BalanceBadgeProps } from '@croupier/cashbox';
import { formatMoney } from '@croupier/money';
export const text: string = formatMoney(1, 'EUR', 'de');
export const open: BalanceBadgeProps['onOpen'] = () => undefined;
export type Filter = ReturnType<typeof readPaymentsFilter>;
// @ts-expect-error: an amount is a number.
formatMoney('1', 'EUR', 'de');
`,
  );
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--types',
    '',
  ];
  const tsc = path.join(workspace, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = await run('node', [tsc, ...options, 'types.ts'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
}, 120_000);

test('a package names the versions of the libs it was built with, and brings no source', () => {
  expect(read('cashbox').dependencies).toMatchObject({ '@croupier/contracts': `^${read('contracts').version}` });
  expect(Object.keys(read('ui-kit').exports)).toEqual([
    '.',
    './older-browsers',
    './fonts',
    './styles.css',
    './package.json',
  ]);
  const files = libs.flatMap((lib) => readdirSync(installed(lib), { recursive: true, encoding: 'utf8' }));
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.po$|\.test\./.test(file))).toEqual([]);
  const styles = readFileSync(path.join(installed('ui-kit'), 'styles.css'), 'utf8');
  const [, font] = /url\(["']?([^"')]+\.woff2)/.exec(styles) ?? [];
  expect(existsSync(path.join(installed('ui-kit'), font!))).toBe(true);
});

test('a dry publication sends nothing to the registry', async () => {
  const asked: string[] = [];
  const registry = createServer((request, response) => {
    asked.push(request.method!);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await new Promise((resolve) => registry.once('listening', resolve));
  const { port } = registry.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, npm_config_registry: address, [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'none' };
  const { stdout } = await run('npm', ['publish', '--dry-run', '--json', tarballs.get('cashbox')!], {
    env,
    cwd: folder,
  });
  expect(stdout).toContain('"@croupier/cashbox@0.0.0"');
  expect(asked).not.toContain('PUT');
}, 120_000);
