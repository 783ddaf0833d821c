import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './lobby.module.css';

/** Screens away from here nothing needs to stand in the document. */
const KEPT_PX = 2_400;

/** One page of a long list. Far from sight it leaves its height behind and nothing else. */
export function PageBlock({ children }: { children: ReactNode }) {
  const block = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setHeight(entry?.isIntersecting === false ? entry.boundingClientRect.height : null),
      { rootMargin: `${KEPT_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={block} className={styles.block} style={height === null ? undefined : { blockSize: height }}>
      {height === null && children}
    </div>
  );
}
