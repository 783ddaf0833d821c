import { type ReactNode, useId } from 'react';
import { Card } from '@croupier/ui-kit';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** Fragment that links to it. */
  id?: string;
  text?: ReactNode;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders one section of a profile page. */
export function Section({ title, id, text, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <Card>{children}</Card>
    </section>
  );
}
