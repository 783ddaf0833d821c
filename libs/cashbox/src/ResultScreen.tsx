import { DialogContent } from '@croupier/ui-kit';
import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface ResultScreenProps {
  tone: 'good' | 'danger' | 'wait';
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  footer: ReactNode;
}

/** How an order ended, read out when it appears. */
export function ResultScreen({ tone, icon, title, text, footer }: ResultScreenProps) {
  return (
    <DialogContent footer={footer}>
      <div className={styles.result} role="status">
        <span className={styles.seal} data-tone={tone}>
          {icon}
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </DialogContent>
  );
}
