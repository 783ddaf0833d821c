import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Globe } from 'lucide-react';
import styles from './navigation.module.css';

export interface LocaleOption {
  locale: string;
  /** Name in its own language: "Deutsch". */
  name: string;
}

export interface LocaleSelectProps {
  value: string;
  options: readonly LocaleOption[];
  onChange: (locale: string) => void;
}

export function LocaleSelect({ value, options, onChange }: LocaleSelectProps) {
  const { t } = useLingui();
  return (
    <div className={styles.locale}>
      <Globe size={18} aria-hidden="true" />
      <select aria-label={t`Language`} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
    </div>
  );
}
