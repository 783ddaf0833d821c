import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { tabStore } from '../tab-store.ts';
import { showToast, toasts } from './toast-list.ts';
import { ToastHost } from './ToastHost.tsx';

// Loaded beforehand, because a busy machine may be slow, which isn't under test.
beforeAll(() => import('./Toaster.tsx'));
afterEach(() => act(() => tabStore.get(toasts.atom).forEach((toast) => toasts.dismiss(toast.id))));

// shows: fields:toast
test('a notice is announced politely, does what it offers and goes', async () => {
  const callback = vi.fn();
  renderWithTexts(<ToastHost />);
  const region = screen.getByRole('status');
  act(() => void showToast({ title: 'Deposit received', text: 'It is on your balance.', action: 'Play', callback }));
  expect(await screen.findByText('Deposit received')).toBeVisible();
  expect(region).toHaveTextContent('It is on your balance.');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(callback).toHaveBeenCalledOnce();
  expect(region).toBeEmptyDOMElement();
});

test('a notice can be dismissed', async () => {
  renderWithTexts(<ToastHost />);
  act(() => void showToast({ title: 'Phone was deleted.', time: 0 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Phone was deleted.')).not.toBeInTheDocument();
});

// shows: fields:toast
test('a notice has what it is given: kind, title, text, picture, a link under its own words, and one place by its id', async () => {
  renderWithTexts(<ToastHost />);
  const notice = {
    id: 'win',
    type: 'success',
    time: 0,
    image: '/cover.webp',
    url: '/jackpots',
    action: 'See it',
  } as const;
  act(() => void showToast({ ...notice, title: 'First', text: 'Text one' }));
  act(() => void showToast({ ...notice, title: 'Second', text: 'Text two' }));
  const region = screen.getByRole('status');
  expect(await screen.findByText('Second')).toBeVisible();
  expect(region).not.toHaveTextContent('First');
  expect(region).toHaveTextContent('Text two');
  expect(region.querySelector('img')).toHaveAttribute('src', '/cover.webp');
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/jackpots');
});
