import { createServer, get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { redirect, safeLocation } from './redirect.ts';

const origins = ['https://casino.example', 'https://sport.casino.example'];
/** Returns the origin that a browser reaches by a Location at this address. */
const arrivesAt = (location: string) => new URL(location, 'https://casino.example/en/x').origin;

const TAB = '\t';
const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/a',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  `/${TAB}/evil.example`,
  `${TAB}//evil.example`,
  ' //evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/en/..//evil.example',
  '/en/%2e%2e//evil.example',
  '/en/../\\evil.example',
  '//evil.example?a=https://casino.example',
  '//evil.example#https://casino.example',
  '//evil.example/%2f..',
  '//casino.example@evil.example',
  '//casino.example.evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https://casino.example.evil.example',
  'https://casino.example@evil.example',
  'https://casino.example:x@evil.example',
  'https://user@casino.example',
  'https://casino.example:8443',
  'http://casino.example',
  'https://casino.example.',
  'https://casino.example\\@evil.example',
  'https://casino.example.evil.example/https://casino.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://casino.example/x',
  'mailto:a@evil.example',
  'ftp://casino.example',
  'ws://casino.example',
  'evil.example',
  '.evil.example',
  '@evil.example',
  ':443',
  '?//evil.example',
  '#//evil.example',
  '',
  '//',
  '/\u0009\u000a//evil.example',
  `/${'a'.repeat(9_000)}`,
  'https://[::1]',
  'https://evil.example\u3002com',
];

// shows: promise:W4
test('nothing hostile becomes a Location', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(50);
  expect(hostile.map((target) => [target, safeLocation(target, origins)])).toEqual(
    hostile.map((target) => [target, undefined]),
  );
});

test('paths and the own origins do, spelt so that they stay there', () => {
  const kept: [string, string][] = [
    ['/de/users?a=1', '/de/users?a=1'],
    ['/', '/'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/a?next=//evil.example', '/a?next=//evil.example'],
    ['/a//b', '/a//b'],
    ['/größe', '/gr%C3%B6%C3%9Fe'],
    ['/a\r\nx: y', '/ax:%20y'],
    ['https://sport.casino.example/sport?a=1', 'https://sport.casino.example/sport?a=1'],
    ['https://casino.example//evil.example', 'https://casino.example//evil.example'],
  ];
  expect(kept.map(([target]) => [target, safeLocation(target, origins)])).toEqual(kept);
  for (const [target] of kept) expect(origins).toContain(arrivesAt(safeLocation(target, origins)!));
});

test('what would lead off the site is answered with a refusal', async () => {
  const server = createServer((request, response) => redirect(response, { to: request.url!.slice(4), origins }));
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  const ask = (path: string) =>
    new Promise<(string | number | undefined)[]>((resolve, reject) => {
      get({ port, path, agent: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      }).on('error', reject);
    });
  expect(await ask('/to=/users')).toEqual([302, '/users']);
  expect(await ask('/to=//evil.example')).toEqual([400, undefined]);
});
