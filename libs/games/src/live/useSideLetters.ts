import { useLingui } from '@lingui/react/macro';
import type { Side } from './outcomes.ts';

/** Returns the letters of baccarat's sides for the beads. */
export function useSideLetters(): Readonly<Record<Side, string>> {
  const { t } = useLingui();
  return {
    player: t({ message: 'P', context: 'player, on a bead' }),
    banker: t({ message: 'B', context: 'banker, on a bead' }),
    tie: t({ message: 'T', context: 'tie, on a bead' }),
  };
}
