import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { rememberBegun } from '../game/shown-rounds.ts';
import { betIn, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import { openWheelShow } from './wheel-show.ts';
import WheelGame from './WheelGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('sunflower-wheel')!;
const chosen = { segments: 20, risk: 'medium' };
const lost = roundOf({ win_cents: 0, outcome: { ...chosen, stop: 1, pays: 0 } });
const won = roundOf({ win_cents: 400, outcome: { ...chosen, stop: 0, pays: 400 } });

function open(round = won, session: Partial<GameSession> = {}) {
  const server = serverWith(round);
  const opened = sessionOf({ maths: 'sunflower-wheel', slug: gameTitle.slug, ...session });
  const game = createGameStore(opened, parentOf(), server);
  renderWithTexts(<WheelGame game={game} gameTitle={gameTitle} />);
  return { game, server };
}
const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

test('a segment that does not pay what is said of it is not shown', async () => {
  const server = serverWith(roundOf({ outcome: { ...chosen, stop: 1, pays: 400 } }));
  const game = createGameStore(sessionOf(), parentOf(), server);
  const show = openWheelShow({ game, sound: { roll: vi.fn(), win: vi.fn(), lose: vi.fn() }, still: () => true });
  await show.play(chosen);
  expect(show.get()).toMatchObject({ phase: 'idle', last: null });
  expect(game.get().busy).toBe(false);
});

test('a petal that pays nothing is said to', async () => {
  open(lost);
  turn();
  expect(await screen.findByText('The wheel pays nothing. No win.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Wheel with 20 segments, stopped at 0×' })).toBeInTheDocument();
});

test('what was drawn is at the mark, and paid', async () => {
  const { server } = open();
  turn();
  expect(await screen.findByText('The wheel pays 4.00 times the stake: €4.00.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Wheel with 20 segments, stopped at 4×' })).toBeInTheDocument();
  expect(betIn(server.fetch.mock.calls[0]![1])).toMatchObject({ params: chosen });
});

test('segments and risk are chosen, and what they pay is known before', () => {
  open();
  expect(screen.getByRole('listitem', { name: '4× on 1 of 20 segments, chance 5.0%' })).toBeInTheDocument();
  choose('Segments', '50');
  choose('Risk', 'high');
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    '49.5× on 1 of 50 segments, chance 2.0%',
    '0× on 49 of 50 segments, chance 98.0%',
  ]);
});

test('another wheel shows no result of the last one', async () => {
  open();
  turn();
  await screen.findByRole('img', { name: 'Wheel with 20 segments, stopped at 4×' });
  choose('Segments', '30');
  expect(screen.getByRole('img', { name: 'Wheel with 30 segments' })).toBeInTheDocument();
});

test('a turn cut short by a reload is shown again', async () => {
  rememberBegun({ slug: gameTitle.slug, currency: 'EUR' }, won.id);
  open(won, { last_round: won, balance_cents: 1_300 });
  expect(await screen.findByRole('listitem', { name: '4.00 times the stake' })).toBeInTheDocument();
});
