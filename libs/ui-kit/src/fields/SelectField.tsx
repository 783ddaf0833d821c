import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  lead?: ReactNode;
}

/** Renders the browser's own select: light, and native on every phone. Children are `<option>`s. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  note,
  lead,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, note, id, className }}>
      {(wiring) => (
        <div className={cx(styles.box, !!error && styles.invalid)}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <select {...select} {...wiring} className={cx(styles.input, styles.select)} />
          <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
