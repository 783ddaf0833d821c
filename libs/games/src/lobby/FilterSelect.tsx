import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { cx } from '@croupier/ui-kit';
import styles from './filters.module.css';
import type { FilterOption } from './useFilterTexts.ts';

export interface FilterSelectProps {
  name: string;
  /** The first option, which narrows nothing; an order has none. */
  any?: string;
  options: readonly FilterOption[];
  value: string | undefined;
  /** Titles there would be with an option; unknown while nothing says. */
  countOf?: ((value: string) => number | undefined) | undefined;
  onChange: (value: string | undefined) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** The browser's own list in the shape of a chip: right on every phone, and it says what is chosen. */
export function FilterSelect({ name, any, options, value, countOf, disabled, onChange, className }: FilterSelectProps) {
  const { i18n } = useLingui();
  return (
    <span className={cx(styles.filter, className)}>
      <select
        aria-label={name}
        disabled={disabled}
        className={cx(any !== undefined && value !== undefined && styles.on)}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => {
          // What is chosen is counted below the row; its chip stays as short as its name.
          const count = option.value === value ? undefined : countOf?.(option.value);
          return (
            <option key={option.value} value={option.value} disabled={count === 0}>
              {count === undefined ? option.text : `${option.text} (${i18n.number(count)})`}
            </option>
          );
        })}
      </select>
      <ChevronDown size={18} aria-hidden="true" />
    </span>
  );
}
