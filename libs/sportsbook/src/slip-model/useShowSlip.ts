import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { slipOpenAtom, slipTabAtom } from './slip.atoms.ts';

/** Returns a function that shows the slip: beside the page, or on a phone as a sheet. */
export function useShowSlip(): () => void {
  const [setTab, open] = [useSetAtom(slipTabAtom), useSetAtom(slipOpenAtom)];
  return useCallback(() => {
    setTab('slip');
    if (window.matchMedia('(width < 1024px)').matches) open(true);
  }, [setTab, open]);
}
