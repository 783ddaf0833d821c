import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { editAtom } from './edit.atoms.ts';
import { bankersOf, modeOf, modesOf, systemOf } from './slip-bets.ts';
import { combinedAtom, newCombined, type SlipMode, slipModeAtom, type StakeAs, stakeAsAtom } from './slip.atoms.ts';
import type { Leg } from './useLegs.ts';

/** Returns the slip's mode for this number of selections and these legs, and what the typed amount means. */
export function useSlipMode(selections: number, legs: readonly Leg[]) {
  const editing = useAtomValue(editAtom) !== null;
  const [wanted, setMode] = useAtom(slipModeAtom);
  const [stored, setCombined] = useAtom(combinedAtom);
  const [made] = useState(newCombined);
  const combined = stored ?? made;
  const [asked, setStakeAs] = useAtom(stakeAsAtom);
  // An edit replaces the open bet by one other bet, not by several.
  const modes = modesOf(selections, legs.length).filter((each) => !editing || selections < 2 || each !== 'singles');
  const mode = modeOf(wanted, modes);
  const bankers = mode === 'system' ? bankersOf(combined, legs) : [];
  const ways: readonly StakeAs[] =
    mode === 'system'
      ? ['line', 'total', 'return']
      : mode === 'singles' && selections > 1
        ? ['line']
        : ['total', 'return'];
  return {
    mode,
    modes,
    setMode: (chosen: SlipMode) => setMode(chosen),
    combined,
    system: mode === 'system' ? systemOf(combined, legs) : null,
    setSizes: (sizes: readonly number[]) => setCombined({ ...combined, sizes }),
    bankers,
    /** True if one more leg can be a banker. */
    canBank: bankers.length < legs.length - 2,
    toggleBanker: (key: string) =>
      setCombined({
        ...combined,
        bankers: bankers.includes(key) ? bankers.filter((one) => one !== key) : [...bankers, key],
      }),
    ways,
    stakeAs: ways.includes(asked) ? asked : ways[0]!,
    setStakeAs,
  };
}
