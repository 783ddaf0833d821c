import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAIN_MARKETS } from '@croupier/bet-math';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { useMainNames } from './useMainNames.ts';
import { useMarketNames } from './useMarketNames.ts';

const teams = { home: 'Port Ashby', away: 'Nueva Coral' };
const LINES: Readonly<Record<string, string>> = { 189: 'total=21.5', 225: 'total=160.5', 412: 'total=5.5' };
const lines = Object.entries(MAIN_MARKETS).flatMap(([sport, markets]) =>
  sport === 'greyhounds'
    ? []
    : markets.map(({ marketId, specifiers, outcomes }) => ({
        market_id: marketId,
        specifiers: specifiers ?? LINES[marketId] ?? 'hcp=-1.5',
        outcomes,
      })),
);

function Names({ of }: { of: 'lists' | 'all' }) {
  const [main, all] = [useMainNames(), useMarketNames()];
  const names = of === 'lists' ? main : all;
  return (
    <ul>
      {lines.flatMap((line) =>
        line.outcomes.map((outcome) => (
          <li key={`${line.market_id} ${outcome}`}>
            {[names.full(line, outcome, teams), names.outcome(line, outcome, teams), names.short(line, outcome)].join(
              '; ',
            )}
          </li>
        )),
      )}
    </ul>
  );
}

const shown = (of: 'lists' | 'all') => {
  const view = renderWithTexts(<Names of={of} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  view.unmount();
  return texts;
};

test('a price has one name, in a list and everywhere else', () => {
  const texts = shown('lists');
  expect(texts).toEqual(shown('all'));
  expect(texts).toContain('Port Ashby to win against Nueva Coral; Port Ashby; 1');
  expect(texts).toContain(
    'Handicap (incl. overtime): Nueva Coral +1.5, Port Ashby against Nueva Coral; Nueva Coral +1.5; +1.5',
  );
});
