import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindPopups, openPopup } from './open-popup.ts';
import { popupOfHash } from './popup-names.ts';
import { HASH_CLEAR_MS, watchHashPopups } from './watch-hash-popups.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

// shows: hash:#sign-in; hash:#sign-up; hash:#remind; hash:#new-password; hash:#users/password/edit
test.each([
  ['#sign-in', 'sign-in'],
  ['#sign-up', 'sign-up'],
  ['#remind', 'remind'],
  ['#new-password', 'new-password'],
  ['#users/password/edit?reset_password_token=x', 'new-password'],
  ['#producers', 'producers'],
  ['#leaderboard?slug=one-bright-spin', 'leaderboard'],
  ['#constructor', null],
  ['#elsewhere', null],
  ['', null],
])('the hash %j asks for the popup %j', (hash, popup) => {
  expect(popupOfHash(hash)).toBe(popup);
});

// shows: guard:hash-popup; guard:hash-cleared; constant:hash-clear
test('a hash opens its popup at once and is cleared after a second, keeping path and query', () => {
  history.replaceState({ other: true }, '', '/pokies/all?q=1#sign-in');
  const open = vi.fn();
  const stop = watchHashPopups(open);
  expect(open).toHaveBeenCalledWith('sign-in', {});
  vi.advanceTimersByTime(999);
  expect(location.hash).toBe('#sign-in');
  vi.advanceTimersByTime(1);
  expect(location.pathname + location.search + location.hash).toBe('/pokies/all?q=1');
  expect(history.state).toMatchObject({ other: true });
  stop();
});

test('coming back to the entry of a hash opens its popup no second time', () => {
  history.replaceState(null, '', '/#cashback');
  const open = vi.fn();
  const stop = watchHashPopups(open);
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(open).toHaveBeenCalledExactlyOnceWith('cashback', {});
  stop();
});

test('what an old link of a mail carries goes to the form', () => {
  history.replaceState(null, '', '/#users/password/edit?reset_password_token=a%2Bb&x=1');
  const open = vi.fn();
  watchHashPopups(open)();
  expect(open).toHaveBeenCalledExactlyOnceWith('new-password', { reset_password_token: 'a+b', x: '1' });
});

// Hashes of a malicious link: none opens or breaks anything or stays in the address.
test.each([
  '#elsewhere',
  '#__proto__',
  '#constructor',
  '#%',
  '#%E0%A4%A',
  '#sign-in%00',
  '#/sign-in/../x',
  '#<img onerror>',
  '#][',
])('the hash %s opens nothing and leaves the address', (hash) => {
  history.replaceState(null, '', `/pokies/all${hash}`);
  const open = vi.fn();
  const stop = watchHashPopups(open);
  vi.advanceTimersByTime(HASH_CLEAR_MS);
  expect(open).not.toHaveBeenCalled();
  expect(location.href).toMatch(/\/pokies\/all$/);
  stop();
});

test('a hash that names a place on the page stays', () => {
  document.body.innerHTML = '<h2 id="chapter two">Two</h2>';
  history.replaceState(null, '', '/#chapter%20two');
  const stop = watchHashPopups(vi.fn());
  vi.advanceTimersByTime(HASH_CLEAR_MS);
  expect(location.hash).toBe('#chapter%20two');
  document.body.replaceChildren();
  stop();
});

test('a hash that changed meanwhile is not cleared', () => {
  history.replaceState(null, '', '/#sign-in');
  const stop = watchHashPopups(vi.fn());
  history.replaceState(null, '', '/#chapter');
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe('#chapter');
  stop();
});

test('a popup asked for before the app is ready opens when it is', () => {
  const open = vi.fn();
  openPopup('sign-in', { redirect: '/deposit' });
  const unbind = bindPopups(open);
  expect(open).toHaveBeenCalledExactlyOnceWith('sign-in', { redirect: '/deposit' });
  unbind();
});
