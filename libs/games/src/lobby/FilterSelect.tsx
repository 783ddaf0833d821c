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
  onChange: (value: string | undefined) => void;
  className?: string | undefined;
}

/** The browser's own list in the shape of a chip: right on every phone, and it says what is chosen. */
export function FilterSelect({ name, any, options, value, onChange, className }: FilterSelectProps) {
  return (
    <span className={cx(styles.filter, className)}>
      <select
        aria-label={name}
        className={cx(any !== undefined && value !== undefined && styles.on)}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden="true" />
    </span>
  );
}
