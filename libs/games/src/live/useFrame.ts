import { useEffect, useEffectEvent } from 'react';

/** Draws before each frame while on; otherwise after each render. */
export function useFrame(on: boolean, draw: () => void): void {
  const drawn = useEffectEvent(draw);
  useEffect(() => {
    if (!on) return;
    let frame = 0;
    const next = () => {
      drawn();
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [on]);
  useEffect(() => {
    if (!on) drawn();
  });
}
