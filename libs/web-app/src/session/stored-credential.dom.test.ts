import { afterEach, expect, test, vi } from 'vitest';
import { storedCredential } from './stored-credential.ts';

afterEach(() => vi.unstubAllGlobals());

function browserHolding(get: () => Promise<object | null>) {
  vi.stubGlobal('PasswordCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
}

// shows: screen:header-stored-login
test('returns what the browser keeps for this site', async () => {
  browserHolding(async () => ({ id: 'ada@example.test', password: 'gartenzwerg', type: 'password' }));
  expect(await storedCredential()).toEqual({ id: 'ada@example.test', password: 'gartenzwerg' });
});

// shows: error:stored-login
test('returns null where the browser can keep none, has none, or refuses', async () => {
  expect(await storedCredential()).toBeNull();
  browserHolding(async () => null);
  expect(await storedCredential()).toBeNull();
  browserHolding(async () => ({ id: 'ada', password: '' }));
  expect(await storedCredential()).toBeNull();
  browserHolding(() => Promise.reject(new Error('not allowed')));
  expect(await storedCredential()).toBeNull();
});
