import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import { LimitPeriod, limitPeriods, toWire, type UserLimit } from '@croupier/contracts';
import { type CurrencyCode, MAX_AMOUNT } from '@croupier/money';
import { showToast } from '@croupier/shell';
import { AmountField, Banner, Button, RadioCards, SelectField, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { periodNames, typeHints, typeNames } from './limit-texts.ts';
import { createLimitMutation, type LimitOrder } from './limits.mutation.ts';
import { whole } from './minutes.ts';

const types = ['deposit', 'loss', 'wager', 'session'] as const;
type CountedType = (typeof types)[number];

interface LimitFormProps {
  /** Player's wallets, the active one first. */
  currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  /** Existing limits: one per type and period. */
  limits: readonly UserLimit[];
}

/** Renders the form for a new limit: type, period and amount. */
export function LimitForm({ currencies, limits }: LimitFormProps) {
  const { t, i18n } = useLingui();
  const [type, setType] = useState<CountedType>('deposit');
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [currency, setCurrency] = useState(currencies[0]);
  const [amount, setAmount] = useState<bigint | null>(null);
  const [minutes, setMinutes] = useState('');
  const [asked, setAsked] = useState(false);
  const mutation = useMutation(createLimitMutation(useApi(), useQueryClient()));
  const timed = type === 'session';
  // There is one limit per type and period, which another wallet joins.
  const exists = limits.some(
    (limit) =>
      limit.type === type &&
      limit.period === period &&
      (timed || limit.accounts.some((one) => one.currency === currency)),
  );
  const order = orderOf({ type, period, currency, amount, minutes });

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!order || exists) return;
    const saved = await mutation.mutateAsync(order).catch(() => null);
    if (!saved) return;
    setAmount(null);
    setMinutes('');
    setAsked(false);
    showToast({ type: 'success', text: t`Your limit applies from now on.` });
  }

  const missing = asked && !order && !exists;
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <RadioCards
        label={<Trans>What to limit</Trans>}
        options={types.map((value) => ({ value, title: i18n._(typeNames[value]), detail: i18n._(typeHints[value]) }))}
        value={type}
        onChange={(kind) => {
          setType(kind);
          if (!limitPeriods[kind].includes(period)) setPeriod('week');
        }}
        cardMinPx={300}
      />
      <div className={styles.pair}>
        <SelectField
          label={<Trans>Period</Trans>}
          value={period}
          onChange={(event) => setPeriod(v.parse(LimitPeriod, event.target.value))}
        >
          {limitPeriods[type].map((value) => (
            <option key={value} value={value}>
              {i18n._(periodNames[value])}
            </option>
          ))}
        </SelectField>
        {!timed && currencies.length > 1 && (
          <SelectField
            label={<Trans>Wallet</Trans>}
            value={currency}
            onChange={({ target }) => setCurrency(currencies.find((one) => one === target.value) ?? currency)}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        )}
      </div>
      {timed ? (
        <TextField
          label={<Trans>Minutes</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          error={missing && t`Please enter whole minutes, 1 or more.`}
        />
      ) : (
        <AmountField
          label={<Trans>Maximum</Trans>}
          currency={currency}
          value={amount}
          onChange={setAmount}
          error={missing && t`Please enter an amount.`}
        />
      )}
      {exists && (
        <Banner>
          <Trans>You already have this limit. You can change it above.</Trans>
        </Banner>
      )}
      {mutation.isError && (
        <Banner tone="danger" live>
          {failureText(i18n, mutation.error)}
        </Banner>
      )}
      <div className={styles.submit}>
        <Button type="submit" loading={mutation.isPending} disabled={exists}>
          <Trans>Set this limit</Trans>
        </Button>
        <span className={styles.note}>
          <Trans>It applies immediately.</Trans>
        </span>
      </div>
    </form>
  );
}

interface Typed {
  type: CountedType;
  period: LimitPeriod;
  currency: CurrencyCode;
  amount: bigint | null;
  minutes: string;
}

/** Returns the order; null while something is missing. */
function orderOf({ type, period, currency, amount, minutes }: Typed): LimitOrder | null {
  if (type === 'session') {
    const duration = whole(minutes);
    return duration === null || duration < 1n ? null : { type, period, duration_minutes: toWire(duration) };
  }
  return amount === null || amount < 0n || amount > MAX_AMOUNT
    ? null
    : { type, period, accounts: [{ currency, amount_cents: toWire(amount) }] };
}
