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

/** Renders a live table, where everyone plays the same round. */
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
                <Trans context="at a live table">Your bets</Trans>
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

/** Tells players without a connection that their bets still count. */
function Connection({ connected, failing }: { connected: boolean; failing: boolean }) {
  const online = useOnline();
  if (!online || failing)
    return (
      <Banner tone="signal" live>
        <Trans>
          We can’t reach the table. Your bets still count, and any auto cash-out runs on our server. The page reconnects
          automatically.
        </Trans>
      </Banner>
    );
  if (!connected) return <p className={styles.small}>{<Trans>Connecting. Updates may arrive a moment late.</Trans>}</p>;
  return null;
}

function Fairness({ state: { table, round } }: { state: LiveTableState }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`How a round is decided`}>
      <div className={styles.proof}>
        <p>
          <Trans>
            Before betting opens, we publish the hash of a secret. After betting closes, a random salt is added, and the
            two decide the round. The secret is revealed with the result. Choose any round in the row of results, and
            your browser recalculates it.
          </Trans>
        </p>
        <p>{laws[table.kind]}</p>
        <p>
          <Trans>If no salt arrives in time, the round is void and all stakes are returned.</Trans>
        </p>
        {round && <Facts round={round} />}
      </div>
    </Disclosure>
  );
}

/** Rule of each kind of table, in a sentence. */
const laws: Readonly<Record<LiveKind, ReactNode>> = {
  crash: (
    <Trans>
      The chance of reaching multiplier m is 0.99 ÷ m, so about 99% of stakes are returned, whatever multiplier you aim
      for. A cash-out counts when it reaches our server. At the moment of the crash, it’s too late.
    </Trans>
  ),
  roulette: (
    <Trans>
      There are 37 equally likely pockets. A single number pays 35 to 1. In the long run, every bet returns 36 of every
      37 units staked.
    </Trans>
  ),
  baccarat: (
    <Trans>
      Eight decks are shuffled for every round, and fixed drawing rules decide every card. The house keeps 5% of a
      banker win. On a tie, player and banker bets are returned.
    </Trans>
  ),
  wheel: (
    <Trans>
      There are 54 equally likely segments. Higher payouts are on fewer segments. In the long run, every bet returns 26
      of every 27 units staked.
    </Trans>
  ),
};
