import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import type { Simulate, SimulationOrder } from './simulation.ts';
import { WageringCalculator } from './WageringCalculator.tsx';

const orders: SimulationOrder[] = [];
const simulate: Simulate = ({ order, finish }) => {
  orders.push(order);
  const left = new Float64Array(2_000).fill(0, 0, 1_400).fill(2_500, 1_400, 1_900).fill(9_000, 1_900);
  finish({ met: 0.3, left });
  return () => undefined;
};

const show = (changes: { requirement?: bigint; maxStake?: bigint | null } = {}) =>
  renderWithTexts(
    <WageringCalculator
      currency="EUR"
      money={2_000n}
      requirement={60_000n}
      cap={null}
      maxStake={500n}
      simulate={simulate}
      {...changes}
    />,
  );

test('the average cost is what the game keeps of the requirement', async () => {
  show();
  expect(screen.getByText('€24.42')).toBeInTheDocument(); // 600 × (1 − 0.9593), of the first game.
  await userEvent.selectOptions(screen.getByLabelText('Game type'), 'Rare, large wins');
  expect(screen.getByText('€22.62')).toBeInTheDocument();
});

test('tells how differently it can end, and shows it as a table too', async () => {
  show();
  expect(await screen.findByText(/About 7 simulations in ten ended with nothing\./)).toBeInTheDocument();
  expect(
    screen.getByText(
      /Half of the simulations ended with €0\.00 or less, and one in ten ended with more than €25\.00\./,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'nothing 1,400 of 2,000 times' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'more 100 of 2,000 times' })).toBeInTheDocument();
});

test('a stake above what the bonus allows is refused in the field and not played', async () => {
  show();
  await screen.findByText(/simulations in ten/);
  const before = orders.length;
  const field = screen.getByLabelText('Stake per round');
  await userEvent.clear(field);
  await userEvent.type(field, '6');
  expect(screen.getByText('The maximum stake with this bonus is €5.00 per round.')).toBeInTheDocument();
  expect(screen.queryByText(/simulations in ten/)).toBeNull();
  expect(orders.slice(before).every(({ stake }) => stake < 500)).toBe(true);
});

test('more rounds than anybody plays are not played through', async () => {
  show({ requirement: 100_000_000n, maxStake: 100n });
  expect(await screen.findByText(/more than 20,000 rounds/)).toBeInTheDocument();
});
