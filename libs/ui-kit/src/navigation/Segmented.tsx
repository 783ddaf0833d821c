import { type ReactNode, useId } from 'react';
import styles from './navigation.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Name, if the label is only an icon. */
  name?: string;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Renders two to four views of the same content as radio buttons side by side. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segmented}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.name}>
          <input
            type="radio"
            name={id}
            className="visually-hidden"
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
