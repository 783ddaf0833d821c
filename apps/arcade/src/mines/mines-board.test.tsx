import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { actInRound, type GameRound } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { createGameStore } from '../game/game-store.ts';
import { blindCanvases } from '../testing/canvas.ts';
import { actIn, betIn, now, parentOf, played, roundOf, sessionOf } from '../testing/session.ts';
import { speak } from '../texts.ts';
import MinesGame from './MinesGame.tsx';

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  blindCanvases();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
  );
});

const gameTitle = gameTitleBySlug('amber-mines')!;
const outcomeOf = (picks: number[]) => ({ mines: 3, picks, end: null, layout: null });
const begun = roundOf({ win_cents: 0, params: { mines: 3 }, outcome: outcomeOf([]), state: 'open' });
const play_session = sessionOf().play_session;

/** Starts with an empty field; every picked cell is amber. */
function open() {
  const acts: unknown[] = [];
  const picks: number[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((path, init) => {
    const act = path === actInRound.path;
    if (act) {
      acts.push(actIn(init).action);
      picks.push((actIn(init).action as { cell: number }).cell);
    }
    const id = act ? actIn(init).round_id : betIn(init).round_id;
    const round: GameRound = { ...begun, id, outcome: outcomeOf([...picks]) };
    return Promise.resolve(played({ round, balance_cents: 900, play_session }));
  });
  const session = sessionOf({ maths: 'amber-mines', slug: gameTitle.slug });
  const game = createGameStore(session, parentOf(), { fetch, now, wait: () => Promise.resolve() });
  renderWithTexts(<MinesGame game={game} gameTitle={gameTitle} />);
  return { acts };
}
const cell = (number: number, face = 'closed') => screen.getByRole('button', { name: `Cell ${number}: ${face}` });
const dig = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Dig' }));
  await screen.findByText('Choose a cell.');
};

test('before a round the field takes no press', () => {
  const { acts } = open();
  expect(screen.getByRole('group', { name: 'Grid of 25 cells' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(cell(7));
  expect(acts).toEqual([]);
});

test('a cell is opened once', async () => {
  const { acts } = open();
  await dig();
  expect(screen.getByRole('group', { name: 'Grid of 25 cells' })).not.toHaveAttribute('aria-disabled');
  fireEvent.click(cell(7));
  fireEvent.click(cell(8)); // The first reply is still pending.
  await screen.findByRole('button', { name: 'Cell 7: amber' });
  fireEvent.click(cell(7, 'amber'));
  expect(acts).toEqual([{ do: 'pick', cell: 6 }]);
});

test('a press changes its own cell of the field, and no other', async () => {
  open();
  await dig();
  const changed = new Set<Element | null>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) changed.add((target as Element).closest('button'));
  });
  const field = screen.getByRole('group', { name: 'Grid of 25 cells' });
  watch.observe(field, { attributes: true, childList: true, subtree: true });
  fireEvent.click(cell(7));
  await screen.findByRole('button', { name: 'Cell 7: amber' });
  watch.disconnect();
  changed.delete(null); // The field itself, which accepts no press meanwhile.
  expect([...changed]).toEqual([cell(7, 'amber')]);
});
