import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BonusOffer } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { Checkbox } from '@croupier/ui-kit';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import styles from './bonus.module.css';

interface BonusOfferedProps {
  offer: BonusOffer;
  /** Amounts in subunits; null while the deposit is too small for the bonus. */
  figures: { amount: bigint; requirement: bigint } | null;
  checked: boolean;
  onChange: (wanted: boolean) => void;
}

/** Renders a bonus beside the amount: its value, its requirement, and a switch that is off by default. */
export function BonusOffered({ offer, figures, checked, onChange }: BonusOfferedProps) {
  const { i18n } = useLingui();
  const { bonusHref } = useCashbox();
  const { title, currency, wagering, min_deposit_cents } = offer;
  const money = (amount: bigint | number) => formatMoney(BigInt(amount), currency, i18n.locale);
  return (
    <div className={styles.bonus}>
      <Checkbox
        asSwitch
        label={figures ? `${title}: ${money(figures.amount)}` : title}
        checked={checked}
        disabled={!figures}
        onChange={({ target }) => onChange(target.checked)}
        hint={
          figures ? (
            <>
              {wagering && (
                <Trans>
                  Wagering requirement: stake {money(figures.requirement)} within{' '}
                  <Plural value={wagering.days} one="# day" other="# days" />, up to {money(wagering.max_stake_cents)}{' '}
                  per round or bet.
                </Trans>
              )}{' '}
              {offer.ends_on_withdrawal && <Trans>Withdrawing before then ends the bonus.</Trans>}
            </>
          ) : (
            <Trans>You get it with a deposit of {money(min_deposit_cents ?? 0)} or more.</Trans>
          )
        }
      />
      {bonusHref && (
        <a className={styles.terms} href={bonusHref(offer.identifier)} target="_blank" rel="noreferrer">
          <Trans>Full terms</Trans>
        </a>
      )}
    </div>
  );
}
