import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { OddsChange } from '@croupier/contracts';
import { useOnline } from '@croupier/shell';
import { AmountField, Button, buttonClass, Money } from '@croupier/ui-kit';
import { useRefusalText } from '../bets/useRefusalText.ts';
import { SportLink, useHost } from '../host/sportsbook-context.tsx';
import { oddsChangeAtom } from '../slip-model/slip.atoms.ts';
import { FreeBetChoice } from './FreeBetChoice.tsx';
import styles from './slip.module.css';
import { isAboutStake } from './SlipLine.tsx';
import type { Slip } from './useSlip.ts';

/** What stays in sight: stake, return, the one button. */
export function SlipFooter({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const { legs, currency, quickStakes, stake, total, possible } = slip;
  const [left, setLeft] = useState(false);
  const error = useStakeError(slip, left);
  if (legs.length === 0) return null;
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault();
        if (slip.step === 'place') slip.submit();
      }}
    >
      <FreeBetChoice slip={slip} />
      {slip.freeBet.chosen ? (
        error && (
          <p role="alert" className={styles.notice}>
            {error}
          </p>
        )
      ) : (
        <>
          <AmountField
            key={currency} // What is half typed belongs to its wallet.
            label={legs.length > 1 ? t`Stake for each bet` : t`Stake`}
            currency={currency}
            value={stake === null ? null : BigInt(stake)}
            onChange={slip.setStake}
            onBlur={() => setLeft(true)}
            quickAmounts={quickStakes.map(BigInt)}
            error={error}
            className={styles.stake}
          />
          <Payer />
        </>
      )}
      <OddsChangeChoice />
      <dl className={styles.sums}>
        {legs.length > 1 && (
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

/** Which wallet the stake comes out of. */
function Payer() {
  const { payer } = useHost();
  if (!payer) return null;
  return (
    <div className={styles.choice}>
      <Trans>Paid from</Trans>
      {payer}
    </div>
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

/** Said below the stake, with the way out where there is one. */
function useStakeError({ refusals, stakeRefusal }: Slip, left: boolean): string | undefined {
  const refusalText = useRefusalText();
  // Who types 0.50 has typed 0 on the way: too little is said when the field is left.
  const early = stakeRefusal?.code === 'stake_too_small' && !left ? null : stakeRefusal;
  const refusal = early ?? [...refusals.values()].find(isAboutStake);
  return refusal ? refusalText(refusal) : undefined;
}

function OddsChangeChoice() {
  const { t } = useLingui();
  const [oddsChange, setOddsChange] = useAtom(oddsChangeAtom);
  return (
    <label className={styles.choice}>
      <Trans>If the price changes</Trans>
      <select value={oddsChange} onChange={(event) => setOddsChange(v.parse(OddsChange, event.target.value))}>
        <option value="none">{t`ask me first`}</option>
        <option value="higher">{t`accept a better price`}</option>
        <option value="any">{t`accept any price`}</option>
      </select>
    </label>
  );
}

function SlipButton({ slip }: { slip: Slip }) {
  const online = useOnline();
  const { step, sending, legs, total, currency, refusals } = slip;
  const broke = [...refusals.values()].some((refusal) => refusal?.code === 'insufficient_funds');
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
      <Button wide variant="secondary" onClick={slip.clear}>
        <Trans>Remove closed selections</Trans>
      </Button>
    );
  }
  if (step === 'accept') {
    return (
      <Button wide onClick={slip.accept}>
        <Plural value={slip.changed.length} one="Accept the new price" other="Accept the new prices" />
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
  return (
    <Button type="submit" wide loading={sending} disabled={!online || step !== 'place'}>
      {!online && <Trans>You are offline</Trans>}
      {online && step === 'wait' && <Trans>Waiting for prices</Trans>}
      {online && step === 'stake' && <Trans>Enter a stake</Trans>}
      {online && step === 'bounds' && <Trans>Change the stake</Trans>}
      {online && step === 'place' && (
        <span>
          {slip.freeBet.chosen ? (
            <Trans>Place free bet</Trans>
          ) : (
            <Plural value={legs.length} one="Place bet" other="Place # bets" />
          )}{' '}
          · <Money amount={total ?? 0} currency={currency} />
        </span>
      )}
    </Button>
  );
}
