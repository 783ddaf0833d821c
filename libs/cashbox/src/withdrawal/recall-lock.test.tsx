import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiProvider } from '@croupier/api-client';
import { WithTexts } from '@croupier/ui-kit/testing';
import { platform, refused } from '../testing/cashier.tsx';
import { RecallLock } from './RecallLock.tsx';

function show(answers: Parameters<typeof platform>[0]) {
  const { api, asked } = platform(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <WithTexts>
          <RecallLock />
        </WithTexts>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return asked;
}
const open = { locked_at: null, edition_forbids: false };

test('giving up to take withdrawals back says first that nothing undoes it', async () => {
  let state: object = open;
  const asked = show({
    'GET /api/player/recall_lock': () => state,
    'POST /api/player/recall_lock': () => (state = { ...open, locked_at: '2026-11-20T12:00:00.000Z' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make withdrawals final' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('neither you nor we can undo it.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make withdrawals final' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make them final' }));
  expect(await screen.findByText(/your withdrawals are final and can’t be cancelled\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refusal is said in the dialog, and it can be tried again', async () => {
  show({
    'GET /api/player/recall_lock': () => open,
    'POST /api/player/recall_lock': () => {
      throw refused('unavailable');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Make withdrawals final' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make them final' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make them final' })).toBeEnabled();
});

test('where the edition lets nobody take them back there is nothing to give up', async () => {
  show({ 'GET /api/player/recall_lock': () => ({ ...open, edition_forbids: true }) });
  expect(await screen.findByText('In your country, withdrawals can’t be cancelled anyway.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
