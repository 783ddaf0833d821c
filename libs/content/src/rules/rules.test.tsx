import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type EditionId, editions } from '@croupier/i18n';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { EditionRules } from './EditionRules.tsx';

function rulesOf(id: EditionId) {
  const { unmount } = renderWithTexts(<EditionRules edition={editions[id]} />);
  const rows = screen.getAllByRole('row').slice(1);
  const told = Object.fromEntries(
    rows.map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? '']),
  );
  unmount();
  return told;
}

// shows: product:editions
test('every edition tells every rule, those it goes without too', () => {
  const ids = Object.keys(editions) as EditionId[];
  expect(
    ids
      .map((id) => id.toUpperCase())
      .filter((id) => id !== 'DEFAULT')
      .sort(),
  ).toEqual(['AU', 'BR', 'CA', 'DE', 'IE', 'JP', 'NO', 'NZ']);
  const names = Object.keys(rulesOf('default'));
  expect(names.length).toBe(21);
  for (const id of ids) {
    const told = rulesOf(id);
    expect(Object.keys(told), id).toEqual(names);
    expect(
      Object.values(told).filter((text) => text === ''),
      id,
    ).toEqual([]);
  }
});

test('what holds in an edition is told by its figures', () => {
  expect(rulesOf('de')).toMatchObject({
    Country: 'Germany',
    'Legal age': '18 years',
    'Maximum stake per round': '€1.00',
    'Minimum time between spins': '5 seconds',
    'Maximum deposit per month': '€1,000.00',
    'Waiting time for a higher limit': '7 days',
    'Not offered': 'jackpots',
    'No live tables': 'Applies',
  });
  expect(rulesOf('no')['Not offered']).toBe('tournaments and quests');
  expect(rulesOf('ie')['Withdrawals can’t be cancelled']).toBe('Applies');
  expect(rulesOf('jp')).toMatchObject({ 'Legal age': '20 years', 'Maximum stake per round': 'No rule' });
});
