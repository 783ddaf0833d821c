import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { toWire } from '@croupier/contracts';
import { AmountField, Button } from '@croupier/ui-kit';
import { quickStakesAtom } from '../slip-model/slip.atoms.ts';
import { type StakeSettings, useStakeSettings } from '../slip-model/useStakeSettings.ts';
import styles from './settings.module.css';

/** Renders the player's four quick stakes for editing. An empty one is left out. */
export function QuickStakes() {
  const settings = useStakeSettings();
  const { currency, stakes } = settings;
  return stakes ? <Fields key={currency} settings={settings} stakes={stakes} /> : null;
}

const FIELDS = 4;

interface FieldsProps {
  settings: StakeSettings;
  stakes: NonNullable<StakeSettings['stakes']>;
}

function Fields({ settings: { currency, usualStakes, quickStakes }, stakes }: FieldsProps) {
  const { t } = useLingui();
  const [own, setOwn] = useAtom(quickStakesAtom);
  const [amounts, setAmounts] = useState<readonly (bigint | null)[]>(() => fieldsOf(quickStakes));
  const fits = (amount: bigint) =>
    amount >= BigInt(stakes.min_stake_cents) && amount <= BigInt(stakes.max_return_cents);

  function change(index: number, amount: bigint | null): void {
    const next = amounts.with(index, amount);
    setAmounts(next);
    const chosen = next.filter((one) => one !== null).filter(fits);
    setOwn({ ...own, [currency]: [...new Set(chosen.map(toWire))] });
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
            error={amount !== null && !fits(amount) ? t`Outside the stake limits.` : undefined}
          />
        ))}
      </div>
      <Button size="small" variant="quiet" onClick={reset} className={styles.reset}>
        <Trans>Restore defaults</Trans>
      </Button>
    </fieldset>
  );
}

const fieldsOf = (stakes: readonly number[]): (bigint | null)[] =>
  Array.from({ length: FIELDS }, (_, index) => {
    const stake = stakes[index];
    return stake === undefined ? null : BigInt(stake);
  });
