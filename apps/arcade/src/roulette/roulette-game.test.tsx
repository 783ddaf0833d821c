import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { rememberBegun } from '../game/shown-rounds.ts';
import { betIn, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import RouletteGame from './RouletteGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('palm-court-roulette')!;
const outcome = { bets: [{ spot: '17', chips: 5 }], pocket: 17, won: ['17'] };
const wins = roundOf({ win_cents: 1_800, outcome });

function open(session: Partial<GameSession> = {}) {
  const server = serverWith(wins);
  const settings = sessionOf({ maths: 'roulette', slug: gameTitle.slug, ...session });
  const game = createGameStore(settings, parentOf(), server);
  renderWithTexts(<RouletteGame game={game} gameTitle={gameTitle} />);
  return { game, server };
}
const spot = (name: RegExp) => screen.getByRole('button', { name });

test('nothing is spun before a chip lies there', () => {
  const { server } = open();
  fireEvent.click(spot(/Place a chip first/));
  expect(server.fetch).not.toHaveBeenCalled();
});

test('by keyboard: a chip is laid, its stake shown, the round played with it, and the result told', async () => {
  const { game, server } = open();
  fireEvent.click(spot(/^Number 17, pays 35 to 1$/));
  expect(spot(/^Number 17, pays 35 to 1, €0\.50 staked$/)).toBeInTheDocument();
  expect(screen.getByText('Total stake').parentElement).toHaveTextContent('€0.50');
  fireEvent.click(spot(/^Spin$/));
  await vi.waitFor(() => expect(game.get().busy).toBe(false));
  expect(betIn(server.fetch.mock.calls[0]![1])).toMatchObject({
    stake_cents: 50,
    params: { bets: [{ spot: '17', chips: 5 }] },
  });
  expect(await screen.findByText('17 black. €18.00 returned.')).toBeInTheDocument();
});

test('arrows go from spot to spot without touching a stake, and Delete takes chips away', () => {
  const { game } = open();
  const zero = spot(/^Number 0,/);
  act(() => zero.focus());
  fireEvent.click(zero);
  fireEvent.keyDown(zero, { key: 'ArrowRight' });
  expect(document.activeElement).toHaveAccessibleName(/^Trio 0, 1, and 2|^Split 0 and 2/);
  act(() => zero.focus());
  fireEvent.keyDown(zero, { key: 'Delete' });
  expect(screen.getByText('Total stake').parentElement).toHaveTextContent('€0.00');
  expect(game.get().busy).toBe(false);
});

test('a round that a reload hid is shown with its chips', async () => {
  rememberBegun({ slug: gameTitle.slug, currency: 'EUR' }, wins.id);
  open({ last_round: { ...wins, stake_cents: 50 }, balance_cents: 2_750 });
  expect(await screen.findByText('17 black. €18.00 returned.')).toBeInTheDocument();
  expect(spot(/^Number 17, pays 35 to 1, €0\.50 staked$/)).toBeInTheDocument();
  expect(screen.getByText('Total stake').parentElement).toHaveTextContent('€0.50');
});
