import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Bet, CashOutOffer } from '@croupier/contracts';
import { Button, Money } from '@croupier/ui-kit';
import styles from './cash-out.module.css';
import { offersQuery } from './cash-out.query.ts';
import { CashOutConfirm } from './CashOutConfirm.tsx';
import { CashOutRule } from './CashOutRule.tsx';

/** Renders the cash-out offer of an open bet and its value. The player sees and confirms the amount first. */
export function CashOut({ bet }: { bet: Bet }) {
  const { data } = useQuery(offersQuery(useApi()));
  const [confirming, setConfirming] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (confirming === false) opener.current?.focus(); // Returns the focus to the opener.
  }, [confirming]);
  const offer = data?.find(({ bet_id }) => bet_id === bet.id);
  if (!offer) return null;
  if (confirming) return <CashOutConfirm bet={bet} onClose={() => setConfirming(false)} />;
  return (
    <div className={styles.cashOut}>
      {offer.pays_cents !== null && offer.fair_cents !== null ? (
        <div className={styles.offer}>
          <Button ref={opener} variant="secondary" onClick={() => setConfirming(true)}>
            <Trans>
              Cash out <Money amount={offer.pays_cents} currency={bet.currency} />
            </Trans>
          </Button>
          <p className={styles.soft}>
            <Trans>
              Fair value: <Money amount={offer.fair_cents} currency={bet.currency} />
            </Trans>
          </p>
        </div>
      ) : (
        <WhyNot reason={offer.reason} />
      )}
      {offer.reason !== 'bonus' && offer.reason !== 'field' && bet.status === 'accepted' && <CashOutRule bet={bet} />}
    </div>
  );
}

function WhyNot({ reason }: { reason: CashOutOffer['reason'] }) {
  if (reason === null || reason === 'pending') return null;
  return (
    <p className={styles.soft}>
      {reason === 'suspended' && <Trans>Cash-out is suspended. The odds may change at any moment.</Trans>}
      {reason === 'bonus' && <Trans>Bets paid for with a bonus or free bet can’t be cashed out.</Trans>}
      {reason === 'field' && <Trans>Bets on races and seasons can’t be cashed out.</Trans>}
      {reason === 'corrected' && (
        <Trans>This bet can’t be cashed out because it was corrected. It stays open until it is settled.</Trans>
      )}
      {reason === 'worthless' && <Trans>This bet can no longer be cashed out.</Trans>}
    </p>
  );
}
