import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { dateLocaleOf } from '@croupier/i18n';
import choice from './choice.module.css';
import { type DatePart, datePartOrder, isComplete, joinDate, splitDate } from './date-parts.ts';
import { FieldNotes } from './Field.tsx';
import styles from './rows.module.css';
import { TextField } from './TextField.tsx';

export interface DateFieldProps {
  label: ReactNode;
  /** Date as `YYYY-MM-DD`, or null. */
  value: string | null;
  /** Called with null until the three parts form a calendar day. */
  onChange: (value: string | null) => void;
  /** Called when the whole date is left, not when the focus moves between its parts. */
  onBlur?: () => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** True to let the browser fill in a birthday. */
  birthday?: boolean;
}

/**
 * Renders a date in three small fields, in the order of the language. For dates people know by heart: for a birthday,
 * faster than any calendar.
 */
export function DateField({ label, value, onChange, onBlur, hint, error, birthday = false }: DateFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [parts, setParts] = useState(() => splitDate(value));
  const isNoDay = isComplete(parts) && joinDate(parts) === null;
  const wrong = isNoDay ? t`This date doesn’t exist.` : error;
  const names: Record<DatePart, string> = { day: t`Day`, month: t`Month`, year: t`Year` };

  function type(part: DatePart, text: string) {
    const next = { ...parts, [part]: text.normalize('NFKC').replace(/\D/g, '') };
    setParts(next);
    onChange(joinDate(next));
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

  return (
    <fieldset aria-describedby={wrong ? `${id}-error` : hint ? `${id}-hint` : undefined} onBlur={leave}>
      <legend className={choice.legend}>{label}</legend>
      <div className={styles.parts}>
        {datePartOrder(dateLocaleOf(i18n)).map((part) => (
          <div key={part} data-part={part}>
            <TextField
              label={names[part]}
              className={styles.part}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              aria-invalid={wrong ? true : undefined}
              value={parts[part]}
              onChange={(event) => type(part, event.target.value)}
            />
          </div>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={wrong} />
    </fieldset>
  );
}
