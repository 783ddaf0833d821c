import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '@croupier/contracts';
import { wordsIn } from '@croupier/i18n/local-words';
import { Money } from '@croupier/ui-kit';
import styles from './bets.module.css';

/**
 * Renders the funds that paid for a bet and what counted towards wagering. Renders nothing for a bet paid by cash
 * alone.
 */
export function BetFunding({ bet }: { bet: Bet }) {
  const { i18n } = useLingui();
  const { funding, currency } = bet;
  if (!funding) return null;
  const name = wordsIn(funding.title, i18n.locale);
  if (funding.kind !== 'money')
    return (
      <p className={styles.funding}>
        <Trans>Free bet: pays the winnings without the stake.</Trans>
      </p>
    );
  const counts = <Money amount={funding.counted_cents} currency={currency} />;
  return (
    <p className={styles.funding}>
      <PaidBy bet={bet} name={name} paid={funding.paid_cents} />{' '}
      {funding.counted_cents > 0 && (
        <Trans>
          {counts} counts towards {name}.
        </Trans>
      )}
      {funding.not_counted === 'low_odds' && <Trans>Doesn’t count towards {name}: the odds are too low.</Trans>}
      {funding.not_counted === 'opposite_side' && (
        <Trans>Doesn’t count towards {name}: you had an open bet that covers the other side.</Trans>
      )}{' '}
      <Lapsed bet={bet} />
    </p>
  );
}

function PaidBy({ bet: { stake_cents, currency }, name, paid }: { bet: Bet; name: string; paid: number }) {
  const [own, bonus] = [
    <Money amount={stake_cents - paid} currency={currency} />,
    <Money amount={paid} currency={currency} />,
  ];
  if (paid === 0) return <Trans>Paid in cash.</Trans>;
  if (paid === stake_cents) return <Trans>Paid by {name}.</Trans>;
  return (
    <Trans>
      {own} in cash, {bonus} from {name}.
    </Trans>
  );
}

/** Renders the part of the return that belonged to a bonus that ended before the bet did. */
function Lapsed({ bet: { receipt, return_cents, currency } }: { bet: Bet }) {
  const lapsed = receipt && return_cents !== null ? receipt.payout_cents - return_cents : 0;
  if (lapsed <= 0) return null;
  const amount = <Money amount={lapsed} currency={currency} />;
  return <Trans>{amount} of the return belonged to a bonus that had already ended, so it was not paid.</Trans>;
}
