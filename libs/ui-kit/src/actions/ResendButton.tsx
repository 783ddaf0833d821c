import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export interface ResendButtonProps extends ButtonProps {
  /** Identifies the last message sent. A new value restarts the wait. */
  sent: string | number;
  /** Seconds until it can be sent again. */
  waitSeconds?: number;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Renders a button that sends something again, and shows the time left until it can. */
export function ResendButton({ sent, waitSeconds = 60, children, onClick, ...rest }: ResendButtonProps) {
  const left = useSecondsLeft(sent, waitSeconds);
  return (
    <Button
      {...rest}
      aria-disabled={left > 0 || undefined}
      onClick={(event) => {
        if (left === 0) onClick?.(event);
      }}
    >
      {children}
      {left > 0 && <span className="tabular"> {clock(left)}</span>}
    </Button>
  );
}

/** Counts down by the clock, because browsers slow timers in background tabs. */
function useSecondsLeft(sent: string | number, wait: number): number {
  const [left, setLeft] = useState(wait);
  useEffect(() => {
    const begun = performance.now();
    const tell = () => {
      const now = Math.max(0, wait - Math.floor((performance.now() - begun) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tell, 1000);
    queueMicrotask(tell);
    return () => clearInterval(timer);
  }, [sent, wait]);
  return left;
}
