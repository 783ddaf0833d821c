import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import type { SessionsTold } from './sessions-in-worker.ts';
import { Sessions } from './Sessions.tsx';
import { spreadOf } from './spread.ts';

async function asked() {
  let told: SessionsTold | undefined;
  let given = 0;
  renderWithTexts(<Sessions maths="dice" mechanic="dice" play={(_, to) => ((told = to), () => given++)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run the simulation' }));
  return { told: told!, given: () => given };
}

test('nothing is played before it is asked for; then progress, then the plot in words and bars', async () => {
  const { told } = await asked();
  act(() => told.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Running the simulation' })).toHaveValue(0.4);
  act(() => told.onSpread(spreadOf(Float64Array.of(0.2, 0.6, 0.9, 1.6))));
  expect(screen.getByRole('status')).toHaveTextContent('25.0% of the sessions returned more than they staked.');
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('where it fails the page says so, and it can be tried again', async () => {
  const { told, given } = await asked();
  act(() => told.onFailed());
  expect(screen.getByText(/The simulation didn’t run in this browser\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Run the simulation' }));
  expect(given()).toBe(1);
});
