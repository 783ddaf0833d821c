import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../classes.ts';
import styles from './choice.module.css';
import { FieldNotes } from './Field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** True to look and be read as a switch, for settings that apply at once. */
  asSwitch?: boolean;
}

export function Checkbox({ label, hint, error, asSwitch = false, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const field = id ?? own;
  const described = cx(!!error && `${field}-error`, !!hint && `${field}-hint`);
  return (
    <div className={cx(styles.choice, className)}>
      <input
        {...input}
        id={field}
        type="checkbox"
        role={asSwitch ? 'switch' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={cx(styles.control, asSwitch && styles.switch)}
      />
      <label htmlFor={field} className={styles.text}>
        {label}
      </label>
      {(error || hint) && (
        <div className={styles.notes}>
          <FieldNotes id={field} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}
