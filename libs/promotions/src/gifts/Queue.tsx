import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import type { Gift } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { openPopup, showToast } from '@croupier/shell';
import { Button, Card, IconButton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { orderMutation } from './gift.mutations.ts';
import styles from './gifts.module.css';

/** Renders the queued bonuses in the order they will start, which the player can change. */
export function Queue({ gifts }: { gifts: readonly Gift[] }) {
  const { t, i18n } = useLingui();
  const { mutate } = useMutation({
    ...orderMutation(useApi(), useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  const waiting = gifts
    .filter(({ queue_place }) => queue_place !== null)
    .toSorted((one, other) => one.queue_place! - other.queue_place!);
  if (waiting.length < 2) return null;
  const move = (from: number, to: number) => {
    const ids = waiting.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    mutate(ids);
  };
  return (
    <Card tone="sunken" className={styles.queue}>
      <h2 className={styles.title}>
        <Trans>Up next</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans>Only one bonus can be wagered at a time. You choose the order of the others.</Trans>
      </p>
      <ol className={styles.places}>
        {waiting.map((gift, at) => {
          const { id, bonuses, amount_cents, currency } = gift;
          const title = bonuses[0]?.title ?? '';
          return (
            <li key={id}>
              <Button variant="quiet" onClick={() => openPopup('benefit-details', { id: String(id) })}>
                {title} · {formatMoney(amount_cents, currency, i18n.locale)}
              </Button>
              <IconButton
                label={t`Move “${title}” up`}
                icon={<ArrowUp size={20} aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                label={t`Move “${title}” down`}
                icon={<ArrowDown size={20} aria-hidden="true" />}
                disabled={at === waiting.length - 1}
                onClick={() => move(at, at + 1)}
              />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
