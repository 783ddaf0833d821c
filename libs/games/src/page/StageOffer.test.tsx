import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { StageOffer, type StageOfferProps } from './StageOffer.tsx';

const offer = (props: Partial<StageOfferProps> = {}) => {
  const onPlay = vi.fn();
  const { container } = renderInApp(
    <StageOffer
      game={buildGame()}
      open={null}
      signedIn={false}
      onPlay={onPlay}
      onCancel={vi.fn()}
      signIn={<button type="button">Sign up</button>}
      {...props}
    />,
    answering([]),
  );
  // What other tests left in the document is none of its buttons.
  return { onPlay, stage: within(container) };
};

// shows: product:demo-for-guests
test('a guest may try the demo or sign up', async () => {
  const { onPlay } = offer();
  expect(screen.queryByRole('button', { name: 'Play for real money' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play the demo' }));
  expect(onPlay).toHaveBeenCalledWith('demo');
});

// shows: screen:frame-guest-preview
test.each([{ has_demo_mode: false }, { demo_needs_login: true }])(
  'without a demo for guests the stage asks to sign in: %o',
  (changes) => {
    offer({ game: buildGame(changes) });
    expect(screen.queryByRole('button', { name: 'Play the demo' })).toBeNull();
    expect(screen.getByText(/Sign in to play this game, or open an account in about two minutes\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
  },
);

test('a player chooses between real money and the demo', async () => {
  const { onPlay } = offer({ signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Play for real money' }));
  expect(onPlay).toHaveBeenCalledWith('real');
  expect(screen.getByRole('button', { name: 'Play the demo' })).toBeVisible();
});

test('while the game loads nothing else can be pressed than to cancel', () => {
  const open = { game: buildGame(), mode: 'demo' as const, currency: null, url: null, launch: 1, failure: null };
  const { stage } = offer({ signedIn: true, open: { ...open, state: 'loading' } });
  expect(stage.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel']);
});

test('a launch that is refused says why, and one that failed offers to try again', async () => {
  const open = {
    game: buildGame(),
    mode: 'real' as const,
    currency: null,
    url: null,
    state: 'loading' as const,
    launch: 1,
  };
  offer({ signedIn: true, open: { ...open, failure: 'excluded' } });
  expect(screen.getByRole('alert')).toHaveTextContent('You’re taking a break from playing, and it isn’t over yet.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
