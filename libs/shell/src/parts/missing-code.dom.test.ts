import { beforeEach, expect, test, vi } from 'vitest';
import { isMissingCode, reloadOnce } from './missing-code.ts';

beforeEach(() => sessionStorage.clear());

const gone = (file: string) => new TypeError(`Failed to fetch dynamically imported module: http://c.test/dist/${file}`);

// shows: error:async-component
test('code that did not come is told by the words of every browser, also behind our own', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: http://c.test/dist/assets/a-1.js',
    'error loading dynamically imported module: http://c.test/dist/assets/a-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /dist/assets/a-1.css',
  ]) {
    expect([message, isMissingCode(new Error(message))]).toEqual([message, true]);
    const wrapped = new Error('Failed to resolve async component', { cause: new Error(message) });
    expect([message, isMissingCode(wrapped)]).toEqual([message, true]);
  }
  for (const other of [new Error('Network Error'), 'dynamically imported module', undefined])
    expect(isMissingCode(other)).toBe(false);
});

test('the document is loaded again once for code that is gone, and never for anything else', () => {
  const reload = vi.fn();
  expect([reloadOnce(gone('a.js'), reload), reloadOnce(gone('a.js'), reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  expect([reloadOnce(gone('b.js'), reload), reloadOnce(new Error('spilled'), reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that remembers nothing is not sent round in circles', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const reload = vi.fn();
  expect(reloadOnce(gone('a.js'), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
