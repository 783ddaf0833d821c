import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Api, ApiProvider, createQueryClient } from '@croupier/api-client';
import type { Tournament, TournamentStatus } from '@croupier/contracts';
import { type Realtime, RealtimeProvider } from '@croupier/realtime';
import { logError } from '@croupier/shell';
import { WithTexts } from '@croupier/ui-kit/testing';
import type { CompetitionLink, LinkTarget } from '../link.ts';

type Listener = Parameters<Realtime['listen']>[1];

/** Renders a page with everything an app provides. `send` sends socket events. */
export function renderCompetitions(api: Api, ui: ReactNode) {
  const listeners = new Set<Listener>();
  const realtime = {
    listen: (_: string, listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as Realtime;
  render(
    <WithTexts>
      <QueryClientProvider client={createQueryClient(logError)}>
        <RealtimeProvider realtime={realtime}>
          <ApiProvider api={api}>{ui}</ApiProvider>
        </RealtimeProvider>
      </QueryClientProvider>
    </WithTexts>,
  );
  return { send: (event: string, data: unknown) => listeners.forEach((listener) => listener.event(event, data)) };
}

function hrefOf(to: LinkTarget): string {
  if ('slug' in to) return `/tournaments/${to.slug}`;
  if ('lottery' in to) return `/lottery/${to.lottery}`;
  if ('quest' in to) return `/action/${to.quest}`;
  return 'arena' in to ? '/arena' : `/${to.list}`;
}

export const link: CompetitionLink = (to, { current = false, children }) => (
  <a href={hrefOf(to)} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
);

export const tournament = (changes: Partial<Tournament> = {}): Tournament => ({
  id: 7,
  slug: 'one-bright-spin-2026-11-22',
  frontend_identifier: 'one-bright-spin',
  title: 'One Bright Spin',
  start_at: '2026-11-22T00:00:00.000Z',
  end_at: '2026-11-23T00:00:00.000Z',
  in_progress: true,
  status: 'active',
  group_ids: [],
  description: '{"version":1}',
  scoring: { rule: 'best_multiple' },
  min_stake_cents: 20,
  max_stake_cents: null,
  providers: [],
  games: [],
  currency: 'EUR',
  prize_pool_cents: 20_000,
  prizes: [
    { from: 1, to: 1, amount_cents: 10_000 },
    { from: 2, to: 3, amount_cents: 5_000 },
  ],
  quest: null,
  players: 3,
  closed: false,
  top_players: [
    { award_place: 1, nickname: 'Wa***', score: 125_000 },
    { award_place: 2, nickname: 'Be***', score: 40_000 },
  ],
  ...changes,
});

export const status = (changes: Partial<TournamentStatus> = {}): TournamentStatus => ({
  tournament_id: 7,
  confirmed: true,
  award_place: 2,
  nickname: 'Be***',
  score: 40_000,
  bets: 12,
  bet_cents: 1_200,
  games_taken: 2,
  steps_done: 0,
  prize_cents: 0,
  ...changes,
});
