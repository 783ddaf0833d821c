import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { closeAllModals, ModalHost, openPopup } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { registerBettingModals } from './modals.ts';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const pageContext = { edition: 'default', locale: 'en', device: 'desktop', origins, session: false } as const;
const api = answering([]);
const navigate = vi.fn();

function visit(player: ReturnType<typeof testPlayer> | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, player);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  registerBettingModals({ api, i18n, queryClient, pageContext }, { navigate } as never);
  renderWithTexts(<ModalHost />);
}
const dialog = () => screen.queryByRole('dialog', { hidden: true });

beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue(undefined)); // The form itself asks for more than is answered here.
beforeEach(() => {
  act(() => closeAllModals({ immediate: true }));
  navigate.mockReset();
});

// shows: hash:#sign-in
test('a guest who is led to signing in gets it over the page', async () => {
  visit(null);
  act(() => openPopup('sign-in'));
  expect(await screen.findByRole('dialog', { hidden: true })).toBeInTheDocument();
});

// shows: hash:#sign-up
test('signing up is a page here', () => {
  visit(null);
  openPopup('sign-up');
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/sport/registration' });
});

test('a player is asked for neither', () => {
  visit(testPlayer());
  act(() => openPopup('sign-in'));
  openPopup('sign-up');
  openPopup('remind');
  expect([dialog(), navigate.mock.calls]).toEqual([null, []]);
});

// shows: hash:#remind; hash:#new-password
test.each(['remind', 'new-password'])('%s opens its form over the page', async (name) => {
  visit(null);
  act(() => openPopup(name, { reset_password_token: 'of-a-mail' }));
  expect(await screen.findByRole('dialog', { hidden: true })).toBeInTheDocument();
});

test.each(['email-verify', 'confirmation', 'constructor', '__proto__'])(
  '%s, which is not here, opens nothing',
  (name) => {
    visit(null);
    act(() => openPopup(name));
    expect([dialog(), navigate.mock.calls]).toEqual([null, []]);
  },
);
