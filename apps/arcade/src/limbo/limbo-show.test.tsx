import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { rememberBegun } from '../game/shown-rounds.ts';
import { betIn, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import { openLimboShow } from './limbo-show.ts';
import LimboGame from './LimboGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('lark-limbo')!;
const outcomeOf = (target: number, result: number) => ({ target, result, won: result >= target });
const lost = roundOf({ win_cents: 0, outcome: outcomeOf(200, 199) });
const won = roundOf({ win_cents: 200, outcome: outcomeOf(200, 734) });

function open(round = won, session: Partial<GameSession> = {}) {
  const server = serverWith(round);
  const game = createGameStore(
    sessionOf({ maths: 'lark-limbo', slug: gameTitle.slug, ...session }),
    parentOf(),
    server,
  );
  renderWithTexts(<LimboGame game={game} gameTitle={gameTitle} />);
  return { game, server };
}
const chance = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Chance, %' });
const target = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Target ×' });

test('what is no flight is not shown, and the table is free again', async () => {
  const sound = { spin: vi.fn(), win: vi.fn(), lose: vi.fn() };
  const server = serverWith(roundOf({ outcome: { target: 200, result: 99, won: false } }));
  const game = createGameStore(sessionOf(), parentOf(), server);
  const show = openLimboShow({ game, sound, still: () => true });
  await show.play({ target: 200 });
  expect(show.get()).toMatchObject({ phase: 'idle', last: null });
  expect(game.get().busy).toBe(false);
});

test('a flight one hundredth short is lost, and said to be', async () => {
  open(lost);
  fireEvent.click(screen.getByRole('button', { name: 'Fly' }));
  expect(await screen.findByText('Reached 1.99. No win.')).toBeInTheDocument();
  expect(screen.getByText('No win')).toBeInTheDocument();
});

test('a flight above the target pays the target, not the height', async () => {
  const { server } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Fly' }));
  expect(await screen.findByText('Reached 7.34. Won €2.00.')).toBeInTheDocument();
  expect(betIn(server.fetch.mock.calls[0]![1])).toMatchObject({ params: { target: 200 } });
  expect(screen.getByRole('listitem', { name: '7.34, won' })).toBeInTheDocument();
});

test('chance, target and pay are one choice, known before the flight', () => {
  open();
  expect(chance()).toHaveValue('49.50');
  expect(screen.getByText('€2.00')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '10×' }));
  expect([target().value, chance().value]).toEqual(['10.00', '9.90']);
  expect(screen.getByText('€10.00', { selector: 'output > span' })).toBeInTheDocument();
  fireEvent.change(chance(), { target: { value: '33' } });
  fireEvent.blur(chance());
  expect(target()).toHaveValue('3.00');
});

test('a flight cut short by a reload is shown again', async () => {
  rememberBegun({ slug: gameTitle.slug, currency: 'EUR' }, won.id);
  open(won, { last_round: won, balance_cents: 1_100 });
  expect(await screen.findByRole('listitem', { name: '7.34, won' })).toBeInTheDocument();
});
