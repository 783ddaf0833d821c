import type { ChangeEvent, ComponentProps, CompositionEvent, FocusEvent, InputEvent, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import { masked } from './mask.ts';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Icon or sign before the text. */
  lead?: ReactNode;
  /** Unit or button after it. */
  trail?: ReactNode;
  /** Format of the input, `A#A #A#`: see `masked`. */
  mask?: string | undefined;
}

/** Renders a single-line text field. Spread react-hook-form's `register()` over it. */
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
  mask,
  onChange,
  onBlur,
  onCompositionEnd,
  ...input
}: TextFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    // Editing in the middle must not move the cursor, and letters still being composed belong to the keyboard.
    const { isComposing } = event.nativeEvent as InputEvent['nativeEvent'];
    if (mask && !isComposing && target.selectionStart === target.value.length)
      target.value = masked(mask, target.value);
    onChange?.(event);
  }
  function endComposing(event: CompositionEvent<HTMLInputElement>) {
    const { currentTarget: target } = event;
    if (mask && masked(mask, target.value) !== target.value) {
      target.value = masked(mask, target.value);
      onChange?.({
        ...event,
        target,
        currentTarget: target,
        type: 'change',
      } as unknown as ChangeEvent<HTMLInputElement>);
    }
    onCompositionEnd?.(event);
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    const { target } = event;
    if (mask && masked(mask, target.value) !== target.value) {
      target.value = masked(mask, target.value);
      onChange?.(event);
    }
    onBlur?.(event);
  }
  return (
    <Field {...{ label, labelHidden, hint, error, note, id, className }}>
      {(wiring) => (
        <div className={cx(styles.box, (!!error || !!input['aria-invalid']) && styles.invalid)}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <input
            {...input}
            {...wiring}
            onChange={change}
            onBlur={leave}
            onCompositionEnd={endComposing}
            aria-invalid={wiring['aria-invalid'] ?? input['aria-invalid']}
            className={styles.input}
          />
          {typeof trail === 'string' ? <span className={styles.trail}>{trail}</span> : trail}
        </div>
      )}
    </Field>
  );
}

/** Renders a multi-line text field. */
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
