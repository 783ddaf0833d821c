import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Api, ApiProvider, playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  type Endpoint,
  readAccounts,
  readCashOuts,
  readMostStakes,
  readSportEvent,
  readSportRules,
  readUserLimits,
} from '@croupier/contracts';
import { type Realtime, RealtimeProvider } from '@croupier/realtime';
import { WithTexts } from '@croupier/ui-kit/testing';
import { type FilteredPage, type SportLinkProps, SportsbookProvider } from '../host/sportsbook-context.tsx';
import { sportEvent } from './sport-events.ts';

const rules = {
  live_delay_ms: 6_000,
  stakes: [{ currency: 'EUR', min_stake_cents: 10, max_return_cents: 10_000_000, quick_stakes_cents: [200, 500] }],
};
const TestLink = ({ page, children, ...rest }: SportLinkProps) => (
  <a {...rest} href={`#${page.to}`}>
    {children}
  </a>
);

interface Surroundings {
  answers?: readonly (readonly [Endpoint, unknown])[];
  signedIn?: boolean;
}

type Listener = Parameters<Realtime['listen']>[1];

/** Renders components of the sportsbook with everything they need. Replies come from a table. */
export function renderSport(ui: ReactNode, { answers = [], signedIn = true }: Surroundings = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const api: Api = answering([
    ...answers,
    [readSportEvent, sportEvent()],
    [readSportRules, rules],
    [readCashOuts, []],
    [readMostStakes, []],
    [
      readAccounts,
      [{ currency: 'EUR', active: true, amount_cents: 10_000_000, available_to_cashout_cents: 10_000_000 }],
    ],
    [readUserLimits, []],
  ]);
  queryClient.setQueryData(playerQuery(api).queryKey, signedIn ? ({ id: 1, currency: 'EUR' } as never) : null);
  const store = createStore();
  let moved = 0;
  const went: FilteredPage[] = [];
  const listeners = new Map<string, Listener>();
  const realtime = {
    listen: (topic: string, listener: Listener) => {
      listeners.set(topic, listener);
      return () => void listeners.delete(topic);
    },
    onStatus: () => () => undefined,
    connected: () => true,
    setPlayer: () => undefined,
    close: () => undefined,
  } satisfies Realtime;
  const host = {
    Link: TestLink,
    go: (page: FilteredPage) => void went.push(page),
    slipUrl: (code: string) => `https://sport.example/shared?bets=${code}`,
    guestCurrency: 'EUR',
    payer: signedIn && <span>the wallet</span>,
    onMoneyMoved: () => moved++,
  } as const;
  const view = render(
    <WithTexts>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider api={api}>
            <RealtimeProvider realtime={realtime}>
              <SportsbookProvider host={host}>{ui}</SportsbookProvider>
            </RealtimeProvider>
          </ApiProvider>
        </QueryClientProvider>
      </Provider>
    </WithTexts>,
  );
  /** Sends a socket event on a topic to its subscriber. */
  const send = (topic: string, event: string, data: unknown) => listeners.get(topic)?.event(event, data);
  const topics = () => [...listeners.keys()];
  return { ...view, queryClient, store, moneyMoved: () => moved, went, send, topics };
}
