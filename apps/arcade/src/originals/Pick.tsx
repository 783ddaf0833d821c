import { memo } from 'react';
import figure from './figure.module.css';

interface PickProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

/** Renders a native select of a few options. The surrounding fieldset disables it. */
function PickList<Value extends string | number>({ label, value, options, onChange }: PickProps<Value>) {
  return (
    <label className={figure.figure}>
      <span className={figure.label}>{label}</span>
      <select
        className={figure.choice}
        value={value}
        onChange={(event) => {
          const found = options.find((option) => String(option.value) === event.target.value);
          if (found) onChange(found.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Memoised: the list of options renders again only if the options change. */
export const Pick = memo(PickList) as typeof PickList;

/** Renders a read-only figure. */
export function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={figure.figure}>
      <span className={figure.label}>{label}</span>
      <output className={figure.pays}>
        <span>{value}</span>
      </output>
    </div>
  );
}
