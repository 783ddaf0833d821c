import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { signIn } from '@croupier/contracts';
import { player } from '../testing/render-auth.tsx';
import { codeAwaitedAtom } from './code-awaited.ts';
import { offerToStore, signInWithStored } from './stored-credentials.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = { id: 'ada@example.test', password: 'gartenzwerg' };

const answer = (reply: unknown) =>
  answering([
    [
      signIn,
      () => {
        if (reply instanceof Error) throw reply;
        return reply;
      },
    ],
  ]);

// shows: screen:header-stored-login
test('what the browser has stored gets in without a form', async () => {
  const queryClient = new QueryClient();
  expect(await signInWithStored(answer(player), queryClient, stored)).toEqual(player);
  expect(queryClient.getQueryData(['player'])).toEqual(player);
});

// shows: error:stored-login
test('where it is out of date, the form has to open', async () => {
  expect(await signInWithStored(answer(new CallRefused(422, {})), new QueryClient(), stored)).toBeNull();
});

// shows: screen:header-stored-login; login:two-factor
test('what is stored for an account with two-factor leads on to the code, whichever form opens', async () => {
  const queryClient = new QueryClient();
  expect(await signInWithStored(answer({ otp_required: true }), queryClient, stored)).toBeNull();
  expect(queryClient.getQueryData(['player'])).toBeUndefined();
  expect(getDefaultStore().get(codeAwaitedAtom)).toBe(true);
  getDefaultStore().set(codeAwaitedAtom, false);
});

test('what worked is offered to the browser, whose refusal is no error', async () => {
  const store = vi.fn(async () => undefined);
  vi.stubGlobal(
    'PasswordCredential',
    class {
      constructor(data: object) {
        Object.assign(this, data);
      }
    },
  );
  vi.stubGlobal('navigator', { credentials: { store } });
  await offerToStore('ada@example.test', 'gartenzwerg');
  expect(store).toHaveBeenCalledWith(expect.objectContaining({ id: 'ada@example.test', password: 'gartenzwerg' }));
  store.mockRejectedValueOnce(new Error('not allowed'));
  await expect(offerToStore('a', 'b')).resolves.toBeUndefined();
});
