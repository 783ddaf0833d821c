import { setupI18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ModalHost, openModal, registerModals, SearchKey } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { sportsbookModals } from '../modals.ts';
import { OddsCell } from '../odds/OddsCell.tsx';
import { quickStakesAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent } from '../testing/sport-events.ts';

beforeAll(() => registerModals(sportsbookModals(setupI18n({ locale: 'en', messages: { en: {} } }))));
beforeEach(() => localStorage.clear());
afterEach(() => act(() => closeAllModals({ immediate: true })));

async function settings() {
  const event = sportEvent();
  const view = renderSport(
    <>
      <OddsCell event={event} market={event.markets[0]!} outcome="away" />
      <SearchKey modal="find-match" />
      <ModalHost />
    </>,
  );
  act(() => openModal('betting-settings'));
  await screen.findByText('Betting settings');
  return view;
}

test('prices change to the chosen format at once', async () => {
  await settings();
  await userEvent.click(await screen.findByRole('radio', { name: /Fractional/ }));
  expect(screen.getByText('2/1')).toBeInTheDocument();
});

test('quick stakes are the player’s own: what is emptied or out of bounds is left out, and the usual ones come back', async () => {
  const { store } = await settings();
  const first = await screen.findByLabelText('Quick stake 1');
  await userEvent.clear(first);
  await userEvent.type(first, '0.05');
  await userEvent.type(screen.getByLabelText('Quick stake 3'), '20');
  expect(screen.getByText('Outside the stake limits.')).toBeInTheDocument();
  expect(store.get(quickStakesAtom)).toEqual({ EUR: [500, 2_000] });
  await userEvent.click(screen.getByRole('button', { name: 'Restore defaults' }));
  expect(first).toHaveValue('2');
  expect(store.get(quickStakesAtom)).toEqual({ EUR: [] });
});
