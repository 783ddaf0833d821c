import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { UserLimit } from '@croupier/contracts';
import { playHeldAtom, roundUnderWayAtom } from './reality.atoms.ts';
import { useCheckDue } from './useCheckDue.ts';

const CheckDialog = lazy(() => import('./CheckDialog.tsx').then((module) => ({ default: module.CheckDialog })));

export interface RealityCheckProps {
  /** To the page of limits, and out of an open game. */
  onStop: () => void;
  onBreak: (limit: UserLimit) => void;
}

/** A round that never reports its end does not keep the check away for good. */
const LONGEST_ROUND_MS = 20_000;

/** Interrupts play once the player's interval is over: between rounds, with time, result and ways out. */
export function RealityCheck({ onStop, onBreak }: RealityCheckProps) {
  const due = useCheckDue();
  const hold = useSetAtom(playHeldAtom);
  const roundUnderWay = useAtomValue(roundUnderWayAtom);
  const isDue = due !== null;
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    hold(isDue);
    setWaited(false);
    if (!isDue) return;
    const timer = setTimeout(setWaited, LONGEST_ROUND_MS, true);
    return () => {
      clearTimeout(timer);
      hold(false);
    };
  }, [isDue, hold]);
  if (!due || (roundUnderWay && !waited)) return null;
  return (
    <Suspense>
      <CheckDialog clock={due} onStop={onStop} onBreak={onBreak} />
    </Suspense>
  );
}
