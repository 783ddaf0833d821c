import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type BetShape, shapeOf, type SystemName } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';

/** Names of systems, the same in every language. */
const SYSTEMS: Record<SystemName, string> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  lucky15: 'Lucky 15',
  canadian: 'Canadian',
  lucky31: 'Lucky 31',
  heinz: 'Heinz',
  lucky63: 'Lucky 63',
  superHeinz: 'Super Heinz',
  goliath: 'Goliath',
};

/** Returns functions that name bets: a treble, a Yankee, 2 of 4. */
export function useBetNames() {
  const { t } = useLingui();
  return useMemo(() => {
    const lines = ({ kind, legs, bankers, sizes }: BetShape): string => {
      const all = legs + bankers;
      if (kind === 'single') return t({ message: 'Single', context: 'bet on one outcome' });
      if (kind === 'multiple') {
        if (all === 2) return t({ message: 'Double', context: 'bet on two outcomes' });
        return all === 3 ? t({ message: 'Treble', context: 'bet on three outcomes' }) : t`${all}-fold accumulator`;
      }
      if (kind !== 'system') return SYSTEMS[kind];
      const size = sizes.join('/');
      return t`${size} of ${legs}`;
    };
    const bet = (shape: BetShape): string => {
      const { bankers } = shape;
      if (bankers === 0 || shape.kind === 'multiple') return lines(shape);
      const name = lines(shape);
      return bankers === 1 ? t`${name} with a banker` : t`${name} with ${bankers} bankers`;
    };
    const placed = ({ legs, sizes }: Pick<Bet, 'legs' | 'sizes'>): string => bet(shapeOf(legs, sizes));
    return { bet, placed };
  }, [t]);
}
