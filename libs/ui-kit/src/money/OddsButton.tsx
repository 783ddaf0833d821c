import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../classes.ts';
import styles from './money.module.css';
import { usePriceMove } from './price-move.ts';
import { Price } from './Price.tsx';

export interface OddsButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** Full name: "Northgate Rovers to win". The odds are added. */
  fullName: string;
  /** Label beside the odds: "1", "Over 2.5". */
  name?: ReactNode;
  /** Odds ×10 000; null where none are offered. */
  odds: number | null;
  /** Odds in the player's format. `spoken`, if given, is read aloud instead. */
  price: string;
  spoken?: string;
  selected?: boolean;
  suspended?: boolean;
  /** True for the name above the odds, in narrow columns. */
  stacked?: boolean | undefined;
}

/** Renders odds as a button that selects them. A suspended one keeps its place and its focus. */
export function OddsButton(props: OddsButtonProps) {
  const {
    fullName,
    name,
    odds,
    price,
    spoken = price,
    selected = false,
    suspended = false,
    stacked = false,
    className,
    onClick,
    ...rest
  } = props;
  const { t } = useLingui();
  const move = usePriceMove(odds);
  const off = suspended || odds === null;
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      aria-disabled={off || undefined}
      aria-label={off ? t`${fullName}, suspended` : `${fullName}, ${spoken}`}
      onClick={off ? undefined : onClick}
      className={cx(styles.odds, stacked && styles.stacked, className)}
    >
      {name !== undefined && <span className={styles.name}>{name}</span>}
      {off ? <Lock size={16} aria-hidden="true" /> : <Price move={move}>{price}</Price>}
    </button>
  );
}
