import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, useApi } from '@croupier/api-client';
import { type Bet, toWire } from '@croupier/contracts';
import { AmountField, Button, Disclosure, Money } from '@croupier/ui-kit';
import { cacheBet } from '../bets.query.ts';
import { useRefusalText } from '../useRefusalText.ts';
import styles from './cash-out.module.css';
import { ruleMutation } from './cash-out.query.ts';

/**
 * Renders a rule that cashes out once the offer reaches an amount. The server applies it even while the player is away.
 */
export function CashOutRule({ bet }: { bet: Bet }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState<bigint | null>(null);
  const rule = useMutation({
    ...ruleMutation(useApi(), bet.id),
    onSuccess: (changed) => cacheBet(queryClient, changed),
  });
  const refusalText = useRefusalText();
  const refusal = rule.error instanceof CallRefused ? (rule.error.fields[0] ?? null) : null;
  if (bet.sell_at_cents !== null)
    return (
      <div className={styles.rule}>
        <p className={styles.soft}>
          <Trans>
            Auto cash-out at <Money amount={bet.sell_at_cents} currency={bet.currency} /> or more
          </Trans>
        </p>
        <Button size="small" variant="quiet" loading={rule.isPending} onClick={() => rule.mutate(null)}>
          <Trans>Remove auto cash-out</Trans>
        </Button>
      </div>
    );
  return (
    <Disclosure summary={<Trans>Auto cash-out</Trans>}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (amount !== null && amount > 0n) rule.mutate(toWire(amount));
        }}
      >
        <AmountField
          label={t`Cash out when the offer reaches`}
          currency={bet.currency}
          value={amount}
          onChange={setAmount}
          error={rule.error ? refusalText(refusal) : undefined}
        />
        <Button type="submit" variant="secondary" disabled={amount === null || amount <= 0n} loading={rule.isPending}>
          <Trans>Set auto cash-out</Trans>
        </Button>
      </form>
    </Disclosure>
  );
}
