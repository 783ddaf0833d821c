import { Field, type FieldTexts } from './Field.tsx';
import styles from './rows.module.css';

export interface OtpFieldProps extends FieldTexts {
  value: string;
  onChange: (code: string) => void;
  /** Called once all digits are there. */
  onComplete?: (code: string) => void;
  length?: number;
}

/** A one-time code. One real input with places drawn under it: paste, autofill and screen readers work as they should. */
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
