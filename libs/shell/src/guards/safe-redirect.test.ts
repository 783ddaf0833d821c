import { describe, expect, test } from 'vitest';
import { guestsOnly, loginRequired } from './guards.ts';
import { redirectTarget, safeRedirect } from './safe-redirect.ts';

const casino = 'http://casino.localhost:4200';
const sport = 'http://sport.casino.localhost:4200';
const origins = [casino, sport];

const hostile = [
  'https://evil.example',
  'http://evil.example/deposit',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://casino.localhost:4200@evil.example',
  'http://casino.localhost:4200@evil.example/',
  'http://casino.localhost:4200:x@evil.example/',
  'http://evil.example#casino.localhost:4200',
  'http://evil.example?casino.localhost:4200',
  'http://evil.example\\@casino.localhost:4200',
  'http://casino.localhost:4200.evil.example',
  'http://casino.localhost',
  'http://casino.localhost:4201',
  'https://casino.localhost:4200',
  'http://evil.casino.localhost:4200',
  'http://casino.localhost:4200\\.evil.example',
  'http://user@casino.localhost:4200/',
  'http://user:pass@casino.localhost:4200/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://casino.localhost:4200/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://casino.localhost:4200/1',
  'file:///etc/passwd',
  'ftp://casino.localhost:4200/',
  'ws://casino.localhost:4200/sock',
  'view-source:http://casino.localhost:4200/',
  'evil.example',
  'evil.example/deposit',
  'deposit',
  './/evil.example',
  '../evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2F/evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00',
  '/%zz',
  '/%',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '\ufeff//evil.example',
  '/deposit\u0000',
  'http://[::1]:4200/',
  'http://127.0.0.1:4200/',
  'http://2130706433/',
  'http://casino.localhost:4200。evil.example',
  'http:///evil.example',
  'http://',
  '//',
  '?path=//evil.example',
  '#//evil.example',
  '',
];

describe('safeRedirect', () => {
  // shows: promise:W4
  test('the list of hostile values is long enough', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(50);
  });

  // shows: promise:W4
  test.each(hostile)('refuses %j', (value) => {
    expect(safeRedirect(value, origins)).toBeNull();
  });

  test.each([[null], [undefined], [42], [['/deposit']], [{ toString: () => '/deposit' }]])(
    'refuses what is no text: %j',
    (value) => {
      expect(safeRedirect(value, origins)).toBeNull();
    },
  );

  test('refuses an address longer than any of ours', () => {
    expect(safeRedirect(`/${'a'.repeat(2048)}`, origins)).toBeNull();
  });

  test.each([
    ['/', '/'],
    ['/deposit', '/deposit'],
    ['/de/users/limits?tab=2#top', '/de/users/limits?tab=2#top'],
    ['/play/lumen-works/tide%20pool', '/play/lumen-works/tide%20pool'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example'],
    ['/a/../deposit', '/deposit'],
    ['/müller', '/m%C3%BCller'],
    [`${casino}/deposit?x=1`, '/deposit?x=1'],
    [`${sport}/sport/football`, `${sport}/sport/football`],
    ['HTTP://CASINO.LOCALHOST:4200/deposit', '/deposit'],
  ])('leads from %j to %j', (value, target) => {
    expect(safeRedirect(value, origins)).toBe(target);
  });

  // shows: promise:W4
  test.each(hostile)('whatever it answers for %j, resolved, stays on the site', (value) => {
    const target = safeRedirect(value, origins) ?? '/';
    expect(origins).toContain(new URL(target, casino).origin);
  });
});

// shows: guard:redirect-path
test('the value of path goes before redirect, and a hostile one gives way to the next', () => {
  expect(redirectTarget({ path: '/a', redirect: '/b' }, '/', origins)).toBe('/a');
  expect(redirectTarget({ path: '//evil.example', redirect: '/b' }, '/', origins)).toBe('/b');
  expect(redirectTarget({ path: '//evil.example' }, '/home', origins)).toBe('/home');
});

// shows: guard:login-redirect; guard:guests-only; guard:login-target
test('a visitor is led to registration with the intended path, a player away from guest pages', () => {
  expect(loginRequired(null, '/users/limits?tab=2')).toEqual({
    to: '/sign-up',
    search: { redirect: '/users/limits?tab=2' },
  });
  expect(loginRequired({ id: 1 }, '/users')).toBeNull();
  expect(guestsOnly({ id: 1 })).toEqual({ to: '/' });
  expect(guestsOnly(null)).toBeNull();
});
