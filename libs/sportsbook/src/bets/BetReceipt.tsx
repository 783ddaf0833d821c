import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Bet } from '@croupier/contracts';
import { Disclosure, Money } from '@croupier/ui-kit';
import { usePriceText } from '../odds/usePriceText.ts';
import styles from './bets.module.css';
import { agrees, recompute } from './recompute.ts';

/** How a bet was settled, reckoned again in this browser. */
export function BetReceipt({ bet }: { bet: Bet }) {
  return (
    <Disclosure summary={<Trans>How this was settled</Trans>} className={styles.receipt}>
      <Working bet={bet} />
    </Disclosure>
  );
}

function Working({ bet }: { bet: Bet }) {
  const priceText = usePriceText();
  const [leg] = bet.legs;
  const { home, away, score } = leg.event;
  const own = recompute(bet);
  const right = own !== null && bet.receipt !== null && agrees(own, bet.receipt);
  const stake = <Money amount={bet.stake_cents} currency={bet.currency} />;
  const paid = <Money amount={bet.receipt?.payout_cents ?? 0} currency={bet.currency} />;
  const gain = <Money amount={bet.return_cents ?? 0} currency={bet.currency} />;
  return (
    <>
      <p>
        {leg.void_factor === 1 ? (
          <Trans>
            {home} – {away} was not played to its end.
          </Trans>
        ) : (
          <Trans>
            {home} – {away} ended {score.home}:{score.away}.
          </Trans>
        )}
      </p>
      <p className={styles.sum}>
        {leg.void_factor === 1 && (
          <Trans>
            Void: {stake} × 1 = {paid}
          </Trans>
        )}
        {leg.void_factor === 0 && leg.result === 1 && (
          <Trans>
            Won: {stake} × {priceText(leg.odds)} = {paid}
          </Trans>
        )}
        {leg.void_factor === 0 && leg.result === 0 && (
          <Trans>
            Lost: {stake} × 0 = {paid}
          </Trans>
        )}
      </p>
      {bet.funding?.kind === 'freebet' && (
        <p>
          {leg.void_factor === 1 ? (
            <Trans>A void free bet can be used again while its time lasts.</Trans>
          ) : (
            <Trans>The stake was the free bet: you get {gain}.</Trans>
          )}
        </p>
      )}
      {right ? (
        <p className={styles.checked}>
          <CircleCheck size={16} aria-hidden="true" />
          <Trans>Your browser calculated it again and got the same result.</Trans>
        </p>
      ) : (
        <p className={styles.differs}>
          <CircleAlert size={16} aria-hidden="true" />
          <Trans>Your browser got a different result.</Trans>
        </p>
      )}
    </>
  );
}
