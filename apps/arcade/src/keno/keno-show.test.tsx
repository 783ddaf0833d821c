import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { rememberBegun } from '../game/shown-rounds.ts';
import { betIn, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import { openKenoShow } from './keno-show.ts';
import KenoGame from './KenoGame.tsx';

afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('firefly-keno')!;
const picks = [4, 13, 22, 31, 40];
const outcomeOf = (hits: number, pays: number) => ({
  picks,
  risk: 'medium',
  drawn: [...picks.slice(0, hits), 1, 2, 3, 5, 6, 7, 8, 9, 10, 11].slice(0, 10),
  hits,
  pays,
});
const lost = roundOf({ win_cents: 0, outcome: outcomeOf(1, 0) });
const won = roundOf({ win_cents: 420, outcome: outcomeOf(3, 420) });

function open(round = won, session: Partial<GameSession> = {}) {
  const server = serverWith(round);
  const game = createGameStore(
    sessionOf({ maths: 'firefly-keno', slug: gameTitle.slug, ...session }),
    parentOf(),
    server,
  );
  renderWithTexts(<KenoGame game={game} gameTitle={gameTitle} />);
  return { game, server };
}
const button = (name: string) => screen.getByRole('button', { name });

test('what is no drawing is not shown, and the table is free again', async () => {
  const server = serverWith(roundOf({ outcome: { ...outcomeOf(3, 420), drawn: [1, 2, 99] } }));
  const game = createGameStore(sessionOf(), parentOf(), server);
  const show = openKenoShow({ game, sound: { roll: vi.fn(), win: vi.fn(), lose: vi.fn() }, still: () => true });
  await show.play({ picks, risk: 'medium' });
  expect(show.get()).toMatchObject({ phase: 'idle', last: null });
  expect(game.get().busy).toBe(false);
});

test('nothing is drawn before a number is picked, neither by button nor by key', () => {
  const { server } = open();
  fireEvent.click(button('Clear'));
  fireEvent.click(button('Pick a number first'));
  fireEvent.keyDown(window, { code: 'Space', key: ' ' });
  expect(server.fetch).not.toHaveBeenCalled();
  expect(screen.getByText('Pick 1 to 10 numbers to see what they pay')).toBeInTheDocument();
});

test('an eleventh number is not taken', () => {
  open();
  for (const number of ['1', '2', '3', '5', '6', '7']) fireEvent.click(button(number));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(10);
  expect(button('7')).toHaveAttribute('aria-disabled', 'true');
});

test('a drawing without a win is said to be one', async () => {
  open(lost);
  fireEvent.click(button('Draw'));
  expect(await screen.findByText('1 of 5 numbers hit. No win.')).toBeInTheDocument();
});

test('what hits pay is known before, and the numbers drawn are shown after', async () => {
  const { server } = open();
  expect(screen.getByRole('listitem', { name: '3 hits pay 4.2 times the stake, chance 7.9%' })).toBeInTheDocument();
  fireEvent.click(button('Draw'));
  expect(await screen.findByText('3 of 5 numbers hit. €4.20 returned.')).toBeInTheDocument();
  expect(betIn(server.fetch.mock.calls[0]![1])).toMatchObject({ params: { picks, risk: 'medium' } });
  expect(button('22, picked and drawn')).toBeInTheDocument();
  expect(button('31, picked')).toBeInTheDocument();
  expect(button('1, drawn')).toBeInTheDocument();
  fireEvent.click(button('40, picked'));
  expect(button('22, picked')).toBeInTheDocument();
});

test('a drawing cut short by a reload is shown again', async () => {
  rememberBegun({ slug: gameTitle.slug, currency: 'EUR' }, won.id);
  open(won, { last_round: won, balance_cents: 1_320 });
  expect(await screen.findByRole('listitem', { name: '4.20 times the stake' })).toBeInTheDocument();
});

test.each([8, 7])('arrows go from number to number where %i lie across', (across) => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const at = Number.parseInt(this.getAttribute('aria-label') ?? '', 10) - 1;
    return Math.floor(at / across) * 44;
  });
  open();
  button('9').focus();
  fireEvent.keyDown(button('9'), { key: 'ArrowDown' });
  expect(button(String(9 + across))).toHaveFocus();
  fireEvent.keyDown(button(String(9 + across)), { key: 'ArrowUp' });
  fireEvent.keyDown(button('9'), { key: 'ArrowRight' });
  expect(button('10')).toHaveFocus();
});

test('a drawing is watched from the top of its field', () => {
  open();
  const field = screen.getByRole('group', { name: 'Grid of 40 numbers' }).closest('[class*=table]')!;
  field.scrollTop = 90;
  fireEvent.click(button('Draw'));
  expect(field.scrollTop).toBe(0);
});
