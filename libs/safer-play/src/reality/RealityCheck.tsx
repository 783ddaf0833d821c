import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { CheckDialogProps } from './CheckDialog.tsx';
import { playHeldAtom, roundUnderWayAtom } from './reality.atoms.ts';
import { useCheckDue } from './useCheckDue.ts';

const CheckDialog = lazy(() => import('./CheckDialog.tsx').then((module) => ({ default: module.CheckDialog })));

export type RealityCheckProps = Omit<CheckDialogProps, 'clock'>;

/** Longest wait for a round's end, so that a round that never reports it can't delay the check forever. */
const LONGEST_ROUND_MS = 20_000;

/** Interrupts play once the player's interval is over, between rounds, and shows time, result and ways to stop. */
export function RealityCheck(props: RealityCheckProps) {
  const due = useCheckDue();
  return due && <Due clock={due} {...props} />;
}

function Due({ clock, ...ways }: CheckDialogProps) {
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
