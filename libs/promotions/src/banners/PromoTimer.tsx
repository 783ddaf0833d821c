import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styles from './promo-banner.module.css';

const SECOND_MS = 1000;
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

export interface PromoTimerProps {
  /** ISO time of the end. A fixed time, so that a countdown never restarts. */
  endsAt: string;
  /** Called once, at the end. */
  onEnd?: () => void;
}

/**
 * Renders days, hours, minutes and seconds until an end; nothing afterwards. Source: specification §4, Promo banner.
 */
export function PromoTimer({ endsAt, onEnd }: PromoTimerProps) {
  const end = Date.parse(endsAt);
  const [now, setNow] = useState<number | null>(null);
  const said = useRef(false);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() < end) return;
      clearInterval(timer);
      if (!said.current) onEnd?.();
      said.current = true;
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  const left = now === null ? null : Math.ceil((end - now) / SECOND_MS);
  if (left === null || left <= 0) return null;
  const [days, hours, minutes, seconds] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
    left % MINUTE,
  ];
  return (
    <p className={styles.timer} role="timer">
      <Trans>
        Ends in {days} d {hours} h {minutes} min {seconds} s
      </Trans>
    </p>
  );
}
