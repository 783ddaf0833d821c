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

/** What was promised before the draw, and after it everything one needs to repeat it. */
export function Proof({ lottery, signedIn }: { lottery: Lottery; signedIn: boolean }) {
  const { seed, seed_hash, list_hash } = lottery;
  return (
    <Card className={tournament.table}>
      <h2 className={tournament.heading}>
        {seed === null ? <Trans>How it will be drawn</Trans> : <Trans>The draw</Trans>}
      </h2>
      {seed !== null && <Winners lottery={lottery} signedIn={signedIn} />}
      <p className={styles.words}>
        <Trans>
          The secret seed was chosen before the first ticket, and this is its fingerprint. The winning numbers come from
          that seed and the list of all tickets together: nobody can choose one to suit the other, neither we nor you.
        </Trans>
      </p>
      <dl className={styles.proof}>
        <dt>
          <Trans>Fingerprint of the secret seed</Trans>
        </dt>
        <dd>
          <code>{seed_hash}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>
              <Trans>The seed</Trans>
            </dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
        {list_hash !== null && (
          <>
            <dt>
              <Trans>Fingerprint of the list of tickets</Trans>
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
        <Trans>There was no ticket, and nothing was drawn.</Trans>
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

/** Draws once more in this browser, on request: the list may be long. */
function Repeat({ lottery }: { lottery: Lottery }) {
  const [asked, setAsked] = useState(false);
  const list = useQuery({ ...lotteryListQuery(useApi(), lottery.id), enabled: asked });
  if (!asked)
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <Trans>Draw it again in this browser</Trans>
      </Button>
    );
  if (list.isError) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isRefetching} />;
  if (!list.data)
    return (
      <p role="status" className={styles.check}>
        <Spinner /> <Trans>Fetching the list of tickets…</Trans>
      </p>
    );
  const check = checkLottery(lottery, list.data);
  const isRight = check.seed && check.list && check.winners;
  return (
    <div className={styles.result}>
      <Banner tone={isRight ? 'action' : 'danger'} live>
        {isRight ? (
          <Trans>Your browser has drawn it again from the seed and the list, and it is right.</Trans>
        ) : (
          <Trans>Your browser has drawn it again, and something else came. Please tell us: this must not happen.</Trans>
        )}
      </Banner>
      <ul className={styles.checks}>
        <Checked right={check.seed}>
          <Trans>The seed has the fingerprint that stood here before.</Trans>
        </Checked>
        <Checked right={check.list}>
          <Trans>The list has its fingerprint, and no number is missing or double.</Trans>
        </Checked>
        <Checked right={check.winners}>
          <Trans>Seed and list give exactly these winning tickets.</Trans>
        </Checked>
      </ul>
      <Button variant="secondary" onClick={() => downloadText(`${lottery.slug}.txt`, listText(list.data))}>
        <Download size={18} aria-hidden="true" /> <Trans>Save the list</Trans>
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
