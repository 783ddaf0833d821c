import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { LiveKind } from '@croupier/contracts';
import { PageHeading, useOnline } from '@croupier/shell';
import { Banner, Card, Disclosure, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { OwnResult } from '../page/OwnReturn.tsx';
import { BaccaratTable } from './BaccaratTable.tsx';
import { BetTable } from './BetTable.tsx';
import { CrashTable } from './CrashTable.tsx';
import { CrowdList } from './CrowdList.tsx';
import type { LiveHost } from './live-host.ts';
import styles from './live.module.css';
import type { LiveTableState } from './live.query.ts';
import { OwnBetList } from './OwnBetList.tsx';
import { HotNumbers, PastRounds } from './PastRounds.tsx';
import { Roads } from './Roads.tsx';
import { RouletteTable } from './RouletteTable.tsx';
import { Facts, RoundProof } from './RoundProof.tsx';
import type { TableParts } from './table-parts.ts';
import { TableTalk } from './TableTalk.tsx';
import { useLiveTable, usePhase } from './useLiveTable.ts';
import { useOwnBets } from './useOwnBets.ts';
import { useRoundSentence } from './useRoundSentence.ts';
import { WheelTable } from './WheelTable.tsx';

const screens: Readonly<Record<LiveKind, ComponentType<TableParts>>> = {
  crash: CrashTable,
  roulette: RouletteTable,
  baccarat: BaccaratTable,
  wheel: WheelTable,
};

/** A live table: everybody here plays the same round. */
export function LiveTablePage({ slug, host }: { slug: string; host: LiveHost }) {
  const { query, news } = useLiveTable(slug, host);
  const { data: state } = query;
  return (
    <div className={`page-width ${styles.page}`}>
      {state && <host.Follow tableId={state.table.id} {...news} />}
      {state ? (
        <Table state={state} host={host} failing={query.isError} />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isRefetching} />
      ) : (
        <Skeleton height={480} />
      )}
    </div>
  );
}

function Table({ state, host, failing }: { state: LiveTableState; host: LiveHost; failing: boolean }) {
  const { table, round, crowd, past, now } = state;
  const { kind, slug, limits } = table;
  const phase = usePhase(table, round, now);
  const bets = useOwnBets(slug, round, host);
  const sentence = useRoundSentence(round, phase, bets);
  const [checked, setChecked] = useState<number | null>(null);
  const Screen = screens[kind];
  return (
    <>
      <PageHeading
        over={host.back}
        beside={
          <p className={styles.limits}>
            <Money amount={limits.min_cents} currency={limits.currency} />–
            <Money amount={limits.max_cents} currency={limits.currency} />
          </p>
        }
      >
        {table.title}
      </PageHeading>
      <Connection connected={host.connected} failing={failing} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <PastRounds past={past.slice(0, 20)} onRound={setChecked} />
          <Screen {...{ state, phase, bets, host }} />
          {bets.problem !== null && (
            <div role="alert">
              <Banner tone="signal">{bets.problem}</Banner>
            </div>
          )}
          <p role="status" className={styles.sentence}>
            {sentence}
          </p>
        </div>
        <aside className={styles.side}>
          {host.signedIn && (
            <Card className={styles.part}>
              <h2>
                <Trans>Your bets</Trans>
              </h2>
              <OwnBetList bets={bets.all} />
              <OwnResult slug={slug} />
            </Card>
          )}
          <Card className={styles.part}>
            <h2>
              <Trans>At the table</Trans>
            </h2>
            <CrowdList crowd={crowd} kind={kind} />
          </Card>
          <TableTalk slug={slug} said={state.said} host={host} />
          {kind === 'roulette' && <HotNumbers past={past} />}
          {kind === 'baccarat' && <Roads past={past} />}
          <BetTable table={table} />
          <Fairness state={state} />
        </aside>
      </div>
      {checked !== null && <RoundProof slug={slug} kind={kind} number={checked} onClose={() => setChecked(null)} />}
    </>
  );
}

/** Says what still counts while the page hears nothing. */
function Connection({ connected, failing }: { connected: boolean; failing: boolean }) {
  const online = useOnline();
  if (!online || failing)
    return (
      <Banner tone="signal" live>
        <Trans>
          The table can’t be reached. What you have bet stands, and an automatic cash-out is kept on our server. The
          page goes on by itself.
        </Trans>
      </Banner>
    );
  if (!connected) return <p className={styles.small}>{<Trans>Connecting: news may come a moment late.</Trans>}</p>;
  return null;
}

function Fairness({ state: { table, round } }: { state: LiveTableState }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`How a round is decided`}>
      <div className={styles.proof}>
        <p>
          <Trans>
            Before the bets we publish the fingerprint of a secret. After the lock a random salt is added, and both
            decide the round. With the result the secret is revealed: choose a round from the row of results, and your
            browser draws it again.
          </Trans>
        </p>
        <p>{laws[table.kind]}</p>
        <p>
          <Trans>Should there be no salt in time, the round is void and every stake goes back.</Trans>
        </p>
        {round && <Facts round={round} />}
      </div>
    </Disclosure>
  );
}

/** The law of each kind, in a sentence. */
const laws: Readonly<Record<LiveKind, ReactNode>> = {
  crash: (
    <Trans>
      At any multiplier m, about 99 of 100 stakes come back: the chance to get so far is 0.99 ÷ m. A cash-out counts
      when it reaches our server; at the very instant it burns out it is too late.
    </Trans>
  ),
  roulette: (
    <Trans>
      37 pockets, each as likely as any other. A number pays 35 to 1, and every bet gives back 36 of 37 stakes in the
      long run.
    </Trans>
  ),
  baccarat: (
    <Trans>
      Eight decks are shuffled anew for every coup, and the cards come by the fixed drawing rules: nobody decides
      anything. Of a banker’s win the house keeps 5 %; on a tie player and banker give their stakes back.
    </Trans>
  ),
  wheel: (
    <Trans>
      54 segments, each as likely as any other. What pays more stands on fewer of them: every bet gives back 26 of 27
      stakes in the long run.
    </Trans>
  ),
};
