import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { CallRefused, useApi } from '@croupier/api-client';
import type { Conversion } from '@croupier/contracts';
import { useModal, useOnline } from '@croupier/shell';
import { Banner, Button, DialogContent, Money } from '@croupier/ui-kit';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { CloseButton } from '../steps/ResultButtons.tsx';
import { ResultScreen } from '../steps/ResultScreen.tsx';
import styles from '../steps/steps.module.css';
import { convertMutation } from './conversion.mutation.ts';
import { conversionProblem } from './day-limit.ts';
import { RateLine } from './RateLine.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface ConversionOfferProps {
  offer: Conversion;
  onBack: () => void;
  /** True while another offer for the same amounts is loading. */
  asking: boolean;
  onAgain: () => void;
}

/** Renders an offer with the amount paid and the amount received. The player accepts it as it is or goes back. */
export function ConversionOffer({ offer, onBack, asking, onAgain }: ConversionOfferProps) {
  const { i18n } = useLingui();
  const online = useOnline();
  const { setConfirmClose } = useModal();
  const left = useSecondsLeft(offer.stands_seconds);
  const take = useMutation(convertMutation(useApi(), useQueryClient()));
  useEffect(() => setConfirmClose(take.isPending), [setConfirmClose, take.isPending]);

  const { from, to, amount_cents, receives_cents } = offer;
  const pays = <Money amount={amount_cents} currency={from} />;
  const gets = <Money amount={receives_cents} currency={to} />;
  if (take.isSuccess)
    return (
      <ResultScreen
        tone="good"
        icon={<Check size={36} aria-hidden="true" />}
        title={<Trans>Exchanged</Trans>}
        text={
          <Trans>
            {pays} exchanged for {gets}. Both wallets are up to date.
          </Trans>
        }
        footer={
          <CloseButton autofocus>
            <Trans>Done</Trans>
          </CloseButton>
        }
      />
    );
  const isRefused = take.error instanceof CallRefused;
  // After a lost reply the request can be repeated at any time: an offer accepted in time is done.
  const isOver = isRefused || (left === 0 && take.isIdle);
  return (
    <DialogContent
      title={<Trans>Your offer</Trans>}
      onBack={onBack}
      footer={
        isOver ? (
          <Button size="large" wide disabled={!online} loading={asking} onClick={onAgain}>
            <Trans>Get a new offer</Trans>
          </Button>
        ) : (
          <Button size="large" wide disabled={!online} loading={take.isPending} onClick={() => take.mutate(offer.id)}>
            <span>
              <Trans>Exchange {pays}</Trans>
            </span>
          </Button>
        )
      }
    >
      <div className={styles.step}>
        <div className={styles.summary}>
          <span className={styles.soft}>
            <Trans>For {pays}, you get</Trans>
          </span>
          <Money size="large" amount={receives_cents} currency={to} />
          <span className={styles.soft}>
            <RateLine from={from} to={to} rate={offer.rate} fee={offer.fee_percent} />
          </span>
        </div>
        <p role="timer" className={styles.soft}>
          {isOver ? (
            <Trans>This offer has expired because rates change. Nothing was exchanged.</Trans>
          ) : (
            <Plural value={left} one="This offer expires in # second." other="This offer expires in # seconds." />
          )}
        </p>
        {take.error && (
          <Banner tone="danger" live>
            {conversionProblem(i18n, take.error, from)}
          </Banner>
        )}
        <OfflineNote />
      </div>
    </DialogContent>
  );
}
