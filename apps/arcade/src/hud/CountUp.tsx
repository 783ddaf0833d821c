import { useEffect, useRef } from 'react';
import type { AnyCurrency } from '@croupier/money';
import { isStill } from '../still.ts';
import { WRITE_MS, writeText } from '../write-text.ts';
import styles from './count-up.module.css';
import { money } from './texts.tsx';

interface CountUpProps {
  readonly cents: number;
  /** Duration in milliseconds; 0 shows the amount immediately. */
  readonly ms: number;
  readonly currency: AnyCurrency;
}

/**
 * Renders an amount that counts up from its previous value and slows down at the end. Written without React, because it
 * changes twenty times a second.
 */
export function CountUp({ cents, ms, currency }: CountUpProps) {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const still = ms === 0 || isStill();
    const startedAt = performance.now();
    const from = shown.current;
    let frame = 0;
    let writtenAt = -Infinity;
    const tick = (now: number): void => {
      const share = still ? 1 : Math.min(1, Math.max(0, now - startedAt) / ms);
      const eased = 1 - (1 - share) ** 3;
      shown.current = Math.round(from + (cents - from) * eased);
      if (share === 1 || now - writtenAt >= WRITE_MS) {
        writtenAt = now;
        writeText(text.current, money(shown.current, currency));
      }
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    tick(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [cents, ms, currency]);
  return (
    <span className={styles.count} data-whole={money(cents, currency)}>
      <span ref={text} className={styles.shown}>
        {money(ms === 0 ? cents : 0, currency)}
      </span>
    </span>
  );
}
