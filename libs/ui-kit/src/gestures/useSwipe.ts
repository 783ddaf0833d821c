import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type SwipeDirection, swipeOf } from './gestures.ts';

/**
 * Reports the direction of swipes over an element. Never the only way to do something. Where the browser would scroll
 * in that direction, the element's `touch-action` must prevent it. `grip`: only swipes that start within such a part
 * count.
 */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  onSwipe: (direction: SwipeDirection) => void,
  grip?: string,
): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let from: PointerEvent | null = null;
    const begin = (event: PointerEvent) => {
      const within = !grip || (event.target instanceof Element && event.target.closest(grip) !== null);
      from = event.pointerType !== 'mouse' && event.isPrimary && within ? event : null;
    };
    const end = ({ clientX, clientY }: PointerEvent) => {
      const direction = from && swipeOf(clientX - from.clientX, clientY - from.clientY);
      from = null;
      if (direction) swiped(direction);
    };
    element.addEventListener('pointerdown', begin, { signal });
    // The finger may leave the element during the swipe.
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', () => void (from = null), { signal });
    return () => listening.abort();
  }, [ref, grip]);
}
