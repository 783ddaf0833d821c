import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCalibration } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { CalibrationPage } from './CalibrationPage.tsx';

const tenths = [
  { tenth: 0, outcomes: 400.5, stated: 50_000, happened: 48_000, luck: 10_000 },
  { tenth: 5, outcomes: 100, stated: 550_000, happened: 640_000, luck: 50_000 },
];
const markets = [{ market_id: 1, lines: 40, loss: 1_010_000, expected: 1_000_000 }];
const football = { sport: 'football', matches: 40, tenths, markets };
const show = (sports: unknown) => renderSport(<CalibrationPage />, { answers: [[readCalibration, { sports }]] });

test('what was said stands beside what happened, and what luck can’t explain is told', async () => {
  show([football]);
  expect(
    await screen.findByRole('img', { name: 'Football: for 1 of 2 points, luck alone can explain the difference' }),
  ).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Football: predicted and actual results' }));
  expect(table.getByRole('row', { name: '50–60% 100 55.0% 64.0% ± 5.0%' })).toBeInTheDocument();
  const losses = within(screen.getByRole('table', { name: 'Football: log-loss by market', hidden: true }));
  expect(losses.getByText('Match result').closest('tr')).toHaveTextContent('Match result401.01001.0000+0.0100');
});

test('of a few matches nothing is claimed', async () => {
  show([{ ...football, matches: 19 }]);
  expect(await screen.findByText(/Too few/)).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test('before the first match is settled it says so', async () => {
  show([]);
  expect(await screen.findByText('No matches counted yet')).toBeInTheDocument();
});
