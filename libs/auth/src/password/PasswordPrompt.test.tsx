import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { reauthenticate } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { renderAuth } from '../testing/render-auth.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';

test('the right password goes on, a wrong one is refused and asked for again', async () => {
  const user = userEvent.setup({ delay: null });
  const onConfirmed = vi.fn();
  const api = answering([
    [
      reauthenticate,
      ({ body }: Record<string, unknown>) => {
        if ((body as { password: string }).password !== 'gartenzwerg')
          throw new CallRefused(422, { errors: { password: { wrong_password: 'no' } } });
      },
    ],
  ]);
  registerModals({ 'confirm-password': async () => PasswordPrompt });
  renderAuth(api, <ModalHost />);
  act(() => openModal('confirm-password', { onConfirmed }));
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('This password is incorrect.')).toBeInTheDocument();
  expect(onConfirmed).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'gartenzwerg');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
});
