import { useEffect, useEffectEvent } from 'react';

/** Draws before each frame while it is on, and once when it goes on or off. */
export function useFrame(on: boolean, draw: () => void): void {
  const drawn = useEffectEvent(draw);
  useEffect(() => {
    let frame = 0;
    const next = () => {
      drawn();
      if (on) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [on]);
}
