import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen, openSite } from '@croupier/server-http';
import { askHost, startAlone } from '@croupier/server-http/testing';
import { readWebConfig } from './config.ts';
import { builtPages } from './pages.ts';

const entry = new URL('./main.ts', import.meta.url);
let appsDir = '';

/** Creates a build like Vite's, of an app that shows its path. */
beforeAll(() => {
  appsDir = mkdtempSync(path.join(tmpdir(), 'croupier-web-'));
  const files = {
    'casino/dist/server/entry-server.js': `export const routerManifest = () => ({});
export const rendererOf = () => async ({ request, internalApi }) =>
  new Response('<p>' + new URL(request.url).pathname + ' by ' + internalApi + '</p>');`,
    'casino/dist/server/package.json': '{"type":"module"}',
    'casino/dist/client/.vite/manifest.json': '{}',
    'casino/dist/client/assets/start-abcd1234.js': 'start()',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(appsDir, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(appsDir, name), text);
  }
});
afterAll(() => rmSync(appsDir, { recursive: true }));

const settings = () => ({
  APPS_DIR: appsDir,
  WEB_PORT: '0',
  PLATFORM_BASE: 'http://127.0.0.1:1',
  CASINO_ORIGIN: 'https://casino.example',
});

// shows: operation:copies
test('started alone it serves the documents and files of the hosts it is given, and stops when told', async () => {
  const web = await startAlone(entry, settings());
  expect(await askHost(web.url, 'casino.example', '/users')).toEqual({
    status: 200,
    text: '<p>/users by http://127.0.0.1:1</p>',
  });
  expect(await askHost(web.url, 'casino.example', '/dist/assets/start-abcd1234.js')).toEqual({
    status: 200,
    text: 'start()',
  });
  expect((await askHost(web.url, 'casino.localhost', '/')).status).toBe(421);
  expect(await web.stop()).toBe(0);
});

/** Starts the page server in this process. */
async function serve(changes: NodeJS.ProcessEnv): Promise<string> {
  const server = createServer(await builtPages(readWebConfig({ ...settings(), ...changes }), openSite));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
}

test('given one app, it needs no build of the other and serves only its own host', async () => {
  const url = await serve({ APPS: 'casino', SPORT_ORIGIN: 'https://sport.example' });
  expect((await askHost(url, 'casino.example', '/users')).status).toBe(200);
  expect(await askHost(url, 'sport.example', '/sport')).toEqual({
    status: 421,
    text: 'No site of this name is served here.\n',
  });
});

test('an app it is not given is not served, even when it has a build', async () => {
  mkdirSync(path.join(appsDir, 'arcade/dist'), { recursive: true });
  const url = await serve({ APPS: 'arcade' });
  expect((await askHost(url, 'casino.example', '/users')).status).toBe(421);
});

test('an app it is given must have a build', async () => {
  await expect(serve({ APPS: 'casino,betting' })).rejects.toThrow(
    /^The setting APPS names betting, but there is no build at .*entry-server\.js\.$/,
  );
});

test('as a renderer it answers orders only', async () => {
  const web = await startAlone(entry, { ...settings(), WEB_RENDER_ONLY: '1' });
  expect((await askHost(web.url, 'casino.example', '/users')).status).toBe(404);
  expect(await web.stop()).toBe(0);
});

test('a wrong setting is the reason it does not start', async () => {
  const web = await startAlone(entry, { ...settings(), WEB_PORT: 'http' });
  expect([web.url, web.failed?.message]).toEqual([undefined, 'The setting WEB_PORT=http is wrong: a port number.']);
  expect(await web.stop()).toBe(1);
});
