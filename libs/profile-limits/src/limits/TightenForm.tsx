import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { toWire, type UserLimit } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { showToast } from '@croupier/shell';
import { AmountField, Button, Chip, Chips, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from './limits.module.css';
import { setLimitMutation } from './limits.mutation.ts';

interface TightenFormProps {
  limit: UserLimit;
  currency: CurrencyCode;
  onDone: () => void;
}

/** A new amount for a limit. A lower one applies at once; for a higher one the form says that it has to wait. */
export function TightenForm({ limit, currency, onDone }: TightenFormProps) {
  const { t, i18n } = useLingui();
  const [first = { currency, amount_cents: 0 }] = limit.accounts;
  const account = limit.accounts.find((one) => one.currency === currency) ?? first;
  const timed = limit.duration_minutes !== null;
  const now = BigInt(limit.duration_minutes ?? account.amount_cents);
  const [next, setNext] = useState<bigint | null>(now);
  const mutation = useMutation(setLimitMutation(useApi(), useQueryClient()));
  const looser = next !== null && next > now;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (next === null || next === now || (timed && next < 1n)) return;
    const { type, period } = limit;
    const figures = timed
      ? { duration_minutes: toWire(next) }
      : { accounts: [{ currency: account.currency, amount_cents: toWire(next) }] };
    const saved = await mutation.mutateAsync({ type, period, ...figures }).catch(() => null);
    if (!saved) return;
    showToast({
      type: 'success',
      text: looser
        ? t`Request received. Please confirm it with the link in your email.`
        : t`Your tighter limit holds from now on.`,
    });
    onDone();
  }

  const error = mutation.isError && failureText(i18n, mutation.error);
  const hint = looser && <Trans>Looser than now: it waits at least a day, and for the link in your email.</Trans>;
  return (
    <form onSubmit={save} className={styles.bars}>
      {timed ? (
        <TextField
          label={<Trans>Minutes</Trans>}
          inputMode="numeric"
          value={next === null ? '' : String(next)}
          onChange={(event) => setNext(whole(event.target.value))}
          error={error}
          hint={hint}
        />
      ) : (
        <AmountField
          label={<Trans>New limit</Trans>}
          currency={account.currency}
          value={next}
          onChange={setNext}
          error={error}
          hint={hint}
        />
      )}
      <Chips label={t`Tighten`}>
        {[75n, 50n, 25n].map((percent) => (
          <Chip
            key={String(percent)}
            selected={next === (now * percent) / 100n}
            onClick={() => setNext((now * percent) / 100n)}
          >
            {`${percent} %`}
          </Chip>
        ))}
      </Chips>
      <div className={styles.buttons}>
        <Button type="submit" size="small" loading={mutation.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

export const whole = (text: string): bigint | null => (/^\d{1,5}$/.test(text.trim()) ? BigInt(text.trim()) : null);
