import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Download, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Lottery } from '@croupier/contracts';
import { Banner, Button, Card, downloadText, ErrorState, Money, Spinner, Table } from '@croupier/ui-kit';
import tournament from '../tournaments/tournament.module.css';
import { checkLottery, listText } from './check-lottery.ts';
import styles from './lottery.module.css';
import { lotteryListQuery, lotteryStatusQuery } from './lottery.query.ts';

/** Renders the commitments made before the draw, and after it everything needed to repeat it. */
export function Proof({ lottery, signedIn }: { lottery: Lottery; signedIn: boolean }) {
  const { seed, seed_hash, list_hash } = lottery;
  return (
    <Card className={tournament.table}>
      <h2 className={tournament.heading}>
        {seed === null ? <Trans>How the draw works</Trans> : <Trans>The draw</Trans>}
      </h2>
      {seed !== null && <Winners lottery={lottery} signedIn={signedIn} />}
      <p className={styles.words}>
        <Trans>
          The server seed was chosen before the first ticket, and this is its hash. The winning tickets are drawn from
          this seed and the full ticket list. Neither we nor any player can choose one to suit the other.
        </Trans>
      </p>
      <dl className={styles.proof}>
        <dt>
          <Trans>Server seed hash</Trans>
        </dt>
        <dd>
          <code>{seed_hash}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>
              <Trans>Server seed</Trans>
            </dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
        {list_hash !== null && (
          <>
            <dt>
              <Trans>Ticket list hash</Trans>
            </dt>
            <dd>
              <code>{list_hash}</code>
            </dd>
          </>
        )}
      </dl>
      {seed !== null && <Repeat lottery={lottery} />}
    </Card>
  );
}

function Winners({ lottery, signedIn }: { lottery: Lottery; signedIn: boolean }) {
  const { t } = useLingui();
  const { winners, currency } = lottery;
  const { data: status } = useQuery({ ...lotteryStatusQuery(useApi(), lottery.id), enabled: signedIn });
  const own = new Set(status?.prizes.map(({ ticket }) => ticket));
  if (winners.length === 0)
    return (
      <p>
        <Trans>There were no tickets, so nothing was drawn.</Trans>
      </p>
    );
  return (
    <Table
      caption={t`Winning tickets`}
      columns={[
        { id: 'draw', header: t`Draw`, cell: ({ position }) => position },
        {
          id: 'ticket',
          header: t({ message: 'Ticket', context: 'lottery' }),
          cell: ({ ticket }) => (
            <>
              {ticket} {own.has(ticket) && <strong className={tournament.you}>{t`yours`}</strong>}
            </>
          ),
        },
        {
          id: 'prize',
          header: t`Prize`,
          align: 'end',
          cell: ({ amount_cents }) => <Money amount={amount_cents} currency={currency} />,
        },
      ]}
      rows={winners}
      rowKey={({ position }) => position}
    />
  );
}

/** Renders a button that repeats the draw in this browser. Only on request, since the list may be long. */
function Repeat({ lottery }: { lottery: Lottery }) {
  const [asked, setAsked] = useState(false);
  const list = useQuery({ ...lotteryListQuery(useApi(), lottery.id), enabled: asked });
  if (!asked)
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <Trans>Repeat the draw in this browser</Trans>
      </Button>
    );
  if (list.isError) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isRefetching} />;
  if (!list.data)
    return (
      <p role="status" className={styles.check}>
        <Spinner /> <Trans>Loading the ticket list…</Trans>
      </p>
    );
  const check = checkLottery(lottery, list.data);
  const isRight = check.seed && check.list && check.winners;
  return (
    <div className={styles.result}>
      <Banner tone={isRight ? 'action' : 'danger'} live>
        {isRight ? (
          <Trans>Your browser repeated the draw from the seed and the list, and got the same result.</Trans>
        ) : (
          <Trans>
            Your browser repeated the draw and got a different result. Please tell us, as this should never happen.
          </Trans>
        )}
      </Banner>
      <ul className={styles.checks}>
        <Checked right={check.seed}>
          <Trans>The seed matches the hash shown here before the draw.</Trans>
        </Checked>
        <Checked right={check.list}>
          <Trans>The list matches its hash, and no number is missing or repeated.</Trans>
        </Checked>
        <Checked right={check.winners}>
          <Trans>The seed and the list produce exactly these winning tickets.</Trans>
        </Checked>
      </ul>
      <Button variant="secondary" onClick={() => downloadText(`${lottery.slug}.txt`, listText(list.data))}>
        <Download size={18} aria-hidden="true" /> <Trans>Download the list</Trans>
      </Button>
    </div>
  );
}

function Checked({ right, children }: { right: boolean; children: ReactNode }) {
  const Mark = right ? Check : X;
  return (
    <li data-right={right}>
      <Mark size={18} aria-hidden="true" /> <span>{children}</span>
    </li>
  );
}
