import type { ReactNode } from 'react';
import { TextField } from './TextField.tsx';

export interface DayFieldProps {
  label: ReactNode;
  labelHidden?: boolean;
  /** `2026-11-25`. */
  value: string | undefined;
  /** The first and the last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  className?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day near to now, in the browser's own picker. While a year is typed it is of no range: such a day is not told. */
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
