import { setupI18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isModal, ModalHost, openModal } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { registerBettingModals } from './modals.ts';
import { popupTable } from './popups/table.ts';

const origins = { casino: 'http://c.test', sport: 'http://s.test', games: 'http://g.test', payments: 'http://p.test' };
const pageContext = { edition: 'default', locale: 'en', device: 'desktop', origins, session: false } as const;

beforeAll(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined); // The forms themselves request more than this test replies to.
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  registerBettingModals({ i18n, pageContext } as never);
});
beforeEach(() => act(() => closeAllModals({ immediate: true })));

test('every popup with an address has its modal; signing up is a page here', () => {
  const modals = Object.values(popupTable).flatMap(({ modal }) => modal ?? []);
  expect(modals.filter((name) => !isModal(name))).toEqual([]);
  expect(popupTable['sign-up']).toEqual({ path: '/sport/registration', access: 'guest' });
});

test.each(['sign-in', 'remind', 'new-password', 'email-verify', 'confirmation'])(
  '%s opens over the page',
  async (name) => {
    renderWithTexts(<ModalHost />);
    act(() => openModal(name, { search: {} }));
    expect(await screen.findByRole('dialog', { hidden: true })).toBeInTheDocument();
  },
);
