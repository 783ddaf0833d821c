import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore } from '../game/game-store.ts';
import { betIn, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import { comingMs, openBaccaratShow } from './baccarat-show.ts';
import BaccaratGame from './BaccaratGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('orchid-baccarat')!;
const bets = [{ spot: 'banker', chips: 10 }];
const outcome = { bets, player: [8, 4, 25], banker: [9, 6], winner: 'banker', won: ['banker'] };
const session = sessionOf({ maths: 'baccarat', slug: gameTitle.slug });

function open() {
  const server = serverWith(roundOf({ win_cents: 195, outcome }));
  const game = createGameStore(session, parentOf(), server);
  renderWithTexts(<BaccaratGame game={game} gameTitle={gameTitle} />);
  return { game, server };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('nothing is dealt before a chip lies there', () => {
  const { server } = open();
  fireEvent.click(button('Place a chip first'));
  fireEvent.keyDown(window, { key: ' ', code: 'Space' });
  expect(server.fetch).not.toHaveBeenCalled();
});

test('chips are laid by press and taken away by key; the round is played with what lies, and told once', async () => {
  const { game, server } = open();
  fireEvent.click(button('Tie, pays 8 to 1'));
  fireEvent.keyDown(button('Tie, pays 8 to 1, €0.50 staked'), { key: 'Delete' });
  fireEvent.click(button('Banker, pays 0.95 to 1'));
  fireEvent.click(button(/^Banker, pays/));
  expect(screen.getByText('Total stake').parentElement).toHaveTextContent('€1.00');
  fireEvent.click(button('Deal'));
  expect(await screen.findByText('Player 4, banker 7. The banker wins. €1.95 returned.')).toBeInTheDocument();
  await vi.waitFor(() => expect(game.get().busy).toBe(false));
  expect(betIn(server.fetch.mock.calls[0]![1])).toMatchObject({ stake_cents: 100, params: { bets } });
  expect(screen.getByRole('group', { name: 'Banker: 7' })).toBeInTheDocument();
});

test('cards come in turns, third cards last, and the balance has the win after the last of them', async () => {
  expect(comingMs({ player: [1, 2, 3], banker: [4, 5, 6] })).toEqual({
    player: [0, 800, 1_900],
    banker: [400, 1_200, 2_600],
  });
  vi.useFakeTimers();
  try {
    const sound = { land: vi.fn(), win: vi.fn(), lose: vi.fn() };
    const game = createGameStore(session, parentOf(), serverWith(roundOf({ win_cents: 195, outcome })));
    const show = openBaccaratShow({ game, sound, still: () => false });
    void show.play({ bets });
    await vi.advanceTimersByTimeAsync(1_900);
    expect([show.get().phase, game.get().balanceCents]).toEqual(['moving', 900]);
    await vi.advanceTimersByTimeAsync(600);
    expect([show.get().phase, game.get().balanceCents]).toEqual(['idle', 1_095]);
  } finally {
    vi.useRealTimers();
  }
});
