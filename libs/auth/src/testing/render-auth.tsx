import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Api, ApiProvider } from '@croupier/api-client';
import { testPlayer } from '@croupier/api-client/testing';

/** Sample messages of the server, so that tests can see that they are used. */
const messages = {
  'BACK_END_VALIDATION.required': 'Please fill this in.',
  'BACK_END_VALIDATION.user.email.required': 'Please enter your email address.',
  'BACK_END_VALIDATION.user.email.invalid': 'This doesn’t look like an email address.',
  'BACK_END_VALIDATION.user.email.taken': 'There’s already an account with this email.',
  'BACK_END_VALIDATION.user.password.required': 'Please enter a password.',
  'BACK_END_VALIDATION.user.password.invalid': 'A password must have 8 to 128 characters.',
  'BACK_END_VALIDATION.user.terms_acceptance.required': 'Please accept the terms.',
  'BACK_END_VALIDATION.user.mobile_phone.invalid': 'This isn’t a valid phone number.',
  'BACK_END_VALIDATION.user.postal_code.invalid': 'This postal code doesn’t look right for your country.',
  'BACK_END_VALIDATION.wrong_credentials': 'Email or password is incorrect.',
  'BACK_END_VALIDATION.wrong_password': 'This password is incorrect.',
  'BACK_END_VALIDATION.wrong_code': 'This code is not right.',
  'BACK_END_VALIDATION.sign_in_expired': 'The code came too late.',
  'BACK_END_VALIDATION.login_restricted': 'Login not available in your country',
  'BACK_END_VALIDATION.registration_refused': 'We can’t open an account with these details.',
  'BACK_END_VALIDATION.too_young': ['You need to be at least ', ['age'], ' years old.'],
};

/** Renders a form with everything an app provides; one store and one query client per test. */
export function renderAuth(api: Api, ui: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: messages as never } });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const store = createStore();
  const Surroundings = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider api={api}>{children}</ApiProvider>
        </QueryClientProvider>
      </Provider>
    </I18nProvider>
  );
  return { queryClient, ...render(ui, { wrapper: Surroundings }) };
}

export const project = (changes: Record<string, unknown> = {}) => ({
  name: 'Croupier',
  edition: 'default',
  country: null,
  currency: 'EUR',
  locale: 'en',
  legal_age: 18,
  contacts: { email: null, phone: null },
  restricted: false,
  features: {
    tech_work: false,
    achievements: true,
    lootbox_wheel: true,
    comp_points: false,
    registration_checkbox: true,
    ab_registration: true,
  },
  ...changes,
});

export const settings = (captcha: Record<string, unknown> = {}) => ({
  captcha: { site_key: null, enabled_register: false, frame_url: null, ...captcha },
  receive_promos: false,
  receive_sms_promos: false,
});

export const countries = [
  { code: 'AT', name: 'Austria', phone_prefix: '43', legal_age: 18, currency: 'EUR', registration: true },
  { code: 'JP', name: 'Japan', phone_prefix: '81', legal_age: 20, currency: 'JPY', registration: true },
  { code: 'KP', name: 'North Korea', phone_prefix: '850', legal_age: 18, currency: 'EUR', registration: false },
];

export const player = testPlayer();
