import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-frame.module.css';
import { AuthFrame, type AuthLayout } from './AuthFrame.tsx';

interface OutcomeProps {
  layout: AuthLayout;
  good: boolean;
  title: ReactNode;
  text: ReactNode;
  /** Next action. */
  action?: ReactNode;
}

/**
 * Renders the result of a process: success, or the reason of its failure and what to do. It takes the focus, so that it
 * is read out.
 */
export function Outcome({ layout, good, title, text, action }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <AuthFrame layout={layout} title={title} footer={action && <div className={styles.foot}>{action}</div>}>
      <div ref={box} role="status" tabIndex={-1} className={styles.outcome}>
        <Icon size={28} aria-hidden="true" className={good ? styles.good : styles.bad} />
        <p>{text}</p>
      </div>
    </AuthFrame>
  );
}
