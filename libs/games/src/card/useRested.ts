import { type RefObject, useEffect, useState } from 'react';

/** Time a pointer must stay. A passing one opens nothing. */
export const REST_MS = 600;

/** Tells whether previews are allowed: neither reduced motion nor reduced data is requested. */
export function mayPreview(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/** Returns whether a mouse has hovered over the card around `inside` for a while, until it leaves. */
export function useRested(inside: RefObject<Element | null>): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const card = inside.current?.parentElement;
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(mayPreview()), REST_MS);
    };
    const entered = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && enter();
    const leave = () => {
      clearTimeout(timer);
      setRested(false);
    };
    // The pointer triggered the loading of this code, so it is already there.
    if (card.matches(':hover')) enter();
    card.addEventListener('pointerenter', entered);
    card.addEventListener('pointerleave', leave);
    return () => {
      leave();
      card.removeEventListener('pointerenter', entered);
      card.removeEventListener('pointerleave', leave);
    };
  }, [inside]);
  return rested;
}
