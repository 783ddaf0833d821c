import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './lobby.module.css';

/** Distance from the viewport beyond which a block's content is removed, in pixels. */
const KEPT_PX = 2_400;

/** Renders one page of a long list. Far from the viewport, it keeps its height and removes its content. */
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
