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
  /** Amount in subunits; null while the field holds none. */
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  /** Called when the field was left. From then on it may show errors, also during corrections. */
  onBlur?: () => void;
  quickAmounts?: readonly bigint[];
  /** Entire available amount, entered with one press. */
  all?: bigint | undefined;
  /** Defaults to the interface language. */
  locale?: string;
  name?: string;
  id?: string;
  disabled?: boolean;
  /** True to take the focus when a dialog around it opens. */
  focusFirst?: boolean;
  className?: string | undefined;
}

/** Example amount. It has a group separator, to show the format. */
const EXAMPLE = 1_250n;

/** Renders a field for an amount, typed in the format of the player's language and held as whole subunits. */
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
  // The amount was changed from outside, for example by a button beside the field: discard the typed text.
  if (value !== known) {
    setKnown(value);
    if (draft !== null && parseAmount(draft, currency, locale).amount !== value) setDraft(null);
  }
  const quick = quickAmounts.filter((amount) => amount !== all); // Otherwise two would be highlighted.
  const formatted = value === null ? '' : formatAmount(value, currency, locale);
  const { problem } = parseAmount(draft ?? '', currency, locale);
  const unreadable = left && problem;
  const example = formatAmount(EXAMPLE * 10n ** BigInt(typedDigits(currency)), currency, locale);
  // For unreadable input this field's message is more precise than the form's "missing"; for negative input the form's
  // is.
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
    // Unreadable input stays as typed, so that it can be corrected.
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
