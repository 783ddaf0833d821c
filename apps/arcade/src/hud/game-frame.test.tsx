import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type PastRound, readPastRounds } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import DiceGame from '../dice/DiceGame.tsx';
import { createGameStore } from '../game/game-store.ts';
import { now, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
beforeEach(() => localStorage.clear());

const lost = roundOf({ win_cents: 0, outcome: { roll: 1, target: 5_049, side: 'over', won: false } });

function open({ autoplay = true, past = [] as readonly PastRound[] | null } = {}) {
  const parent = parentOf();
  const server = serverWith(lost);
  const fetch = vi.fn<typeof globalThis.fetch>((path, init) => {
    if (path !== readPastRounds.path) return server.fetch(path, init);
    return past
      ? Promise.resolve(Response.json({ rounds: past }))
      : Promise.resolve(Response.json({ errors: { base: { unauthenticated: '' } } }, { status: 401 }));
  });
  const session = sessionOf({ slug: 'lantern-dice', maths: 'dice', rules: { min_round_ms: 0, autoplay } });
  const game = createGameStore(session, parent, { ...server, fetch, now });
  render(
    <I18nProvider i18n={i18n}>
      <DiceGame game={game} gameTitle={gameTitleBySlug('lantern-dice')!} />
    </I18nProvider>,
  );
  return { parent, game, server };
}

// shows: edition:de-autoplay
test('where the edition forbids autoplay neither a button nor a key leads to it', async () => {
  open({ autoplay: false });
  expect(screen.queryByRole('button', { name: 'Autoplay' })).toBeNull();
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('autoplay starts only once a loss is chosen, keeps its sum in view, locks the stake, and ends at a press', async () => {
  const { game } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Autoplay' }));
  const sheet = await screen.findByRole('dialog', { name: 'Autoplay' });
  expect(within(sheet).getByRole('button', { name: 'Start' })).toBeDisabled();
  await userEvent.selectOptions(within(sheet).getByLabelText('Stop before losing more than'), '€5.00');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Round 2 of 10')).toBeVisible();
  expect(screen.getByText('−€1.00', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('combobox')).toBeDisabled();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('Stopped')).toBeVisible();
  await vi.waitFor(() => expect(game.get().busy).toBe(false));
  expect(screen.getByRole('combobox')).toBeEnabled();
});

test('half and double stay within what is offered', async () => {
  const { game } = open();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Halve the stake');
  expect(game.get().stakeCents).toBe(50);
  await press('Double the stake');
  await press('Double the stake');
  expect(game.get().stakeCents).toBe(200);
  for (let times = 0; times < 4; times++) await press('Double the stake');
  expect(game.get().stakeCents).toBe(1_000);
  expect(screen.getByRole('button', { name: 'Double the stake' })).toBeDisabled();
});

test('keys change the stake, open the rules and close the game, and are letters in a field', async () => {
  const { game, parent } = open();
  await userEvent.keyboard('{ArrowRight}');
  expect(game.get().stakeCents).toBe(1_000);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(game.get().stakeCents).toBe(10);
  await userEvent.click(screen.getByLabelText('Pays ×'));
  await userEvent.keyboard('h{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(parent.say).not.toHaveBeenCalledWith({ kind: 'close' });
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Rules and paytable' })).toHaveTextContent('Keyboard shortcuts');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(parent.say).toHaveBeenCalledWith({ kind: 'close' });
});

test('the last rounds are the server’s; that they cannot be read is said', async () => {
  const past = {
    id: lost.id,
    currency: 'EUR',
    stake_cents: 100,
    win_cents: 198,
    bought: false,
    played_at: lost.played_at,
  } as const;
  const bought = {
    ...past,
    id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f12',
    stake_cents: 4_370,
    win_cents: 0,
    bought: true,
  };
  open({ past: [past, bought] });
  await userEvent.keyboard('h');
  const row = await screen.findByRole('row', { name: /€1.98/ });
  expect(row).toHaveTextContent(/€1.00€1.981.9/);
  expect(screen.getByRole('row', { name: /€43\.70/ })).toHaveTextContent(/€43\.70Free spins bought€0\.00–/);
});

test('rounds that cannot be read are no empty list', async () => {
  open({ past: null });
  await userEvent.keyboard('h');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost');
});
