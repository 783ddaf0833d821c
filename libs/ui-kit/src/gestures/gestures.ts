// Source: specification §9, Touch.
export const TAP_TOLERANCE_PX = 10;
export const SWIPE_PX = 30;
export const LONG_TAP_MS = 400;

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Returns the direction of a swipe, by its longer side; null while it is too short. */
export function swipeOf(dx: number, dy: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** Tells whether a finger stayed where it was put down. */
export const isStill = (dx: number, dy: number): boolean => Math.hypot(dx, dy) <= TAP_TOLERANCE_PX;
