import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Api, ApiProvider } from '@croupier/api-client';
import { WithTexts } from '@croupier/ui-kit/testing';
import { type GameLinks, GameLinksProvider } from '../links.tsx';

/** Renders a component with everything an app provides. */
export function renderInApp(ui: ReactNode, api: Api, links: Partial<GameLinks> = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createStore();
  const all: GameLinks = {
    gameHref: ({ provider, slug }, mode) => `/play/${provider}/${slug}${mode ? `?mode=${mode}` : ''}`,
    sharedRoundHref: (token) => `/fairness?shared=${token}`,
    liveRoundHref: (table, number) => `/fairness?table=${table}&number=${number}`,
    badgeNames: { jackpot: 'Jackpot', hot: 'Popular', exclusive: 'Exclusive', new: 'New', 'wager-free': 'Wager-free' },
    follow: () => undefined,
    ...links,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WithTexts>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider api={api}>
            <GameLinksProvider value={all}>{children}</GameLinksProvider>
          </ApiProvider>
        </QueryClientProvider>
      </Provider>
    </WithTexts>
  );
  return { queryClient, store, ...render(ui, { wrapper }) };
}
