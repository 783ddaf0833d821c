import { type RefObject, useEffect } from 'react';
import { isStill } from '../still.ts';
import { followRounds, openFieldMotion } from './field-motion.ts';
import type { MinesShow } from './mines-show.ts';

/** Draws what moves over the field as rounds go on. */
export function useFieldMotion(air: RefObject<HTMLCanvasElement | null>, show: MinesShow): void {
  useEffect(() => {
    const canvas = air.current;
    if (!canvas) return;
    const motion = openFieldMotion(canvas);
    const watch = new ResizeObserver(([entry]) => entry && motion.resize(entry.contentRect.width));
    watch.observe(canvas);
    const forget = followRounds(show, motion, isStill);
    return () => {
      forget();
      watch.disconnect();
      motion.close();
    };
  }, [air, show]);
}
