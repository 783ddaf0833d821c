import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { type OwnReturn as Own, readOwnReturn } from '@croupier/contracts';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { OwnResult, OwnReturn } from './OwnReturn.tsx';

const own = (changes: Partial<Own> = {}): Own => ({
  currency: 'EUR',
  rounds: 400,
  staked: '40000',
  won: '36000',
  expected: 0.96,
  deviation: 0.35,
  ...changes,
});
const show = (data: Own[], signedIn = true) =>
  renderInApp(<OwnReturn game={buildGame()} signedIn={signedIn} />, answering([[readOwnReturn, data]]));

test('a player’s own rounds stand in the plot and in words, with what luck explains', async () => {
  show([own()]);
  expect(
    await screen.findByText(/Your last 400 rounds here returned 90\.0% of the €400\.00 you staked\./),
  ).toHaveTextContent('luck alone can explain anything from 27.4% to 164.6%');
  expect(screen.getByText('you')).toBeInTheDocument();
});

test('a result outside of what luck explains for most is called rare, not wrong', async () => {
  show([own({ won: '90000' })]);
  expect(await screen.findByText(/With stakes like yours, 19 in 20 players get between/)).toBeInTheDocument();
});

test('where the player chooses the chance no range is claimed', async () => {
  show([own({ deviation: null })]);
  expect(await screen.findByText(/returned 90.0%/)).not.toHaveTextContent('luck');
});

test('a guest, or who has hardly played, sees the published figures alone', async () => {
  show([own({ rounds: 19 })]);
  expect(await screen.findByRole('img')).toBeInTheDocument();
  expect(screen.queryByText(/rounds here returned/)).toBeNull();
  show([own()], false);
  expect(screen.queryByText(/rounds here returned/)).toBeNull();
});

test('beside a live table the player’s rounds are told in words alone, once there are enough', async () => {
  renderInApp(<OwnResult slug="harbour-roulette" />, answering([[readOwnReturn, [own()]]]));
  expect(await screen.findByText(/Your last 400 rounds here returned 90.0%/)).toHaveTextContent(
    'With stakes like yours, luck alone can explain anything from',
  );
  expect(screen.queryByRole('img')).toBeNull();
});
