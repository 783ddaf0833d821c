import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { HowItPays } from './HowItPays.tsx';

test.each([
  [368.6, '368.6 times the stake'],
  [5000, '5,000 times the stake'],
])('a largest win of %d is said as it is, not rounded', (max_win_multiple, words) => {
  renderInApp(
    <HowItPays game={buildGame({ max_win_multiple })} signedIn={false} jackpot={null} fairnessLink={null} />,
    answering([]),
  );
  expect(screen.getByText('Maximum win').parentElement).toHaveTextContent(words);
});

test('what the jackpot gives back is said apart from what the game pays', () => {
  const game = buildGame({ rtp: 0.96 });
  renderInApp(
    <HowItPays game={game} signedIn={false} jackpot={{ title: 'High Tide', rtp: 0.0085 }} fairnessLink={null} />,
    answering([]),
  );
  expect(screen.getByText('Return to player').parentElement).toHaveTextContent('96.00%');
  expect(screen.getByText('Plus the High Tide jackpot').parentElement).toHaveTextContent('0.85%');
});

test('what can be bought is said with its price and its own return, and nothing where nothing can', () => {
  const purchase = { id: 'free-spins', price: 437, rtp: 0.9532 } as const;
  const page = (game: ReturnType<typeof buildGame>) =>
    renderInApp(<HowItPays game={game} signedIn={false} jackpot={null} fairnessLink={null} />, answering([]));
  page(buildGame({ purchase }));
  expect(screen.getByText('Feature buy: free spins').parentElement).toHaveTextContent(
    'for 43.7 times the stake, return 95.32%',
  );
  cleanup();
  page(buildGame());
  expect(screen.queryByText('Feature buy: free spins')).toBeNull();
  expect(screen.queryByText('Buying free spins')).toBeNull();
  cleanup();
  page(buildGame({ purchase_forbidden: true }));
  expect(screen.queryByText('Feature buy: free spins')).toBeNull();
  expect(screen.getByText('Buying free spins').parentElement).toHaveTextContent('Your country’s rules don’t allow it.');
});

test('a table whose bets differ in what they return says so of each', () => {
  const game = buildGame({ mechanic: 'baccarat', rtp: 0.9894, hit_rate: null, volatility: null });
  renderInApp(<HowItPays game={game} signedIn={false} jackpot={null} fairnessLink={null} />, answering([]));
  expect(screen.getByText('Return by bet').parentElement).toHaveTextContent(
    'Banker 98.94%, player 98.76%, tie 85.64%, pairs 89.64%',
  );
});

test.each([
  ['dice', 'You choose the chance'],
  ['blackjack', 'Depends on your decisions'],
] as const)('how often %s pays is said as it is', (mechanic, words) => {
  const game = buildGame({ mechanic, hit_rate: null, volatility: null });
  renderInApp(<HowItPays game={game} signedIn={false} jackpot={null} fairnessLink={null} />, answering([]));
  expect(screen.getByText('Rounds that pay').parentElement).toHaveTextContent(words);
});
