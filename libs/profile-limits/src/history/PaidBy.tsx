import { Trans, useLingui } from '@lingui/react/macro';
import type { BetFunding, RoundSummary } from '@croupier/contracts';
import { wordsIn } from '@croupier/i18n/local-words';
import { Money } from '@croupier/ui-kit';
import styles from './history.module.css';

/**
 * Renders the funds that paid for a round and what counted towards wagering. Renders nothing for a round paid by cash
 * alone.
 */
export function PaidBy({ round: { funding, stake_cents, currency } }: { round: RoundSummary }) {
  const { i18n } = useLingui();
  if (!funding) return null;
  const { kind, paid_cents: paid, counted_cents: counted, title } = funding;
  const name = wordsIn(title, i18n.locale);
  const counts = <Money amount={counted} currency={currency} />;
  return (
    <small className={styles.paidBy}>
      {kind === 'money' ? (
        <PaidByMoney name={name} paid={paid} cash={stake_cents - paid} currency={currency} />
      ) : (
        <Trans>Free spin: {name}</Trans>
      )}
      {counted > 0 && (
        <span>
          <Trans>
            {counts} counts towards {name}
          </Trans>
        </span>
      )}
      {funding.not_counted && (
        <span>
          <Trans>Doesn’t count towards {name}:</Trans> <WhyNot reason={funding.not_counted} />
        </span>
      )}
    </small>
  );
}

function WhyNot({ reason }: { reason: NonNullable<BetFunding['not_counted']> }) {
  if (reason === 'wager_free') return <Trans>this game is excluded from wagering</Trans>;
  if (reason === 'jackpot') return <Trans>this game contributes to a jackpot</Trans>;
  if (reason === 'low_odds') return <Trans>its odds were too low</Trans>;
  return <Trans>you had an open bet on another outcome</Trans>;
}

interface PaidByMoneyProps extends Pick<RoundSummary, 'currency'> {
  name: string;
  paid: number;
  cash: number;
}

function PaidByMoney({ name, paid, cash, currency }: PaidByMoneyProps) {
  const [own, bonus] = [<Money amount={cash} currency={currency} />, <Money amount={paid} currency={currency} />];
  if (paid === 0) return <Trans>Paid in cash</Trans>;
  if (cash === 0) return <Trans>Paid by {name}</Trans>;
  return (
    <Trans>
      {own} in cash, {bonus} from {name}
    </Trans>
  );
}
