import { Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { KickOff } from '../clock/KickOff.tsx';
import { usePriceText } from '../odds/usePriceText.ts';
import { leastOddsOf } from '../slip-model/free-bets.query.ts';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders the choice between own money and a free bet, and explains what a free bet pays. */
export function FreeBetChoice({ slip: { freeBet, bets } }: { slip: Slip }) {
  const { t, i18n } = useLingui();
  const { held, chosen, choose } = freeBet;
  if (held.length === 0) return null;
  if (bets.length > 1)
    return (
      <p className={styles.freeBet}>
        <Trans>A free bet covers one bet. Leave only one selection on the slip to use it.</Trans>
      </p>
    );
  const amountOf = ({ amount_cents, currency }: Gift) => formatMoney(amount_cents, currency, i18n.locale);
  return (
    <>
      <label className={styles.choice}>
        <Trans>Pay with</Trans>
        <select
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t`my money`}</option>
          {held.map((gift) => (
            <option key={gift.id} value={gift.id}>
              {t`free bet of ${amountOf(gift)}`}
            </option>
          ))}
        </select>
      </label>
      {chosen && <WhatItPays gift={chosen} />}
    </>
  );
}

function WhatItPays({ gift }: { gift: Gift }) {
  const priceText = usePriceText();
  const price = priceText(leastOddsOf(gift));
  const until = <KickOff at={gift.expires_at} withDay />;
  return (
    <p className={styles.freeBet}>
      <Trans>
        It costs you nothing. If the bet wins, you get the winnings as cash, without the stake. If it is void, you get
        the free bet back. Valid for odds of {price} or higher, until {until}.
      </Trans>
    </p>
  );
}
