import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { totalOdds } from '@croupier/bet-math';
import { useOnline } from '@croupier/shell';
import { AmountField, Button, buttonClass, Money } from '@croupier/ui-kit';
import { useRefusalText } from '../bets/useRefusalText.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { usePriceText } from '../odds/usePriceText.ts';
import { EachWay } from './EachWay.tsx';
import { EditSums } from './EditSums.tsx';
import styles from './slip.module.css';
import { isAboutStake } from './SlipLine.tsx';
import { useAmountLabels } from './SlipOptions.tsx';
import type { Slip } from './useSlip.ts';

/** Renders the part that stays in view: stake, return and the button. */
export function SlipFooter({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const { legs, bets, currency, quickStakes, stake, total, possible } = slip;
  const labels = useAmountLabels(slip);
  const [combined] = bets.length === 1 && legs.length > 1 ? bets : [];
  const priceText = usePriceText();
  const [left, setLeft] = useState(false);
  const error = useStakeError(slip, left);
  if (legs.length === 0 || slip.step === 'over') return null;
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        if (slip.step === 'place') slip.submit();
      }}
    >
      {slip.freeBet.chosen ? (
        error && (
          <p role="alert" className={styles.notice}>
            {error}
          </p>
        )
      ) : (
        <>
          <EachWay slip={slip} />
          <AmountField
            key={currency} // Unfinished input belongs to its wallet.
            label={
              slip.eachWay.on && slip.stakeAs !== 'return'
                ? t`Stake per part`
                : bets.length > 1
                  ? t`Stake per bet`
                  : labels[slip.stakeAs]
            }
            currency={currency}
            value={stake === null ? null : BigInt(stake)}
            onChange={slip.setStake}
            onBlur={() => setLeft(true)}
            quickAmounts={quickStakes.map(BigInt)}
            error={error}
            className={styles.stake}
          />
        </>
      )}
      {slip.edit && <EditSums slip={slip} />}
      <dl className={styles.sums} hidden={slip.edit !== null}>
        {(combined?.shape.kind === 'multiple' || combined?.shape.kind === 'single') && (
          <Sum name={<Trans>Total odds</Trans>}>
            {combined.legs.every(({ standing }) => standing.now) ? priceText(totalOdds(combined.terms)) : '–'}
          </Sum>
        )}
        {(bets.length > 1 || slip.stakeAs !== 'total' || slip.eachWay.on) && (
          <Sum name={<Trans>Total stake</Trans>}>{total !== null && <Money amount={total} currency={currency} />}</Sum>
        )}
        <Sum name={legs.length > 1 ? <Trans>Return if all win</Trans> : <Trans>Possible return</Trans>} strong>
          {possible === null ? '–' : <Money amount={possible} currency={currency} />}
        </Sum>
      </dl>
      <SlipButton slip={slip} />
    </form>
  );
}

function Sum({ name, strong, children }: { name: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.sum} data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns the error below the stake and, where possible, what to do. */
function useStakeError({ refusals, stakeRefusal, mode, edit }: Slip, left: boolean): string | undefined {
  const refusalText = useRefusalText();
  const combined = mode !== 'singles';
  // Typing 0.50 passes through 0, so a stake that is too small is only reported when the field is left.
  const early = stakeRefusal?.code === 'stake_too_small' && !left ? null : stakeRefusal;
  if (early) return refusalText(early);
  if (edit?.refusal) return refusalText(edit.refusal);
  // Refusals about a selection appear at its line. For one bet on all selections, the others appear here.
  const refusal = refusals.find(
    (one) => isAboutStake(one) || ((edit || combined) && typeof one?.params['leg'] !== 'number'),
  );
  return refusal === undefined ? undefined : refusalText(refusal);
}

/**
 * Prevents the form submission. Otherwise the submit button, which replaces this one, would send the bets with the same
 * press.
 */
const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

function SlipButton({ slip }: { slip: Slip }) {
  const online = useOnline();
  const { step, sending, bets, total, currency, refusals } = slip;
  const broke = refusals.some((refusal) => refusal?.code === 'insufficient_funds');
  if (step === 'login') {
    return (
      <div className={styles.buttons}>
        <SportLink page={{ to: 'login' }} className={buttonClass({ wide: true })}>
          <Trans>Sign in to bet</Trans>
        </SportLink>
        <SportLink page={{ to: 'registration' }} className={buttonClass({ wide: true, variant: 'secondary' })}>
          <Trans>Open an account</Trans>
        </SportLink>
      </div>
    );
  }
  if (step === 'clear') {
    return (
      <Button wide variant="secondary" onClick={instead(slip.clear)}>
        <Trans>Remove closed selections</Trans>
      </Button>
    );
  }
  if (step === 'accept') {
    return (
      <Button wide onClick={instead(slip.accept)}>
        <Plural value={slip.changed.length} one="Accept new odds" other="Accept new odds" />
      </Button>
    );
  }
  if (broke) {
    return (
      <SportLink page={{ to: 'deposit' }} className={buttonClass({ wide: true })}>
        <Trans>Deposit</Trans>
      </SportLink>
    );
  }
  if (slip.smaller && step === 'place') {
    const { smaller } = slip;
    return (
      <Button wide loading={sending} disabled={!online} onClick={instead(smaller.place)}>
        <span>
          <Trans>Place bet for</Trans> <Money amount={smaller.total} currency={currency} />
        </span>
      </Button>
    );
  }
  return (
    <Button type="submit" wide loading={sending} disabled={!online || step !== 'place'}>
      {!online && <Trans>You’re offline</Trans>}
      {online && step === 'wait' && <Trans>Waiting for odds</Trans>}
      {online && step === 'related' && <Trans>Can’t be combined</Trans>}
      {online && step === 'stake' && <Trans>Enter a stake</Trans>}
      {online && step === 'bounds' && <Trans>Change stake</Trans>}
      {online && step === 'place' && slip.edit && <Trans>Change bet</Trans>}
      {online && step === 'place' && !slip.edit && (
        <span>
          {slip.freeBet.chosen ? (
            <Trans>Place free bet</Trans>
          ) : slip.changed.length > 0 ? (
            <Plural value={bets.length} one="Place at new odds" other="Place # bets at new odds" />
          ) : (
            <Plural value={bets.length} one="Place bet" other="Place # bets" />
          )}{' '}
          · <Money amount={total ?? 0} currency={currency} />
        </span>
      )}
    </Button>
  );
}
