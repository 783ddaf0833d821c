import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Reply, redeemCoupon } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Button, Card, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { couponMutation } from './gift.mutations.ts';
import styles from './gifts.module.css';

type Answer = Reply<typeof redeemCoupon>;

const reasons = {
  unknown_code: msg`We don’t recognise this code. Please check the spelling.`,
  needs_deposit: msg`This code is for a deposit. Save it under “Promo code”, and we’ll check it when you deposit.`,
  not_available: msg`This code is not available to you.`,
  over: msg`This code has expired.`,
} as const;

/**
 * Renders the form for a code that grants something at once. Its three results appear as notices; the reason of a
 * failure stays at the field. Source: specification §8.
 */
export function CouponForm() {
  const { t, i18n } = useLingui();
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const redeem = useMutation({
    ...couponMutation(useApi(), useQueryClient()),
    onSuccess: answer,
    onError: (error) => setComplaint(failureText(i18n, error)),
  });

  function answer({ status, reason, gift }: Answer) {
    if (status === 'failed_to_activate') {
      setComplaint(i18n._(reasons[reason ?? 'not_available']));
      return void showToast({ type: 'warning', title: t`Failed to activate.` });
    }
    const text = gift?.bonuses[0]?.title;
    showToast(
      status === 'already_activated'
        ? { type: 'info', title: t`Already activated.`, text }
        : { type: 'success', title: t`Successfully activated.`, text },
    );
    setCode('');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setComplaint(typed === '' ? t`Please enter your code.` : null);
    if (typed !== '') redeem.mutate(typed);
  }

  return (
    <Card tone="sunken">
      <form noValidate onSubmit={submit} className={styles.coupon}>
        <TextField
          label={<Trans>Do you have a code?</Trans>}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={complaint}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" variant="secondary" loading={redeem.isPending}>
          <Trans>Redeem</Trans>
        </Button>
      </form>
    </Card>
  );
}
