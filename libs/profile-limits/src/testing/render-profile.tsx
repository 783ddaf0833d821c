import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Api, ApiProvider, createQueryClient } from '@croupier/api-client';
import { testPlayer } from '@croupier/api-client/testing';
import type { Player, RoundSummary, UserLimit } from '@croupier/contracts';
import { logError, ModalHost, registerModals, setErrorLog, ToastHost } from '@croupier/shell';
import { closeAllModals, dismissToasts } from '@croupier/shell/testing';

const messages = {
  'BACK_END_VALIDATION.required': 'This is needed.',
  'BACK_END_VALIDATION.user.mobile_phone.invalid': 'This isn’t a valid phone number.',
  'BACK_END_VALIDATION.user.postal_code.invalid': 'Postal codes look different there.',
  'BACK_END_VALIDATION.user.city.required': 'Please enter the town or city you live in.',
  'BACK_END_VALIDATION.too_young': ['You need to be at least ', ['age'], ' years old.'],
  'BACK_END_VALIDATION.wrong_code': 'This code is not right.',
  'BACK_END_VALIDATION.reauthentication_required': 'Please enter your password again.',
  'BACK_END_VALIDATION.wrong_password': 'This password is incorrect.',
  'BACK_END_VALIDATION.password.common': 'This password is easy to guess.',
  'BACK_END_VALIDATION.password.invalid': 'A password must have 8 to 128 characters.',
};

/** Stub of the app's prompt that accepts the password at once. */
function PasswordPrompt({ onConfirmed }: { onConfirmed: () => void }) {
  return <button onClick={onConfirmed}>It is me</button>;
}

/** Renders a page with everything an app provides. */
export function renderProfile(api: Api, ui: ReactNode) {
  // Removes notices of the previous test: all files of a project share one tab.
  dismissToasts();
  closeAllModals({ immediate: true });
  registerModals({ 'confirm-password': async () => PasswordPrompt });
  const i18n = setupI18n({ locale: 'en', messages: { en: messages as never } });
  const queryClient = createQueryClient(logError);
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          {ui}
          <ModalHost />
          <ToastHost />
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { queryClient, ...view };
}

/** Returns a list that collects the log names of failures from now on. */
export function namesLogged(): unknown[] {
  const names: unknown[] = [];
  setErrorLog((_error, { label }) => names.push(label));
  return names;
}

export const player = (changes: Partial<Player> = {}): Player =>
  testPlayer({
    first_name: 'Ada',
    last_name: 'Beispiel',
    date_of_birth: '1990-09-04',
    country: 'AT',
    city: 'Wien',
    address: 'Musterweg 1',
    postal_code: '1010',
    mobile_phone: '+436641234567',
    currency: 'EUR',
    ...changes,
  });

export const limit = (changes: Partial<UserLimit> = {}): UserLimit => ({
  id: 1,
  type: 'deposit',
  period: 'week',
  status: 'active',
  accounts: [{ currency: 'EUR', amount_cents: 10_000, current_value_amount_cents: 4_000 }],
  created_at: '2026-11-01T10:00:00.000Z',
  ends_at: null,
  resets_at: '2026-11-29T23:00:00.000Z',
  duration_minutes: null,
  used_minutes: null,
  change: null,
  ...changes,
});

export const round = (changes: Partial<RoundSummary> = {}): RoundSummary => ({
  id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f11',
  provider: 'house',
  game: 'dice',
  currency: 'EUR',
  stake_cents: 100,
  win_cents: 0,
  bought: false,
  live: null,
  funding: null,
  status: 'closed',
  played_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
