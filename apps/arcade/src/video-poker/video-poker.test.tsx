import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { actInRound, type GameRound } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { actIn, betIn, now, parentOf, played, roundOf, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import VideoPokerGame from './VideoPokerGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('jacks-at-midnight')!;
// Two aces, and three worthless cards.
const dealt = [0, 13, 4, 19, 7];
const begun = roundOf({
  win_cents: 0,
  outcome: { dealt, held: null, cards: dealt, hand: 'jacks_or_better' },
  state: 'open',
});
const drawn = roundOf({
  win_cents: 2_500,
  outcome: { dealt, held: [0, 1], cards: [0, 13, 26, 39, 8], hand: 'four_of_a_kind' },
});

function open(session: Partial<GameSession> = {}) {
  const held: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((path, init) => {
    const act = path === actInRound.path;
    if (act) held.push(actIn(init).action);
    const round: GameRound = act ? { ...drawn, id: actIn(init).round_id } : { ...begun, id: betIn(init).round_id };
    const balance_cents = act ? 3_400 : 900;
    return Promise.resolve(played({ round, balance_cents, play_session: sessionOf().play_session }));
  });
  const settings = sessionOf({ maths: 'jacks-or-better', slug: gameTitle.slug, ...session });
  const game = createGameStore(settings, parentOf(), { fetch, now, wait: () => Promise.resolve() });
  renderWithTexts(<VideoPokerGame game={game} gameTitle={gameTitle} />);
  return { game, held };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('no card can be held before there is one', () => {
  open();
  fireEvent.keyDown(window, { key: '1' });
  for (const place of screen.getAllByRole('button', { name: 'No card' })) {
    fireEvent.click(place);
    expect(place).toHaveAttribute('aria-pressed', 'false');
  }
});

test('cards are held by key and by press, let go again, and the rest is drawn', async () => {
  const { game, held } = open();
  press('Deal');
  await screen.findByText('Dealt: Jacks or better. Choose what to hold.');
  fireEvent.keyDown(window, { key: '1' });
  press('5 of spades');
  press('5 of spades, held');
  press('Ace of hearts');
  press('Draw');
  await screen.findByText('Four of a kind. €25.00 returned.');
  expect(held).toEqual([{ hold: [0, 1] }]);
  expect(game.get().balanceCents).toBe(3_400);
});

test('the hint says what a hold gives up, and which is the best', async () => {
  open();
  press('Deal');
  await screen.findByText(/^Dealt/);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByText(/^This hold costs €1\.\d\d on average$/)).toBeInTheDocument();
  press('Ace of spades');
  press('Ace of hearts');
  expect(screen.getByText('Best hold')).toBeInTheDocument();
});

test('a round left open is gone on with after a reload', async () => {
  const { held } = open({ last_round: begun, balance_cents: 900 });
  localStorage.clear();
  await screen.findByText('Dealt: Jacks or better. Choose what to hold.');
  press('Draw');
  await screen.findByText('Four of a kind. €25.00 returned.');
  expect(held).toEqual([{ hold: [] }]);
});
