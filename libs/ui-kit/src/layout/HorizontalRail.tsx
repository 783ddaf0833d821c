import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../classes.ts';
import styles from './rail.module.css';

export interface HorizontalRailProps {
  title: ReactNode;
  /** Link to all of them. */
  more?: ReactNode;
  /** Width of one item: any CSS length. */
  itemWidth?: string;
  className?: string | undefined;
  /** Items of the list: each child becomes one. */
  children: ReactNode;
}

const PAGE_SHARE = 0.85;
const ROUNDING_PX = 2;

/**
 * Renders a row that scrolls by touch, wheel, keyboard, or by arrows where there is a pointer. It can be read without
 * scripts.
 */
export function HorizontalRail({ title, more, itemWidth, className, children }: HorizontalRailProps) {
  const { t } = useLingui();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () => {
      const position = Math.abs(list.scrollLeft);
      const start = position <= ROUNDING_PX;
      const end = position + list.clientWidth >= list.scrollWidth - ROUNDING_PX;
      setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      list.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  function turn(direction: 1 | -1) {
    const list = track.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollBy({ left: direction * list.clientWidth * PAGE_SHARE, behavior: still ? 'instant' : 'smooth' });
  }

  return (
    <section className={cx(styles.rail, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more}
        {!(ends.start && ends.end) && (
          <div className={styles.arrows}>
            <IconButton
              label={t`Back`}
              disabled={ends.start}
              icon={<ChevronLeft size={22} aria-hidden="true" />}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={t`Forward`}
              disabled={ends.end}
              icon={<ChevronRight size={22} aria-hidden="true" />}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      <ul ref={track} className={styles.track} style={itemWidth ? { '--rail-item': itemWidth } : undefined}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
