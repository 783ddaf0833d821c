import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { AmountField, Button } from '@croupier/ui-kit';
import { quickStakesAtom } from '../slip-model/slip.atoms.ts';
import { type Bettor, useBettor } from '../slip-model/useStakeSettings.ts';
import styles from './settings.module.css';

/** The four stakes one press away, as the player wants them. An empty one is left out. */
export function QuickStakes() {
  const bettor = useBettor();
  return bettor.stakes ? <Fields key={bettor.currency} bettor={bettor} /> : null;
}

const PLACES = 4;

function Fields({ bettor: { currency, stakes, usualStakes, quickStakes } }: { bettor: Bettor }) {
  const { t } = useLingui();
  const [own, setOwn] = useAtom(quickStakesAtom);
  const [amounts, setAmounts] = useState<readonly (bigint | null)[]>(() => placesOf(quickStakes));
  const fits = (amount: bigint) =>
    amount >= BigInt(stakes!.min_stake_cents) && amount <= BigInt(stakes!.max_return_cents);

  function change(place: number, amount: bigint | null): void {
    const next = amounts.with(place, amount);
    setAmounts(next);
    const kept = next.filter((one) => one !== null).filter(fits);
    setOwn({ ...own, [currency]: [...new Set(kept.map(Number))] });
  }
  function reset(): void {
    setAmounts(placesOf(usualStakes));
    setOwn({ ...own, [currency]: [] });
  }
  return (
    <fieldset className={styles.stakes}>
      <legend>
        <Trans>Quick stakes</Trans>
      </legend>
      <div className={styles.fields}>
        {amounts.map((amount, place) => (
          <AmountField
            key={place}
            label={t`Quick stake ${place + 1}`}
            labelHidden
            currency={currency}
            value={amount}
            onChange={(typed) => change(place, typed)}
            error={amount !== null && !fits(amount) ? t`Outside what can be staked.` : undefined}
          />
        ))}
      </div>
      <Button size="small" variant="quiet" onClick={reset} className={styles.reset}>
        <Trans>The usual ones again</Trans>
      </Button>
    </fieldset>
  );
}

const placesOf = (stakes: readonly number[]): (bigint | null)[] =>
  Array.from({ length: PLACES }, (_, place) => (stakes[place] === undefined ? null : BigInt(stakes[place])));
