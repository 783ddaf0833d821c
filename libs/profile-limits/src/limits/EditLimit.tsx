import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { toWire, type UserLimit } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import type { CurrencyCode } from '@croupier/money';
import { showToast, useModal } from '@croupier/shell';
import { AmountField, Button, Chip, Chips, DialogContent, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { periodNames, typeNames } from './limit-texts.ts';
import limitStyles from './limits.module.css';
import { updateLimitMutation } from './limits.mutation.ts';
import { whole } from './minutes.ts';

interface EditLimitProps {
  limit: UserLimit;
  /** Currency of the amount to change. */
  currency: CurrencyCode;
}

/**
 * Renders the modal `limit-edit` for a new amount. A lower one applies at once; a higher one only after a waiting time.
 */
export function EditLimit({ limit, currency }: EditLimitProps) {
  const { t, i18n } = useLingui();
  const modal = useModal();
  const mutation = useMutation(updateLimitMutation(useApi(), useQueryClient()));
  const timed = limit.duration_minutes !== null;
  const account = limit.accounts.find((one) => one.currency === currency) ?? { currency, amount_cents: 0 };
  const now = BigInt(Math.floor(limit.duration_minutes ?? account.amount_cents));
  const [next, setNext] = useState<bigint | null>(now);
  const looser = next !== null && next > now;
  const valid = next !== null && next !== now && !(timed && next < 1n);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!valid) return;
    const { type, period } = limit;
    const figures = timed
      ? { duration_minutes: toWire(next) }
      : { accounts: [{ currency, amount_cents: toWire(next) }] };
    const saved = await mutation.mutateAsync({ type, period, ...figures }).catch(() => null);
    if (!saved) return;
    const text = looser
      ? t`Request received. Please confirm it with the link in your email.`
      : t`Your lower limit applies from now on.`;
    showToast({ type: 'success', text });
    modal.close();
  }
  const period = i18n._(periodNames[limit.period]);
  const fieldProps = {
    error: mutation.isError && failureText(i18n, mutation.error),
    hint: looser && (
      <Trans>
        This is higher than your current limit. It applies after at least a day, once you confirm it by email.
      </Trans>
    ),
  };
  return (
    <DialogContent title={<Trans>Change this limit</Trans>}>
      <form onSubmit={save} className={styles.form}>
        <p className={limitStyles.left}>
          {i18n._(typeNames[limit.type])} · {period}
        </p>
        {timed ? (
          <TextField
            label={<Trans>Minutes</Trans>}
            inputMode="numeric"
            value={next === null ? '' : String(next)}
            onChange={(event) => setNext(whole(event.target.value))}
            {...fieldProps}
          />
        ) : (
          <AmountField
            label={<Trans>New limit</Trans>}
            currency={currency}
            value={next}
            onChange={setNext}
            {...fieldProps}
          />
        )}
        <Chips label={t`Lower the limit`}>
          {[75, 50, 25].map((percent) => (
            <Chip
              key={percent}
              selected={next === (now * BigInt(percent)) / 100n}
              onClick={() => setNext((now * BigInt(percent)) / 100n)}
            >
              {formatPercent(percent / 100, i18n.locale)}
            </Chip>
          ))}
        </Chips>
        <div className={limitStyles.buttons}>
          <Button type="submit" disabled={!valid} loading={mutation.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" onClick={() => modal.close()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </DialogContent>
  );
}
