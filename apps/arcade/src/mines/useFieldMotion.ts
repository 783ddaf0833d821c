import { type RefObject, useEffect } from 'react';
import { observeSize } from '@croupier/ui-kit';
import { isStill } from '../still.ts';
import { followRounds, openFieldMotion } from './field-motion.ts';
import type { MinesShow } from './mines-show.ts';

/** Draws the animations over the field during rounds. */
export function useFieldMotion(air: RefObject<HTMLCanvasElement | null>, show: MinesShow): void {
  useEffect(() => {
    const canvas = air.current;
    if (!canvas) return;
    const motion = openFieldMotion(canvas);
    const stop = observeSize([canvas], () => motion.resize(canvas.clientWidth));
    const forget = followRounds(show, motion, isStill);
    return () => {
      forget();
      stop();
      motion.close();
    };
  }, [air, show]);
}
