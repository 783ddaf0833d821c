import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { UserLimit } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { openModal, showToast, useTimeZone } from '@croupier/shell';
import { Badge, Button, Card, Meter } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { periodNames, typeNames } from './limit-texts.ts';
import styles from './limits.module.css';
import { cancelChangeMutation } from './limits.mutation.ts';
import { LimitStatusBadge } from './LimitStatusBadge.tsx';

const isBreak = ({ type }: UserLimit) => type === 'coolingoff' || type === 'selfexclusion';
const isReached = ({ amount_cents, current_value_amount_cents }: UserLimit['accounts'][number]) =>
  amount_cents - Math.abs(current_value_amount_cents) <= 0;

/** Renders one limit: its use, its next reset, pending changes and the ways to change it. */
export function LimitCard({ limit, currency }: { limit: UserLimit; currency: CurrencyCode }) {
  const { i18n } = useLingui();
  const reached = limit.type === 'session' ? isTimeUp(limit) : limit.accounts.some(isReached);
  const period = i18n._(periodNames[limit.period]);
  return (
    <Card className={styles.card}>
      <h2 className={styles.name}>
        <span>
          {i18n._(typeNames[limit.type])} · {period}
        </span>
        <span className={styles.badges}>
          {reached && !isBreak(limit) && (
            <Badge tone="danger">
              <Trans>Reached</Trans>
            </Badge>
          )}
          <LimitStatusBadge status={limit.status} />
        </span>
      </h2>
      {isBreak(limit) ? <BreakEnd limit={limit} /> : <Bars limit={limit} />}
      {limit.resets_at && <Reset at={limit.resets_at} />}
      {limit.change && <ChangeUnderWay limit={limit} change={limit.change} />}
      {!isBreak(limit) && (
        <div className={styles.buttons}>
          {(limit.accounts.length > 0 ? limit.accounts.map((one) => one.currency) : [currency]).map((one) => (
            <Button
              key={one}
              variant="secondary"
              size="small"
              onClick={() => openModal('limit-edit', { limit, currency: one })}
            >
              {limit.accounts.length > 1 ? <Trans>Change {one}</Trans> : <Trans>Change</Trans>}
            </Button>
          ))}
          {!limit.status.endsWith('disable') && (
            <Button variant="quiet" size="small" onClick={() => openModal('limit-confirm', { remove: limit })}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Reset({ at }: { at: string }) {
  const { i18n } = useLingui();
  const time = formatDate(at, i18n, 'dateTime', useTimeZone());
  return (
    <p className={styles.left}>
      <Trans>Resets on {time}.</Trans>
    </p>
  );
}

const isTimeUp = ({ duration_minutes, used_minutes }: UserLimit) =>
  duration_minutes !== null && (used_minutes ?? 0) >= duration_minutes;

function Bars({ limit }: { limit: UserLimit }) {
  const { t, i18n } = useLingui();
  if (limit.duration_minutes !== null) {
    const used = limit.used_minutes ?? 0;
    const allowed = limit.duration_minutes;
    return (
      <Meter label={<Trans>Used</Trans>} value={used} max={allowed} valueText={t`${used} of ${allowed} minutes`} />
    );
  }
  return (
    <div className={styles.bars}>
      {limit.accounts.map(({ currency, amount_cents, current_value_amount_cents }) => {
        const used = formatMoney(Math.abs(current_value_amount_cents), currency, i18n.locale);
        const most = formatMoney(amount_cents, currency, i18n.locale);
        return (
          <Meter
            key={currency}
            label={currency}
            value={Math.abs(current_value_amount_cents)}
            max={amount_cents}
            valueText={t`${used} of ${most}`}
          />
        );
      })}
    </div>
  );
}

function BreakEnd({ limit: { ends_at } }: { limit: UserLimit }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  if (!ends_at)
    return (
      <p>
        <Trans>Permanent. It can’t be ended.</Trans>
      </p>
    );
  const end = formatDate(ends_at, i18n, 'dateTime', timeZone);
  return (
    <p>
      <Trans>Until {end}. It can’t be ended early.</Trans>
    </p>
  );
}

/** Renders a pending increase or removal: the request, its start, and whether the mail still needs an answer. */
function ChangeUnderWay({ limit, change }: { limit: UserLimit; change: NonNullable<UserLimit['change']> }) {
  const { i18n } = useLingui();
  const cancel = useMutation({
    ...cancelChangeMutation(useApi(), useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  const from = formatDate(change.effective_at, i18n, 'dateTime', useTimeZone());
  const next = change.accounts
    .map(({ currency, amount_cents }) => formatMoney(amount_cents, currency, i18n.locale))
    .join(', ');
  const minutes = change.duration_minutes;
  return (
    <div className={styles.change}>
      <p>
        {next && (
          <Trans>
            Requested: {next}, from {from}.
          </Trans>
        )}
        {!next && minutes !== null && (
          <Trans>
            Requested: {minutes} minutes, from {from}.
          </Trans>
        )}
        {!next && minutes === null && <Trans>Removal requested, from {from}.</Trans>}
      </p>
      {!change.confirmed && (
        <p>
          <Trans>
            We’ve sent you an email. Use its link to confirm the change. Until then, the limit stays the same.
          </Trans>
        </p>
      )}
      <Button variant="quiet" size="small" loading={cancel.isPending} onClick={() => cancel.mutate(limit.id)}>
        <Trans>Cancel the request</Trans>
      </Button>
    </div>
  );
}
