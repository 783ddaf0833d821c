import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

/**
 * Renders a short explanation of one control on hover and focus. Escape hides it. Never the only place for something
 * essential.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    <span
      role="presentation"
      className={styles.anchor}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip} data-dismissed={dismissed || undefined}>
        {text}
      </span>
    </span>
  );
}
