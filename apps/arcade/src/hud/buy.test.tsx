import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gameTitleBySlug } from '@croupier/game-art';
import { openAutoplay } from '../game/autoplay.ts';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { openSound } from '../sound/sound.ts';
import { parentOf, serverOf, sessionOf } from '../testing/session.ts';
import { GameFrame } from './GameFrame.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
beforeEach(() => localStorage.clear());

const purchase = { id: 'free-spins', price: 369, rtp: 0.9585 } as const;

function open(session: Partial<GameSession> = {}, offered = true) {
  const onBuy = vi.fn();
  const game = createGameStore(
    sessionOf({ balance_cents: 10_000, purchase, ...session, stakes: { ...sessionOf().stakes, max_cents: 10_000 } }),
    parentOf(),
    serverOf(0, 900),
  );
  const autoplay = openAutoplay({ game, play: () => new Promise(() => undefined) });
  render(
    <I18nProvider i18n={i18n}>
      <GameFrame
        gameTitle={gameTitleBySlug('tidewater-atlas')!}
        sound={openSound(1)}
        onBuy={offered ? onBuy : undefined}
        {...{ game, autoplay }}
        said=""
        action={null}
        sheet={() => null}
        onRetry={() => undefined}
        locked={false}
      >
        {null}
      </GameFrame>
    </I18nProvider>,
  );
  return { game, autoplay, onBuy };
}
const button = () => screen.queryByRole('button', { name: 'Buy free spins' });

test('what they cost and return, and what a spin costs, is read before anything is paid; the way out has the focus', async () => {
  const { onBuy } = open();
  await userEvent.click(button()!);
  const sheet = await screen.findByRole('dialog', { name: 'Buy free spins' });
  const fact = (name: string) => within(sheet).getByText(name).parentElement;
  expect(fact('Price')).toHaveTextContent('€36.90');
  expect(fact('A normal spin costs')).toHaveTextContent('€1.00');
  expect(fact('Return of this purchase')).toHaveTextContent('95.85%');
  expect(fact('Return of normal spins')).toHaveTextContent('96.02%');
  await vi.waitFor(() => expect(within(sheet).getByRole('button', { name: 'Not now' })).toHaveFocus());
  await userEvent.click(within(sheet).getByRole('button', { name: 'Not now' }));
  expect(onBuy).not.toHaveBeenCalled();
});

test('the key B leads to the same words, and one more press buys once', async () => {
  const { onBuy } = open();
  await userEvent.keyboard('b');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for €36.90' }));
  expect(onBuy).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// shows: edition:de-bonus-buy
test('where the session offers none neither a button nor a key leads to it', async () => {
  open({ purchase: null }, false);
  expect(button()).toBeNull();
  await userEvent.keyboard('b');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing is bought in autoplay', async () => {
  const { autoplay } = open();
  autoplay.start({ lossCents: 1_000, rounds: 10, winTimes: null, freeSpins: true, balanceCents: null });
  await vi.waitFor(() => expect(button()).toBeNull());
  await userEvent.keyboard('b');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [{ balance_cents: 3_689 }, 100, 'Your balance is too low for this purchase.'],
  [{ balance_cents: 100_000 }, 1_000, /You can buy at a stake of €1.00 or less/],
])('a price that cannot be paid says so, and is no button: %o', async (session, stake, why) => {
  const { game } = open(session);
  game.setStake(stake);
  await userEvent.click(button()!);
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Buy for/ })).toBeDisabled();
});
