import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSportEvents } from '@croupier/contracts';
import { closeAllModals, ModalHost, registerModals, shortcutsOnAtom } from '@croupier/shell';
import { sportsbookModals } from '../modals.ts';
import { mainMarketsOf } from '../testing/main-markets.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent } from '../testing/sport-events.ts';
import { FindByKey } from './FindByKey.tsx';

beforeAll(() => registerModals(sportsbookModals));
beforeEach(() => localStorage.clear());
afterEach(() => act(() => closeAllModals({ immediate: true })));

const listed = { ...sportEvent(), markets: mainMarketsOf(sportEvent()) };
const answers = [
  [readSportEvents, ({ query }: { query: { state: string } }) => (query.state === 'live' ? [] : [listed])],
] as const;
const page = () =>
  renderSport(
    <>
      <FindByKey />
      <input aria-label="elsewhere" />
      <ModalHost />
    </>,
    { answers },
  );

test('the key / opens the search, and a part of a name leads to the match', async () => {
  page();
  await userEvent.keyboard('/');
  const field = await screen.findByRole('searchbox', { name: 'Club or league' });
  await userEvent.type(field, 'nueva');
  expect(await screen.findByText('1 match')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Port Ashby – Nueva Coral/ })).toHaveFocus();
});

test('while one types, or with single keys turned off, / is a character', async () => {
  const { store } = page();
  await userEvent.type(screen.getByLabelText('elsewhere'), '1/2');
  expect(screen.getByLabelText('elsewhere')).toHaveValue('1/2');
  await act(async () => store.set(shortcutsOnAtom, false));
  await userEvent.click(document.body);
  await userEvent.keyboard('/');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
