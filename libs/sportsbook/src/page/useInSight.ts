import { type RefObject, useEffect, useRef, useState } from 'react';

/** Callbacks of the page's single observer. Its margin makes an element count as visible shortly before it is. */
const watched = new WeakMap<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | null = null;

function observerOf(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: '100px' },
  );
  return observer;
}

/**
 * Returns a ref and whether its element is on the screen or near it. Until the observer reports, it is `untilKnown`.
 */
export function useInSight<Seen extends Element>({ untilKnown = true } = {}): [
  ref: RefObject<Seen | null>,
  inSight: boolean,
] {
  const ref = useRef<Seen>(null);
  const [inSight, setInSight] = useState(untilKnown);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    watched.set(element, setInSight);
    observerOf().observe(element);
    return () => observerOf().unobserve(element);
  }, []);
  return [ref, inSight];
}
