import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Api, ApiProvider } from '@croupier/api-client';
import type { PlayClock, UserLimit } from '@croupier/contracts';
import { ToastHost } from '@croupier/shell';

/** Renders a part with everything an app provides. */
export function renderPart(api: Api, ui: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const store = createStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const view = render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider api={api}>
            {ui}
            <ToastHost />
          </ApiProvider>
        </QueryClientProvider>
      </I18nProvider>
    </Provider>,
  );
  return { queryClient, store, ...view };
}

/**
 * Returns a clock with two hours and five minutes played, 50 euros staked and 37.50 returned. The check is due by
 * default.
 */
export function playClock(changes: Partial<PlayClock> = {}): PlayClock {
  const now = Date.now();
  return {
    started_at: new Date(now - 125 * 60_000).toISOString(),
    now: new Date(now).toISOString(),
    currency: 'EUR',
    staked_cents: 5_000,
    open_cents: 0,
    returned_cents: 3_750,
    reality_check_minutes: 60,
    next_check_at: new Date(now - 1_000).toISOString(),
    ...changes,
  };
}

export const limit = (changes: Partial<UserLimit> = {}): UserLimit => ({
  id: 1,
  type: 'loss',
  period: 'day',
  status: 'active',
  accounts: [{ currency: 'EUR', amount_cents: 1_000, current_value_amount_cents: 1_000 }],
  created_at: '2026-11-01T10:00:00.000Z',
  ends_at: null,
  resets_at: '2026-11-21T23:00:00.000Z',
  duration_minutes: null,
  used_minutes: null,
  change: null,
  ...changes,
});
