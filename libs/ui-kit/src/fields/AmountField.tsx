import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnyCurrency } from '@croupier/money';
import { Chip } from '../actions/Chip.tsx';
import { cx } from '../classes.ts';
import styles from './amount-field.module.css';
import { currencySign, formatAmount, parseAmount, typedDigits } from './amount.ts';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface AmountFieldProps extends FieldTexts {
  currency: AnyCurrency;
  /** Subunits; null while the field holds no amount. */
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  /** The field was left: from now on it may say what is wrong, also while that is mended. */
  onBlur?: () => void;
  quickAmounts?: readonly bigint[];
  /** Everything there is to take, one press away. */
  all?: bigint | undefined;
  /** Defaults to the interface language. */
  locale?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  /** Takes the focus when a dialog around it opens. */
  focusFirst?: boolean;
  className?: string | undefined;
}

/** It has a group, so that one sees how they are written. */
const EXAMPLE = 1_250n;

/** An amount of money, typed the way the player's language writes it, held as whole subunits. */
export function AmountField(props: AmountFieldProps) {
  const {
    currency,
    value,
    onChange,
    onBlur,
    quickAmounts = [],
    all,
    name,
    id,
    disabled,
    focusFirst,
    className,
    ...texts
  } = props;
  const { t, i18n } = useLingui();
  const locale = props.locale ?? i18n.locale;
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  // Another amount came from outside, such as from a button beside the field: what was typed is over.
  if (value !== known) {
    setKnown(value);
    if (draft !== null && parseAmount(draft, currency, locale).amount !== value) setDraft(null);
  }
  const quick = quickAmounts.filter((amount) => amount !== all); // Else two would be lit at once.
  const formatted = value === null ? '' : formatAmount(value, currency, locale);
  const { problem } = parseAmount(draft ?? '', currency, locale);
  const unreadable = left && problem;
  const example = formatAmount(EXAMPLE * 10n ** BigInt(typedDigits(currency)), currency, locale);
  // What can't be read has a more exact word here than the form's "missing"; what is below zero has it there.
  const isBelowZero = /^\s*[-−]/.test(draft ?? '');
  const own = unreadable && (unreadable === 'too_fine' ? tooFine() : t`Enter an amount such as ${example}.`);
  const complaint = isBelowZero ? (texts.error ?? own) : own || texts.error;

  function tooFine() {
    const digits = typedDigits(currency);
    return digits === 0
      ? t`This currency has no decimals. Enter a whole number.`
      : t`Use up to ${digits} decimal places.`;
  }
  function type(text: string) {
    setDraft(text);
    onChange(parseAmount(text, currency, locale).amount);
  }
  function leave() {
    setLeft(true);
    // What can't be read stays as typed, so that it can be mended.
    if (problem === null) setDraft(null);
    onBlur?.();
  }
  function choose(amount: bigint) {
    setDraft(null);
    onChange(amount);
  }

  return (
    <Field {...texts} id={id} className={className} error={complaint || undefined}>
      {(wiring) => (
        <>
          <div className={cx(fieldStyles.box, styles.box, !!wiring['aria-invalid'] && fieldStyles.invalid)}>
            <input
              {...wiring}
              name={name}
              disabled={disabled}
              inputMode="decimal"
              autoComplete="off"
              data-autofocus={focusFirst || undefined}
              placeholder="0"
              value={draft ?? formatted}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              className={styles.input}
            />
            <span className={styles.sign}>{currencySign(currency, locale)}</span>
          </div>
          {(quick.length > 0 || all !== undefined) && (
            <div role="group" aria-label={t`Quick amounts`} className={styles.quick}>
              {quick.map((amount) => (
                <Chip
                  key={String(amount)}
                  selected={amount === value}
                  disabled={disabled}
                  onClick={() => choose(amount)}
                >
                  {formatAmount(amount, currency, locale)}
                </Chip>
              ))}
              {all !== undefined && (
                <Chip selected={all === value} disabled={disabled} onClick={() => choose(all)}>
                  <Trans context="amount">All</Trans>
                </Chip>
              )}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
