import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readSubscriptions, saveSubscriptions } from '@croupier/contracts';
import { openModal, registerModals } from '@croupier/shell';
import { renderProfile } from '../testing/render-profile.tsx';
import { SubscriptionModal } from './SubscriptionModal.tsx';

function show(save: unknown) {
  registerModals({ subscription: async () => SubscriptionModal });
  const none = { receive_promos: false, receive_sms_promos: false };
  renderProfile(
    answering([
      [readSubscriptions, none],
      [saveSubscriptions, save],
    ]),
    <button onClick={() => openModal('subscription')}>Open</button>,
  );
  return userEvent.setup({ delay: null });
}

// shows: popup:subscription
test('the popup shows what is chosen, nothing before it was, and closes without asking', async () => {
  const user = show(({ body }: Record<string, unknown>) => body);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const byText = await screen.findByRole('switch', { name: 'Offers by text message' });
  expect(byText).not.toBeChecked();
  await user.click(byText);
  await waitFor(() => expect(byText).toBeChecked());
  expect(screen.getByRole('switch', { name: 'Offers by email' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
});

test('a choice that could not be saved goes back, and says so', async () => {
  const user = show(() => {
    throw new CallFailed('Network Error');
  });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('switch', { name: 'Offers by email' }));
  expect(await within(screen.getByRole('dialog')).findByRole('status')).not.toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Offers by email' })).not.toBeChecked());
});
