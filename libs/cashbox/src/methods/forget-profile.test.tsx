import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { install, openCashbox, platform, refused, script } from '../testing/cashier.tsx';

afterEach(() => {
  act(() => closeAllModals({ immediate: true }));
  install(undefined);
});

const saved = { id: 'p1', title: '411111******1111' };

/** Opens the deposit's methods with a card that the provider offers until it is removed. */
async function atMethods(forget: () => unknown) {
  let kept = true;
  const all = await script().getMethods({ currency: 'EUR', paymentAction: 'deposit' });
  install(
    script({
      getMethods: async () =>
        (all as { savedProfiles: object[] }[]).map((each) => ({
          ...each,
          savedProfiles: kept ? each.savedProfiles : [],
        })),
    }),
  );
  const { api, asked } = platform({
    'POST /api/payments/profiles/forget': () => {
      forget();
      kept = false;
    },
  });
  openCashbox({ api, start: 'deposit' });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose how to pay' }));
  await userEvent.click(await screen.findByRole('radio', { name: /4111/ }));
  return asked;
}
const press = () => userEvent.click(screen.getByRole('button', { name: /^Remove 4111/ }));

test('a saved card is taken off the list, and nothing is chosen then', async () => {
  const asked = await atMethods(() => undefined);
  await press();
  await expect.poll(() => screen.queryByRole('radio', { name: /4111/ })).toBeNull();
  expect(asked.find(({ path }) => path === '/api/payments/profiles/forget')?.body).toEqual({ profile_id: saved.id });
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('an old password is asked for first, and then it goes on by itself', async () => {
  const Prompt = ({ onConfirmed }: { onConfirmed: () => void }) => (
    <button onClick={onConfirmed}>Right password</button>
  );
  registerModals({ 'confirm-password': async () => Prompt as never });
  let tries = 0;
  await atMethods(() => {
    tries += 1;
    if (tries === 1) throw refused('reauthentication_required');
  });
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Right password' }));
  await expect.poll(() => tries).toBe(2);
});
