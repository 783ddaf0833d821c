import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wagerFreeMinimum } from '@croupier/money';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { buildGame } from '../testing/build-game.ts';
import { WagerFreeNote } from './WagerFreeNote.tsx';

const wagerFree = buildGame({ collections: ['night', 'wager0'] });
const said = 'Bets here don’t count towards your bonus.';

// shows: wager-free:message; constant:wager-free-minimum
test.each([
  ['EUR', 'Bets of €5.00 or more use your own money only.'],
  ['JPY', 'Bets of ¥625 or more use your own money only.'],
  ['BTC', 'Bets of 100 µBTC or more use your own money only.'],
])(
  'a wager-free game tells a player with a bonus balance in %s from which stake own money pays alone',
  (currency, more) => {
    const { container } = renderWithTexts(<WagerFreeNote game={wagerFree} player={{ currency, bonusCents: 1 }} />);
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(container).toHaveTextContent(more);
  },
);

test.each([
  ['another game', buildGame({ collections: ['night'] }), { currency: 'EUR', bonusCents: 500 }],
  ['a player without a bonus', wagerFree, { currency: 'EUR', bonusCents: 0 }],
  ['a guest', wagerFree, null],
])('%s is told nothing', (_, game, player) => {
  renderWithTexts(<WagerFreeNote game={game} player={player} />);
  expect(screen.queryByText(said)).toBeNull();
});

test('every currency of the specification has its minimum, in subunits', () => {
  expect(wagerFreeMinimum('CAD')).toBe(750);
  expect(wagerFreeMinimum('BCH')).toBe(1_000_000);
});
