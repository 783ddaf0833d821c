import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DialogContent } from '@croupier/ui-kit';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { registerModals } from '../modals/modal-registry.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import { SearchKey } from '../modals/SearchKey.tsx';
import { closeAllModals } from '../testing/close-all-modals.ts';
import { type Command, commandsNamed } from './commands.ts';
import { FoundCommand } from './FoundCommand.tsx';

afterEach(() => act(() => closeAllModals({ immediate: true })));

const command = (title: string, what = 'Page'): Command => ({
  id: title,
  title,
  what,
  icon: null,
  run: () => undefined,
});
const named = (text: string, ...titles: string[]) =>
  commandsNamed(
    titles.map((title) => command(title)),
    text,
  ).map(({ title }) => title);

test('a command is found by what its words begin with, whatever the case and accents, and by nothing inside them', () => {
  const all = ['Deposit', 'Set limits', 'Take a 24-hour break', 'Einzahlung bestätigen', '入金する'];
  expect(named('DEP', ...all)).toEqual(['Deposit']);
  expect(named('limits s', ...all)).toEqual(['Set limits']);
  expect(named('bestat', ...all)).toEqual(['Einzahlung bestätigen']);
  expect(named('24', ...all)).toEqual(['Take a 24-hour break']);
  expect(named('金す', ...all)).toEqual(['入金する']);
  expect(named('posit', ...all)).toEqual([]);
  expect(named(' ', ...all)).toEqual([]);
});

test('what it is finds it as well, six at most', () => {
  const all = Array.from({ length: 9 }, (_, at) => command(`Tongue ${at}`, 'Language'));
  expect(commandsNamed(all, 'language')).toHaveLength(6);
});

test('an action gets the search out of the way first; a page is a link, and in another tab the search stays', () => {
  const order: string[] = [];
  const option = { role: 'option', id: 'o', tabIndex: -1, 'aria-selected': false } as const;
  const classes = { row: 'r', sign: 's', names: 'n', about: 'a' };
  const show = (one: Command) =>
    render(<FoundCommand command={one} option={option} classes={classes} onChoose={() => void order.push('closed')} />);
  const { unmount } = show({ ...command('Deposit'), run: () => void order.push('done') });
  fireEvent.click(screen.getByRole('option', { name: 'Deposit Page' }));
  expect(order).toEqual(['closed', 'done']);
  unmount();
  show({ ...command('Limits'), href: '#limits' });
  const link = screen.getByRole('option', { name: 'Limits Page' });
  expect(link).toHaveAttribute('href', '#limits');
  fireEvent.click(link, { ctrlKey: true });
  expect(order).toHaveLength(2);
  fireEvent.click(link);
  expect(order).toHaveLength(3);
});

test('Ctrl K and ⌘ K open the search, also while one types, once, and nothing over another dialog', async () => {
  const load = vi.fn(async () => () => <DialogContent title="Search">here</DialogContent>);
  registerModals({ search: load });
  renderWithTexts(
    <>
      <input aria-label="Name" />
      <SearchKey modal="search" />
      <ModalHost />
    </>,
  );
  const field = screen.getByLabelText('Name');
  for (const other of [
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', altKey: true, ctrlKey: true },
  ])
    expect(fireEvent.keyDown(field, other)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  for (const keys of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(fireEvent.keyDown(field, { key: 'K', ...keys })).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(fireEvent.keyDown(field, { key: 'k', ...keys })).toBe(false);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    act(() => closeAllModals({ immediate: true }));
  }
});
