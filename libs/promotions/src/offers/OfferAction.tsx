import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import type { BonusOffer } from '@croupier/contracts';
import { openPopup, showToast } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { keepCodeMutation } from './keep-code.mutation.ts';
import styles from './offers.module.css';

export interface OfferLinks {
  /** Sign-up link for guests. */
  signUpLink: (text: ReactNode) => ReactNode;
  giftsLink: (text: ReactNode) => ReactNode;
  limitsLink: (text: ReactNode) => ReactNode;
}

/**
 * Renders the action to take an offer. Taking it is always the reader's own step, with limits and breaks linked beside
 * it.
 */
export function OfferAction({ offer, signUpLink, giftsLink, limitsLink }: OfferLinks & { offer: BonusOffer }) {
  const { data: player } = useQuery(playerQuery(useApi()));
  const [code] = offer.codes;
  if (!player)
    return (
      <>
        {signUpLink(<Trans>Open an account</Trans>)}
        <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
      </>
    );
  return (
    <>
      {code ? (
        <KeepCode code={code} isKept={player.deposit_bonus_code?.toUpperCase() === code} />
      ) : (
        giftsLink(<Trans>See your gifts</Trans>)
      )}
      <Button variant="quiet" onClick={() => openPopup('bonus-toggle')}>
        <Trans>I don’t want bonuses</Trans>
      </Button>
      <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
    </>
  );
}

function KeepCode({ code, isKept }: { code: string; isKept: boolean }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending } = useMutation({
    ...keepCodeMutation(useApi(), useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  const keep = () =>
    mutate(code, { onSuccess: () => showToast({ type: 'success', text: t`Code saved for your next deposit.` }) });
  if (isKept)
    return (
      <>
        <p>
          <Trans>This code is saved for your next deposit.</Trans>
        </p>
        <Button variant="secondary" onClick={() => openPopup('deposit')}>
          <Trans>Deposit</Trans>
        </Button>
      </>
    );
  return (
    <Button variant="secondary" loading={isPending} onClick={keep}>
      <Trans>Save this code</Trans>
    </Button>
  );
}
