import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** An icon or sign before the text. */
  lead?: ReactNode;
  /** A unit or button after it. */
  trail?: ReactNode;
}

/** One line of text. Spread react-hook-form's `register()` over it. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  note,
  lead,
  trail,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, note, id, className }}>
      {(wiring) => (
        <div className={cx(styles.box, (!!error || !!input['aria-invalid']) && styles.invalid)}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <input
            {...input}
            {...wiring}
            aria-invalid={wiring['aria-invalid'] ?? input['aria-invalid']}
            className={styles.input}
          />
          {typeof trail === 'string' ? <span className={styles.trail}>{trail}</span> : trail}
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  note,
  id,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field {...{ label, labelHidden, hint, error, note, id, className }}>
      {(wiring) => (
        <div className={cx(styles.box, !!error && styles.invalid)}>
          <textarea {...area} {...wiring} className={cx(styles.input, styles.area)} />
        </div>
      )}
    </Field>
  );
}
