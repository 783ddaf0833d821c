import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Lottery, LotteryStatus } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { Card, ErrorState, Money, ProgressBar, Skeleton } from '@croupier/ui-kit';
import styles from '../tournaments/tournament.module.css';
import { lotteryStatusQuery } from './lottery.query.ts';

/** Renders the player's tickets: their number and, once there are any, their ticket numbers and prizes. */
export function OwnTickets({ lottery }: { lottery: Lottery }) {
  const { data, isError, refetch, isRefetching } = useQuery(
    lotteryStatusQuery(useApi(), lottery.id, lottery.in_progress),
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (!data) return <Skeleton height={160} shape="card" />;
  return (
    <Card aria-live="polite" className={styles.standing}>
      {!data.takes_part && lottery.seed === null ? (
        <p>
          <Trans>
            You have no tickets in this lottery. You turned bonuses off, or the lottery is for another group of players.
          </Trans>
        </p>
      ) : (
        <Tickets lottery={lottery} status={data} />
      )}
    </Card>
  );
}

function Tickets({ lottery, status }: { lottery: Lottery; status: LotteryStatus }) {
  const { tickets, first_ticket: first, prizes, code } = status;
  const { seed, status: state, currency } = lottery;
  const last = first === null ? 0 : first + tickets - 1;
  return (
    <>
      <p className={styles.figure}>
        <Plural value={tickets} _0="No ticket" one="# ticket" other="# tickets" />{' '}
        {state === 'active' && (
          <small>
            <Trans>(maximum {lottery.most_tickets})</Trans>
          </small>
        )}
      </p>
      {state === 'active' && <ToNext lottery={lottery} status={status} />}
      {state === 'archive' && seed === null && (
        <p>
          <Trans>The draw is about to start.</Trans>
        </p>
      )}
      {first !== null && code !== null && (
        <p>
          {tickets === 1 ? (
            <Trans>Your ticket number is {first}.</Trans>
          ) : (
            <Trans>
              Your ticket numbers are {first} to {last}.
            </Trans>
          )}{' '}
          <Trans>Your code in the ticket list: {code.slice(0, 8)}…</Trans>
        </p>
      )}
      {prizes.map(({ ticket, amount_cents }) => (
        <p key={ticket}>
          <Trans>
            Ticket {ticket} won <Money amount={amount_cents} currency={currency} />. The prize is in your balance.
          </Trans>
        </p>
      ))}
      {seed !== null && tickets > 0 && prizes.length === 0 && (
        <p>
          <Trans>None of your tickets won this time.</Trans>
        </p>
      )}
    </>
  );
}

/** Renders the progress to the next ticket, as a fact and not as a task. */
function ToNext({ lottery, status }: { lottery: Lottery; status: LotteryStatus }) {
  const { t, i18n } = useLingui();
  const every = lottery.ticket_every_cents;
  if (status.tickets >= lottery.most_tickets)
    return (
      <p>
        <Trans>You have the maximum number of tickets. Playing more won’t earn you any.</Trans>
      </p>
    );
  const into = status.staked_cents % every;
  const [have, needed] = [formatMoney(into, 'EUR', i18n.locale), formatMoney(every, 'EUR', i18n.locale)];
  return (
    <ProgressBar
      label={t`Progress to the next ticket`}
      value={into}
      max={every}
      valueText={t`${have} of ${needed} staked`}
    />
  );
}
