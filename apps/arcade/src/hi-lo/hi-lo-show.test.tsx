import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { actInRound, type GameRound } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { actIn, betIn, now, parentOf, played, roundOf, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import HiLoGame from './HiLoGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('heron-hi-lo')!;
const [ACE, SEVEN, NINE] = [0, 6, 21];
const outcomeOf = (cards: number[], guesses: string[], end: string | null = null) => ({ cards, guesses, end });
const dealt = roundOf({ win_cents: 0, outcome: outcomeOf([SEVEN], []), state: 'open' });
const guessed = { ...dealt, outcome: outcomeOf([SEVEN, NINE], ['higher']) };
const cashed = { ...dealt, outcome: outcomeOf([SEVEN, NINE], ['higher'], 'cashed'), state: null, win_cents: 183 };
const lost = { ...dealt, outcome: outcomeOf([SEVEN, ACE], ['higher'], 'lost'), state: null };
const play_session = sessionOf().play_session;

/** Replies to a deal with the first of these rounds, and to each decision with the next. */
function open(rounds: GameRound[], session: Partial<GameSession> = {}) {
  const answers = [...rounds];
  const acts: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((path, init) => {
    const round = answers.shift();
    const act = path === actInRound.path;
    if (act) acts.push(actIn(init).action);
    if (!round)
      return Promise.resolve(Response.json({ errors: { base: { params_not_allowed: '' } } }, { status: 422 }));
    const id = act ? actIn(init).round_id : betIn(init).round_id;
    return Promise.resolve(played({ round: { ...round, id }, balance_cents: 900 + round.win_cents, play_session }));
  });
  const game = createGameStore(sessionOf({ maths: 'heron-hi-lo', slug: gameTitle.slug, ...session }), parentOf(), {
    fetch,
    now,
    wait: () => Promise.resolve(),
  });
  renderWithTexts(<HiLoGame game={game} gameTitle={gameTitle} />);
  return { game, acts };
}
const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('nothing can be guessed before a card lies there, nor cashed out before a guess', async () => {
  const { acts } = open([dealt]);
  fireEvent.click(button(/^Higher or same/));
  fireEvent.click(button(/^Skip/));
  fireEvent.click(button('Deal'));
  expect(await screen.findByText('7 of spades. Higher or lower?')).toBeInTheDocument();
  fireEvent.click(button('Cash out'));
  expect(acts).toEqual([]);
});

test('a refused guess leaves the round as it stood', async () => {
  const { game, acts } = open([dealt]);
  fireEvent.click(button('Deal'));
  await screen.findByText('7 of spades. Higher or lower?');
  fireEvent.click(button(/^Lower or same/));
  await vi.waitFor(() => expect(game.get().problem).toBe('params_not_allowed'));
  expect(acts).toEqual([{ do: 'lower' }]);
  expect(screen.getByRole('img', { name: '7 of spades' })).toBeInTheDocument();
});

test('a wrong guess ends the round quietly', async () => {
  const { game } = open([dealt, lost]);
  fireEvent.click(button('Deal'));
  await screen.findByText('7 of spades. Higher or lower?');
  fireEvent.click(button(/^Higher or same/));
  expect(await screen.findByText('Ace of spades. The round is lost.')).toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: 'a wrong guess' })).toBeInTheDocument();
  expect(game.get()).toMatchObject({ busy: false, balanceCents: 900 });
});

test('both sides say their chance and what cashing out would pay after them', async () => {
  open([dealt]);
  fireEvent.click(button('Deal'));
  await screen.findByText('7 of spades. Higher or lower?');
  expect(button(/^Higher or same/)).toHaveTextContent('53.85 %pays 1.83 ×');
  expect(button(/^Lower or same/)).toHaveTextContent('53.85 %pays 1.83 ×');
});

test('beside an ace the same rank is a guess of its own, and may be beyond the highest win', () => {
  const guesses = ['lower', 'lower', 'lower'];
  open([], { last_round: { ...dealt, outcome: outcomeOf([ACE, ACE, ACE, ACE], guesses) } });
  expect(button(/^Higher/)).toHaveTextContent('92.31 %');
  expect(button(/^Same/)).toHaveTextContent('above the maximum win');
  expect(button(/^Same/)).toHaveAttribute('aria-disabled', 'true');
});

test('by keyboard: guessed with an arrow, cashed out with the space bar', async () => {
  const { game, acts } = open([dealt, guessed, cashed]);
  fireEvent.keyDown(window, { code: 'Space', key: ' ' });
  await screen.findByText('7 of spades. Higher or lower?');
  fireEvent.keyDown(window, { key: 'ArrowUp' });
  await screen.findByText('9 of hearts. Cashing out pays €1.83.');
  expect(game.get().stakeCents).toBe(100);
  fireEvent.keyDown(window, { code: 'Space', key: ' ' });
  expect(await screen.findByText('Won €1.83.')).toBeInTheDocument();
  expect(acts).toEqual([{ do: 'higher' }, { do: 'cash_out' }]);
  expect(game.get()).toMatchObject({ busy: false, balanceCents: 1_083 });
});

test('an open round goes on where it was left', () => {
  const { game } = open([], { last_round: guessed, balance_cents: 900 });
  expect(screen.getByText('Cashing out pays €1.83')).toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: '7 of spades: higher' })).toBeInTheDocument();
  expect(game.mayPlay()).toBe(false);
});
