import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { UserLimit } from '@croupier/contracts';
import type { ReadClock } from '../clock/play-clock.query.ts';
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
export function RealityCheck(props: RealityCheckProps) {
  const due = useCheckDue();
  return due && <Due clock={due} {...props} />;
}

function Due({ clock, ...ways }: RealityCheckProps & { clock: ReadClock }) {
  const hold = useSetAtom(playHeldAtom);
  const roundUnderWay = useAtomValue(roundUnderWayAtom);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    hold(true);
    const timer = setTimeout(setWaited, LONGEST_ROUND_MS, true);
    return () => {
      clearTimeout(timer);
      hold(false);
    };
  }, [hold]);
  if (roundUnderWay && !waited) return null;
  return (
    <Suspense>
      <CheckDialog clock={clock} {...ways} />
    </Suspense>
  );
}
