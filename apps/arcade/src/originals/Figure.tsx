import { useId, useState } from 'react';
import { formatNumber, type Locale } from '@croupier/i18n';
import { readTypedNumber } from '@croupier/money';
import styles from './figure.module.css';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly digits: number;
  readonly locale: Locale;
  readonly onCommit: (value: number) => void;
}

/** Renders a number that can be edited. An invalid entry is reverted. The surrounding fieldset disables it. */
export function Figure({ label, value, digits, locale, onCommit }: FigureProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    const number = Number(readTypedNumber(typed ?? '', locale, ['×', 'x', '%']) ?? NaN);
    setTyped(null);
    if (typed !== null && Number.isFinite(number) && number > 0) onCommit(number);
  };
  return (
    <div className={styles.figure}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.entry}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? formatNumber(value, locale, digits)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </div>
  );
}
