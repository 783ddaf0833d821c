import { type ReactNode, useId } from 'react';
import { Card } from '@croupier/ui-kit';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of a profile page. */
export function Section({ title, text, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <Card>{children}</Card>
    </section>
  );
}
