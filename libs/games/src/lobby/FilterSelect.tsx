import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { cx } from '@croupier/ui-kit';
import styles from './filters.module.css';
import type { FilterOption } from './useFilterTexts.ts';

export interface FilterSelectProps {
  name: string;
  /** Label of the first option, which filters nothing. Undefined for a sort order. */
  anyLabel?: string;
  options: readonly FilterOption[];
  value: string | undefined;
  /** Returns the number of titles with an option; undefined while unknown. */
  countOf?: ((value: string) => number | undefined) | undefined;
  onChange: (value: string | undefined) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** Renders the browser's own select in the shape of a chip: it works on every phone and shows the chosen value. */
export function FilterSelect({
  name,
  anyLabel,
  options,
  value,
  countOf,
  disabled,
  onChange,
  className,
}: FilterSelectProps) {
  const { i18n } = useLingui();
  return (
    <span className={cx(styles.filter, className)}>
      <select
        aria-label={name}
        disabled={disabled}
        className={cx(anyLabel !== undefined && value !== undefined && styles.on)}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {anyLabel !== undefined && <option value="">{anyLabel}</option>}
        {options.map((option) => {
          // The chosen option's count is shown below the row, so that its chip stays as short as its name.
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
