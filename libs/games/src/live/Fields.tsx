import { useLingui } from '@lingui/react/macro';
import type { LiveCrowd } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { cx } from '@croupier/ui-kit';
import { chipText, crowdText, oddsText } from './chip-text.ts';
import chips from './chips.module.css';
import styles from './fields.module.css';
import { useSpotNames } from './useSpotNames.ts';

interface FieldsProps {
  /** Fields to bet on, in keyboard order, with the payout for a stake of one. */
  fields: readonly { name: string; pays: number }[];
  currency: CurrencyCode;
  /** Player's own stakes in subunits, by field. */
  own: ReadonlyMap<string, number>;
  crowd: LiveCrowd | null;
  /** Winning fields, once shown. */
  won: readonly string[];
  open: boolean;
  onField: (name: string) => void;
  className?: string | undefined;
}

/** Renders a table's fields side by side, each with its payout, the other players' stakes and the player's chip. */
export function Fields({ fields, currency, own, crowd, won, open, onField, className }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { shortName, longName } = useSpotNames();
  return (
    <div role="group" aria-label={t`Bets`} className={cx(styles.fields, className)}>
      {fields.map(({ name, pays }) => {
        const laid = own.get(name);
        const others = crowd?.fields[name];
        const odds = t`pays ${oddsText(pays, i18n.locale)} to 1`;
        const amount = laid === undefined ? undefined : formatMoney(laid, currency, i18n.locale);
        return (
          <button
            key={name}
            type="button"
            className={styles.field}
            data-field={name}
            data-won={won.includes(name) || undefined}
            aria-disabled={!open || undefined}
            aria-label={[longName(name), odds, amount && t`your bet ${amount}`].filter(Boolean).join(', ')}
            onClick={() => open && onField(name)}
          >
            <b>{shortName(name)}</b>
            <small>{odds}</small>
            {others && <span className={styles.others}>{crowdText(others.amount, i18n.locale)}</span>}
            {laid !== undefined && (
              <span className={cx(chips.chip, styles.chip)}>{chipText(laid, currency, i18n.locale)}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
