import { landsAt, STOP_MS } from './reel-motion.ts';

/**
 * Calls `landed` when each reel lands, and resolves when the last one has stopped. New times replace those of reels
 * that haven't landed yet.
 */
export function openLandings(landed: (reel: number) => void) {
  const down = new Set<number>();
  let timers: ReturnType<typeof setTimeout>[] = [];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const at = (time: number, run: () => void): void => {
    timers.push(setTimeout(run, Math.max(0, time - performance.now())));
  };
  return {
    done,
    /** `stops`: time at which each reel starts to slow down. */
    set(stops: readonly number[]): void {
      timers.forEach(clearTimeout);
      timers = [];
      stops.forEach((stop, reel) => {
        if (down.has(reel)) return;
        at(landsAt(stop), () => {
          down.add(reel);
          landed(reel);
        });
      });
      at(Math.max(...stops) + STOP_MS, resolve);
    },
  };
}

export type Landings = ReturnType<typeof openLandings>;
