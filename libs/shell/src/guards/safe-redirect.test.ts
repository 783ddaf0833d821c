import { describe, expect, test } from 'vitest';
import { hostileRedirects as hostile } from '../testing/hostile-redirects.ts';
import { guestsOnly, loginRequired } from './guards.ts';
import { redirectTarget, safeRedirect } from './safe-redirect.ts';

const casino = 'http://casino.localhost:4200';
const sport = 'http://sport.casino.localhost:4200';
const origins = [casino, sport];

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
