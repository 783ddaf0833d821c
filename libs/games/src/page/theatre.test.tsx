import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { type OpenGame, openGameAtom } from '../frame/frame.atoms.ts';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { GameFacts } from './GameFacts.tsx';
import { Stage } from './Stage.tsx';

const game = buildGame();
const running: OpenGame = {
  game,
  mode: 'demo',
  currency: null,
  url: '/games',
  state: 'shown',
  failure: null,
  launch: 1,
};

function Page() {
  const open = useAtomValue(openGameAtom);
  return (
    <>
      <Stage game={game}>the offer</Stage>
      <GameFacts game={game} open={open} signedIn={false} onPlay={vi.fn()} onClose={vi.fn()} providerLink={null} />
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

test('the stage fills the window on request while a game runs, and is what it was when the game is closed', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { store, container } = renderInApp(<Page />, answering([]));
  const theatre = () => container.querySelector('[data-theatre]');
  expect(screen.getByRole('button', { name: 'Theatre view', hidden: true })).toBeDisabled();
  store.set(openGameAtom, running);
  await userEvent.click(await screen.findByRole('button', { name: 'Theatre view' }));
  expect(theatre()).toBeInTheDocument();
  store.set(openGameAtom, null);
  await vi.waitFor(() => expect(theatre()).toBeNull());
  store.set(openGameAtom, running);
  await userEvent.click(await screen.findByRole('button', { name: 'Exit theatre view' }));
  expect(theatre()).toBeNull();
});
