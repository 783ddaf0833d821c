import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { updateLocale } from '@croupier/contracts';
import type { PageContext } from '../page-context.ts';
import { changeLocale } from './change-locale.ts';

const origins = { casino: 'http://localhost', sport: 'http://b', games: 'http://c', payments: 'http://d' };
const pageContext: PageContext = { edition: 'default', locale: 'de', device: 'desktop', origins, session: true };
const save = vi.fn();
const api = answering([[updateLocale, save]]);
const lead = vi.fn();

function visit(player: object | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, player as never);
  return { api, pageContext, queryClient };
}
beforeEach(() => {
  history.replaceState(null, '', '/de/users?a=1');
  document.cookie = 'locale=de;path=/';
  save.mockReset().mockReturnValue(testPlayer());
  lead.mockReset();
});

// shows: call:PATCH /api/player/update_locale
test('a player’s choice goes into the profile first; the default language too', async () => {
  await changeLocale('en', visit(testPlayer({ locale: 'de' })), lead);
  expect(save).toHaveBeenCalledExactlyOnceWith({ body: { locale: 'en' } });
  expect(lead).toHaveBeenCalledExactlyOnceWith('/users?a=1');
});

// shows: error:rethrown-locale
test('what could not be saved changes nothing', async () => {
  save.mockRejectedValue(new CallFailed('Network Error'));
  await expect(changeLocale('en', visit(testPlayer()), lead)).rejects.toThrow('Network Error');
  expect(lead).not.toHaveBeenCalled();
  expect(document.cookie).toContain('locale=de');
});

test('a guest’s choice is kept by the browser', async () => {
  await changeLocale('en', visit(null), lead);
  expect(save).not.toHaveBeenCalled();
  expect(lead).toHaveBeenCalledExactlyOnceWith('/users?a=1');
});
