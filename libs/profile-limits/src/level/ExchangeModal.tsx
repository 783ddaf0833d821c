import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { newKey, playerQuery, useApi } from '@croupier/api-client';
import { type CompPointRate, type CompPoints, toWire } from '@croupier/contracts';
import { useModal, useOnline } from '@croupier/shell';
import { Button, DialogContent, ErrorState, Money, Skeleton, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import section from '../section/section.module.css';
import { exchangeMutation } from './exchange.mutation.ts';
import styles from './level.module.css';
import { compPointsQuery, pointRatesQuery } from './points.query.ts';

/** Renders the modal `exchange-compoints`, which exchanges points for cash at the rate of the player's level. */
export function ExchangeModal() {
  const api = useApi();
  const { data: player } = useQuery(playerQuery(api));
  const points = useQuery(compPointsQuery(api));
  const rates = useQuery({ ...pointRatesQuery(api, player?.currency ?? 'EUR'), enabled: !!player });
  const rate = rates.data?.find(({ group }) => group === points.data?.rate_group);
  const failed = [points, rates].filter(({ isError, data }) => isError && !data);
  if (points.data && rate) return <ExchangeForm points={points.data} rate={rate} />;
  return (
    <DialogContent title={<Trans>Exchange points</Trans>}>
      {failed.length > 0 ? (
        <ErrorState onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : (
        <Skeleton height={200} />
      )}
    </DialogContent>
  );
}

/** Returns the value of points, rounded down exactly as on the server. */
const worth = (points: number, { points: per, amount_cents }: CompPointRate): bigint =>
  (BigInt(points) * BigInt(amount_cents)) / BigInt(per);

const readPoints = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : 0);

function ExchangeForm({ points: { chargeable, day }, rate }: { points: CompPoints; rate: CompPointRate }) {
  const { i18n, t } = useLingui();
  const { close } = useModal();
  const online = useOnline();
  const { mutate, isPending, error, data: done, reset } = useMutation(exchangeMutation(useApi(), useQueryClient()));
  const mostPoints = Math.min(chargeable.points, day.left_points);
  const [text, setText] = useState(String(mostPoints || ''));
  const [key, setKey] = useState(newKey);
  const [wrong, setWrong] = useState(false);
  const asked = readPoints(text);
  const fits = asked > 0 && asked <= mostPoints;
  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!fits);
    const least_cents = toWire(worth(asked, rate));
    if (fits) mutate({ points: asked, group: rate.group, currency: rate.currency, least_cents, key });
  }
  function type(typed: string) {
    setText(typed);
    setWrong(false);
    setKey(newKey()); // A changed order gets a new key.
    reset();
  }
  if (done)
    return (
      <DialogContent
        title={<Trans>Exchange points</Trans>}
        footer={
          <Button size="large" wide onClick={() => close()}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <p role="status">
          <Trans>
            <Money amount={done.amount_cents} currency={done.currency} /> is in your wallet. You can play with it or
            withdraw it.
          </Trans>
        </p>
      </DialogContent>
    );
  const most = i18n.number(mostPoints);
  return (
    <DialogContent
      title={<Trans>Exchange points</Trans>}
      footer={
        <Button
          form="exchange-points"
          type="submit"
          size="large"
          wide
          loading={isPending}
          disabled={mostPoints === 0 || !online}
        >
          <Trans>Exchange</Trans>
        </Button>
      }
    >
      <form id="exchange-points" noValidate onSubmit={submit} className={section.form}>
        <p>
          {chargeable.points === 0 ? (
            <Trans>You have no points to exchange right now. You get points for stakes of your own money.</Trans>
          ) : (
            <Trans>
              You have <Plural value={chargeable.points} one="# point" other="# points" />. {rate.points} points are
              worth <Money amount={rate.amount_cents} currency={rate.currency} /> at your level. They become cash, with
              no wagering requirement, and you keep your level.
            </Trans>
          )}
        </p>
        {chargeable.points > 0 && (
          <p className={styles.small}>
            <Trans>
              In 24 hours, you can exchange points worth up to{' '}
              <Money amount={day.amount_cents} currency={day.currency} />. You can exchange{' '}
              <Plural value={day.left_points} one="# point" other="# points" /> now.
            </Trans>
          </p>
        )}
        {mostPoints > 0 && (
          <>
            <TextField
              label={<Trans>Points</Trans>}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={text}
              data-autofocus
              error={wrong ? t`Please enter a whole number from 1 to ${most}.` : error && failureText(i18n, error)}
              onChange={({ target }) => type(target.value)}
            />
            <p className={styles.result} aria-live="polite">
              <span className={styles.small}>
                <Trans>You receive</Trans>
              </span>
              <Money amount={fits ? worth(asked, rate) : 0n} currency={rate.currency} size="large" />
            </p>
          </>
        )}
      </form>
    </DialogContent>
  );
}
