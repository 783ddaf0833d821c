import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { AmountField, Button } from '@croupier/ui-kit';
import { quickStakesAtom } from '../slip-model/slip.atoms.ts';
import { type StakeSettings, useStakeSettings } from '../slip-model/useStakeSettings.ts';
import styles from './settings.module.css';

/** The four stakes one press away, as the player wants them. An empty one is left out. */
export function QuickStakes() {
  const settings = useStakeSettings();
  return settings.stakes ? <Fields key={settings.currency} settings={settings} /> : null;
}

const FIELDS = 4;

function Fields({ settings: { currency, stakes, usualStakes, quickStakes } }: { settings: StakeSettings }) {
  const { t } = useLingui();
  const [own, setOwn] = useAtom(quickStakesAtom);
  const [amounts, setAmounts] = useState<readonly (bigint | null)[]>(() => fieldsOf(quickStakes));
  const fits = (amount: bigint) =>
    amount >= BigInt(stakes!.min_stake_cents) && amount <= BigInt(stakes!.max_return_cents);

  function change(index: number, amount: bigint | null): void {
    const next = amounts.with(index, amount);
    setAmounts(next);
    const kept = next.filter((one) => one !== null).filter(fits);
    setOwn({ ...own, [currency]: [...new Set(kept.map(Number))] });
  }
  function reset(): void {
    setAmounts(fieldsOf(usualStakes));
    setOwn({ ...own, [currency]: [] });
  }
  return (
    <fieldset className={styles.stakes}>
      <legend>
        <Trans>Quick stakes</Trans>
      </legend>
      <div className={styles.fields}>
        {amounts.map((amount, index) => (
          <AmountField
            key={index}
            label={t`Quick stake ${index + 1}`}
            labelHidden
            currency={currency}
            value={amount}
            onChange={(typed) => change(index, typed)}
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

const fieldsOf = (stakes: readonly number[]): (bigint | null)[] =>
  Array.from({ length: FIELDS }, (_, index) => (stakes[index] === undefined ? null : BigInt(stakes[index])));
