import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../classes.ts';
import styles from './field.module.css';

/** Texts of every field. The hint stays readable beside an error. */
export interface FieldTexts {
  label: ReactNode;
  /** Hides the label visually only. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Word beside the label, for example "optional". */
  note?: ReactNode;
}

export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Renders label, hint and error around a control, linked for screen readers. */
export function Field({ label, labelHidden, hint, error, note, id, className, children }: FieldProps) {
  const own = useId();
  const field = id ?? own;
  const described = cx(!!error && `${field}-error`, !!hint && `${field}-hint`);
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={field} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {note && <span className={styles.optional}> {note}</span>}
      </label>
      {children({ id: field, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldNotes id={field} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
