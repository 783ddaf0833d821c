import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiProvider, playerQuery } from '@croupier/api-client';
import { answering, testPlayer } from '@croupier/api-client/testing';
import { type BonusOffer, readDepositBonuses, readRegistrationBonuses, setBonusCode } from '@croupier/contracts';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { OffersPage } from './OffersPage.tsx';

const offer: BonusOffer = {
  identifier: 'welcome',
  title: 'Welcome bonus',
  label: 'deposit',
  currency: 'EUR',
  codes: ['WELCOME'],
  nth_deposit: 1,
  min_deposit_cents: 1_000,
  percent: 100,
  amount_cents: 10_000,
  points: null,
  activate_days: 30,
  wagering: {
    factor: 30,
    of: 'bonus',
    days: 30,
    max_stake_cents: 500,
    cap_times: null,
    excluded_games: [],
    excludes_sport: false,
    weights: { pokies: 100, dice: 5, sport: 100 },
    least_odds: 15_000,
  },
  rounds: null,
  ends_on_withdrawal: true,
};

function show({ offers = [offer], signedIn = true }: { offers?: BonusOffer[]; signedIn?: boolean } = {}) {
  const keep = vi.fn(() => testPlayer({ deposit_bonus_code: 'WELCOME' }));
  const api = answering([
    [readDepositBonuses, () => offers],
    [readRegistrationBonuses, () => []],
    [setBonusCode, keep],
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(playerQuery(api).queryKey, signedIn ? testPlayer() : null);
  renderWithTexts(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <OffersPage
          offerLink={(slug, text) => <a href={`/bonuses/${slug}`}>{text}</a>}
          signUpLink={(text) => <a href="/sign-up">{text}</a>}
          giftsLink={(text) => <a href="/users/gifts">{text}</a>}
          limitsLink={(text) => <a href="/users/limits">{text}</a>}
        />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return keep;
}

// shows: route:/welcome-bonuses; call:GET /api/bonuses/deposit; call:GET /api/bonuses/registration
test('an offer says what it gives, what for, by when and every condition, with limits and a no beside it', async () => {
  const keep = show();
  expect(await screen.findByRole('link', { name: 'Welcome bonus' })).toHaveAttribute('href', '/bonuses/welcome');
  expect(screen.getByText('100% of the deposit, up to €100.00')).toBeInTheDocument();
  expect(screen.getByText('You get it if your first deposit is €10.00 or more.')).toBeInTheDocument();
  expect(screen.getByText(/stake 30 times the bonus within 30 days/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I don’t want bonuses' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save this code' }));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('This code is saved for your next deposit.')).toBeInTheDocument();
});

test('nothing is kept for a guest, who may open an account', async () => {
  show({ signedIn: false });
  expect(await screen.findByRole('link', { name: 'Open an account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save this code' })).toBeNull();
});

test('who is offered nothing is told so, and is urged to nothing', async () => {
  show({ offers: [] });
  expect(await screen.findByRole('heading', { name: 'No bonuses available' })).toBeInTheDocument();
});
