import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeAllModals } from '@croupier/shell';
import { openCashbox, payment, platform } from '../testing/cashier.tsx';

afterEach(() => act(() => closeAllModals({ immediate: true })));

test('older payments are asked for by the last one shown, until there are none', async () => {
  const [newest, oldest] = [
    payment({ state: 'succeeded', success: true, amount_cents: 7000 }),
    payment({ id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a12', state: 'succeeded', success: true, amount_cents: 3000 }),
  ];
  const { api } = platform({
    'GET /api/player/payments': ({ query }) =>
      query?.['before'] === newest.id ? { data: [oldest], next: null } : { data: [newest], next: newest.id },
  });
  openCashbox({ api, start: 'history' });
  expect(await screen.findByText('+€70.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show older payments' }));
  expect(await screen.findByText('+€30.00')).toBeVisible();
  expect(screen.getByText('+€70.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older payments' })).toBeNull();
});
