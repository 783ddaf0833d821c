import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { launchGame, readOwnReturn, readSimilarGames, readUserLimits, rememberGame } from '@croupier/contracts';
import { openGameAtom } from '../frame/frame.atoms.ts';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { GamePage, type GamePageProps } from './GamePage.tsx';

// Loads lazy code beforehand: the waiting isn't under test.
beforeAll(() => Promise.all([import('../frame/launch.ts'), import('../catalogue/calls.ts')]));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const game = buildGame({ real: { EUR: 401, BTC: 402 } });
const euros = { currency: 'EUR', amount_cents: 4_250 } as const;
const coins = { currency: 'BTC', amount_cents: 900_000 } as const;

function show(props: Partial<GamePageProps> = {}) {
  const [launched, onCurrency] = [
    vi.fn((_: unknown) => ({ url: 'http://games.test/koi#token=1', mode: 'real', currency: 'EUR' })),
    vi.fn(),
  ];
  const api = answering([
    [readSimilarGames, []],
    [readOwnReturn, []],
    [readUserLimits, []],
    [rememberGame, undefined],
    [launchGame, launched],
  ]);
  const rendered = renderInApp(
    <GamePage
      game={game}
      player={{ currency: 'EUR', bonusCents: 0 }}
      begin={undefined}
      currency="EUR"
      wallets={[euros, coins]}
      onCurrency={onCurrency}
      onLimits={vi.fn()}
      signIn={null}
      providerLink={null}
      jackpot={null}
      fairnessLink={null}
      {...props}
    />,
    api,
  );
  const change = (changes: object) =>
    act(() => rendered.store.set(openGameAtom, (now) => now && { ...now, ...changes }));
  return { ...rendered, launched, onCurrency, change };
}

const choice = () => screen.queryByRole('combobox', { name: 'Wallet for this game' });

test('another wallet opens the game again in its currency, and the address says so', async () => {
  const { store, launched, onCurrency, change } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Play for real money' }));
  await waitFor(() => expect(store.get(openGameAtom)?.url).toBeTruthy());
  expect(choice()).toBeDisabled(); // Still loading.
  change({ state: 'shown' });
  const before = store.get(openGameAtom)?.launch;
  expect(choice()).toHaveValue('EUR');
  await userEvent.selectOptions(choice()!, 'BTC');
  expect(store.get(openGameAtom)).toMatchObject({ mode: 'real', currency: 'BTC', state: 'loading' });
  expect(store.get(openGameAtom)?.launch).toBeGreaterThan(before!);
  expect(onCurrency).toHaveBeenCalledExactlyOnceWith('BTC');
  await waitFor(() => expect(launched).toHaveBeenCalledTimes(2));
  expect(launched.mock.lastCall?.[0]).toMatchObject({ body: { mode: 'real', currency: 'BTC' } });
});

test('not while a round is being played: it ends in the currency it began in', async () => {
  const { change } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Play for real money' }));
  change({ state: 'shown', playing: true });
  expect(choice()).toBeDisabled();
  change({ playing: false });
  expect(choice()).toBeEnabled();
});

test.each([
  ['one wallet', { wallets: [euros] }, 'Play for real money'],
  ['a wallet the game does not take', { game: buildGame({ real: { EUR: 401 } }) }, 'Play for real money'],
  ['play money', {}, 'Play the demo'],
])('with %s there is nothing to choose', async (_what, props, press) => {
  const { change } = show(props);
  await userEvent.click(screen.getByRole('button', { name: press }));
  change({ state: 'shown' });
  expect(choice()).toBeNull();
});
