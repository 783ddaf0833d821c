import { useAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cornerAtom } from './frame.atoms.ts';

const STEP_PX = 24;
const EDGE_PX = 8;
const arrows: Readonly<Record<string, readonly [right: number, bottom: number]>> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

/** Moves the minimised frame by pointer and by arrow keys, within the window. */
export function useDrag(frame: RefObject<HTMLElement | null>, on: boolean) {
  const [corner, setCorner] = useAtom(cornerAtom);
  const grip = useRef<{ x: number; y: number; right: number; bottom: number } | null>(null);

  const within = ({ right, bottom }: typeof corner) => {
    const { offsetWidth = 0, offsetHeight = 0 } = frame.current ?? {};
    const clamp = (value: number, most: number) => Math.max(EDGE_PX, Math.min(most, value));
    return {
      right: clamp(right, innerWidth - offsetWidth - EDGE_PX),
      bottom: clamp(bottom, innerHeight - offsetHeight - EDGE_PX),
    };
  };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !on) return;
    const place = () => {
      const { right, bottom } = within(corner);
      Object.assign(element.style, { right: `${right}px`, bottom: `${bottom}px` });
    };
    place();
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      element.style.removeProperty('right');
      element.style.removeProperty('bottom');
    };
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      if (event.button !== 0 || !(target instanceof Element)) return;
      if (target.closest('button, a') !== currentTarget.closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, ...within(corner) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = grip.current;
      if (start)
        setCorner(
          within({ right: start.right - (event.clientX - start.x), bottom: start.bottom - (event.clientY - start.y) }),
        );
    },
    onPointerUp: () => {
      grip.current = null;
    },
    onPointerCancel: () => {
      grip.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = arrows[event.key];
      if (!step) return;
      event.preventDefault();
      setCorner((old) => within({ right: old.right + step[0], bottom: old.bottom + step[1] }));
    },
  };
}
