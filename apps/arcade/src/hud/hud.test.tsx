import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { games } from '@croupier/game-math';
import { DicePanel } from '../dice/DicePanel.tsx';
import { createGameStore } from '../game/game-store.ts';
import { now, parentOf, serverOf, sessionOf } from '../testing/session.ts';
import { Dock } from './Dock.tsx';
import { GameFacts } from './GameFacts.tsx';
import { PlaySession } from './PlaySession.tsx';
import { Problem } from './Problem.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const show = (body: ReactNode) => render(<I18nProvider i18n={i18n}>{body}</I18nProvider>);

test('the stake steps along what is offered and stops at both ends', async () => {
  const game = createGameStore(sessionOf(), parentOf(), { now });
  show(<Dock game={game} locked={false} action={null} />);
  const stake = screen.getByRole('group', { name: 'Stake' });
  await userEvent.click(within(stake).getByRole('button', { name: 'Raise the stake' }));
  expect(within(stake).getByRole('combobox')).toHaveValue('1000');
  expect(within(stake).getByRole('button', { name: 'Raise the stake' })).toBeDisabled();
  await userEvent.selectOptions(within(stake).getByRole('combobox'), '€0.10');
  expect(game.get().stakeCents).toBe(10);
  expect(within(stake).getByRole('button', { name: 'Lower the stake' })).toBeDisabled();
});

test('too little money leads to the cashbox, a reached limit to the limits, a dead session to a new launch', async () => {
  const ways = [
    ['insufficient_funds', 'Go to the cashbox', 'open_cashbox'],
    ['limit_reached', 'See my limits', 'open_limits'],
    ['unauthenticated', 'Open the game again', 'relaunch'],
  ] as const;
  for (const [code, name, kind] of ways) {
    const parent = parentOf();
    const { unmount } = show(
      <Problem code={code} game={createGameStore(sessionOf(), parent, { now })} onRetry={vi.fn()} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/balance is unchanged|Nothing was charged|smaller stake/);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(parent.say).toHaveBeenCalledWith({ kind });
    unmount();
  }
});

// shows: promise:L7
test('time and net position are in view, and follow the rounds', async () => {
  const game = createGameStore(
    sessionOf({
      play_session: {
        started_at: new Date(now() - 65_000).toISOString(),
        rounds: 3,
        staked_cents: 300,
        won_cents: 120,
      },
    }),
    parentOf(),
    serverOf(250, 1_150),
  );
  show(<PlaySession onOpen={() => undefined} game={game} />);
  expect(screen.getByText(/^1:05$/)).toBeVisible();
  expect(screen.getByText('−€1.80')).toBeVisible();
  await game.play({});
  game.finish();
  expect(await screen.findByText('+€1.50')).toBeVisible();
});

test('the line of the dice moves by keys, and its side can be turned', async () => {
  const change = vi.fn();
  const game = createGameStore(sessionOf(), parentOf(), { now });
  show(
    <DicePanel params={{ side: 'over', target: 5_049 }} onChange={change} locked={false} game={game}>
      {null}
    </DicePanel>,
  );
  screen.getByRole('slider', { name: 'Target' }).focus();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Over 50.49');
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith({ side: 'over', target: 5_149 });
  await userEvent.click(screen.getByRole('button', { name: 'Over 50.49. Switch to under' }));
  expect(change).toHaveBeenLastCalledWith({ side: 'under', target: 4_950 });
  const pays = screen.getByLabelText('Pays ×');
  await userEvent.clear(pays);
  await userEvent.type(pays, '4{Enter}');
  expect(change).toHaveBeenLastCalledWith({ side: 'over', target: 7_524 });
});

test('the help states the largest win of the maths, to its decimal place', () => {
  for (const [id, words] of [
    ['orchard-hours', '368.6 × the stake'],
    ['moth-and-moon', '5,000 × the stake'],
    ['dice', '4,950 × the stake'],
  ] as const) {
    const { unmount } = show(<GameFacts math={games[id]!} />);
    expect(screen.getByText('Maximum win').parentElement).toHaveTextContent(words);
    unmount();
  }
});
