import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './card.module.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** Renders one question and its answer. Several with the same `name` open one at a time. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

/** Renders several questions, of which one is open at a time. */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { summary: ReactNode; content: ReactNode }[];
}) {
  return (
    <div>
      {items.map(({ summary, content }, index) => (
        <Disclosure key={index} name={name} summary={summary}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
