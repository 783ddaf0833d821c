import { type ReactNode, useId } from 'react';
import { cx } from '../classes.ts';
import styles from './choice.module.css';
import { FieldNotes } from './Field.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  image?: ReactNode;
  disabled?: boolean;
  /** True for a tile that takes the whole row, for a title that must not wrap. */
  wide?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  error?: ReactNode;
  /** Minimum width of a card, in pixels. */
  cardMinPx?: number;
  /** True for pictures on top, in two columns, or three on wide screens. Source: specification §9, payment grid. */
  tiles?: boolean;
  className?: string | undefined;
}

/** Renders a radio group with each option on a card. Arrow keys move between them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, labelHidden, options, value, onChange, name, error, cardMinPx = 150, tiles, className } = props;
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={cx(styles.cards, tiles && styles.tiles)} style={{ '--card-min': `${cardMinPx}px` }}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.card, tiles && (option.wide ? styles.row : styles.tile))}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={cx(styles.control)}
            />
            <span className={styles.body}>
              <span className={styles.title}>{option.title}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.image && <span className={styles.image}>{option.image}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
