import type { ReactNode } from 'react';
import { TextField } from './TextField.tsx';

export interface DayFieldProps {
  label: ReactNode;
  labelHidden?: boolean;
  /** Day as `2026-11-25`. */
  value: string | undefined;
  /** First day that can be chosen; `max` is the last. */
  min?: string | undefined;
  max?: string | undefined;
  className?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * Renders a date near today in the browser's own picker. A year that is still being typed is out of range, so such days
 * aren't reported.
 */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(undefined);
        else if (target.validity.valid) onChange(target.value);
      }}
    />
  );
}

interface DaySpan {
  from?: string | undefined;
  to?: string | undefined;
}

export interface DaySpanFieldsProps extends DaySpan {
  labels: { from: ReactNode; to: ReactNode };
  onChange: (span: DaySpan) => void;
}

/** Renders two days that bound each other. */
export function DaySpanFields({ from, to, labels, onChange }: DaySpanFieldsProps) {
  return (
    <>
      <DayField label={labels.from} value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
      <DayField label={labels.to} value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}
