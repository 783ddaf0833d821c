import { Field, type FieldTexts } from './Field.tsx';
import styles from './rows.module.css';

export interface OtpFieldProps extends FieldTexts {
  value: string;
  onChange: (code: string) => void;
  /** Called once all digits are typed. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** Renders a one-time code as one real input with drawn places, so that paste, autofill and screen readers work. */
export function OtpField({ value, onChange, onComplete, length = 6, ...texts }: OtpFieldProps) {
  function type(text: string) {
    const code = text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  }
  return (
    <Field {...texts}>
      {(wiring) => (
        <input
          {...wiring}
          data-autofocus
          className={styles.otp}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          // Room for a pasted "123 456".
          maxLength={length + 2}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
