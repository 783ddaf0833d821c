import type { ReactNode } from 'react';
import { DialogContent } from '@croupier/ui-kit';
import styles from './steps.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

interface ResultScreenProps {
  tone: 'good' | 'danger' | 'wait';
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  footer: ReactNode;
  /** Actions below the text. */
  children?: ReactNode;
}

/** Renders the result of a payment. */
export function ResultScreen({ tone, icon, title, text, footer, children }: ResultScreenProps) {
  const screen = useFocusOnMount<HTMLDivElement>();
  return (
    <DialogContent footer={footer}>
      <div ref={screen} tabIndex={-1} className={styles.result}>
        <span className={styles.seal} data-tone={tone}>
          {icon}
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </DialogContent>
  );
}
