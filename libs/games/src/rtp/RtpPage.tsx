import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Game } from '@croupier/contracts';
import { formatMultiple, formatPercent } from '@croupier/i18n';
import { PageHeading } from '@croupier/shell';
import { Card, ErrorState, Skeleton, Table, type TableColumn, type TableSort } from '@croupier/ui-kit';
import { allGamesQuery } from '../catalogue/catalogue.query.ts';
import { FollowLinks, useGameLinks } from '../links.tsx';
import { volatilityWords } from '../page/HowItPays.tsx';
import { ReturnBand } from '../page/ReturnBand.tsx';
import styles from './rtp.module.css';

const levels = { low: 1, medium: 2, high: 3 } as const;
type SortKey = (game: Game) => number | string;
const byTitle: SortKey = ({ title }) => title;
const order: Readonly<Record<string, SortKey>> = {
  title: byTitle,
  rtp: ({ rtp }) => rtp,
  hit: ({ hit_rate }) => hit_rate ?? -1,
  volatility: ({ volatility }) => (volatility ? levels[volatility] : 0),
  win: ({ max_win_multiple }) => max_win_multiple,
};

export function sortGames(games: readonly Game[], { column, descending }: TableSort): Game[] {
  const key = order[column] ?? byTitle;
  const way = descending ? -1 : 1;
  return games.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    const by = typeof one === 'string' ? one.localeCompare(String(other)) : one - Number(other);
    return (by || a.title.localeCompare(b.title)) * way;
  });
}

/** Renders the return of every game, from the numbers published with its maths. */
export function RtpPage({ device }: { device: 'mobile' | 'desktop' }) {
  const { data, isError, refetch, isRefetching } = useQuery(allGamesQuery(useApi(), device));
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading
        lead={
          <Trans>
            Return to player (RTP) is the share of all stakes that a game pays back over very many rounds. The house
            keeps the rest.
          </Trans>
        }
      >
        <Trans>What each game pays back</Trans>
      </PageHeading>
      {isError && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Skeleton height={480} shape="card" />}
      {data && <Examples games={data} />}
      {data && <Titles games={data} narrow={device === 'mobile'} />}
    </div>
  );
}

function Examples({ games }: { games: readonly Game[] }) {
  const { i18n } = useLingui();
  // One example per volatility: it affects the spread of returns more than anything else.
  const originals = games.filter(({ badges }) => badges.includes('original'));
  const shown = (['low', 'medium', 'high'] as const).flatMap(
    (level) => originals.find(({ volatility }) => volatility === level) ?? [],
  );
  return (
    <ul className={styles.examples}>
      {shown.map(({ slug, title, rtp, deviation, volatility }) => (
        <li key={slug}>
          <Card className={styles.one}>
            <div className={styles.line}>
              <h2>{title}</h2>
              <strong>{formatPercent(rtp, i18n.locale, 2)}</strong>
            </div>
            <p className={styles.small}>{volatility && volatilityWords[volatility]}</p>
            <ReturnBand rtp={rtp} deviation={deviation} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Columns that fit a phone. The others are on each title's page. */
const narrowColumns = new Set(['title', 'rtp', 'volatility']);

function Titles({ games, narrow }: { games: readonly Game[]; narrow: boolean }) {
  const { t, i18n } = useLingui();
  const { gameHref } = useGameLinks();
  const [sort, setSort] = useState<TableSort>({ column: 'title', descending: false });
  const locale = i18n.locale;
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  const columns: TableColumn<Game>[] = [
    { id: 'title', header: t`Game`, sortable: true, cell: (game) => <a href={gameHref(game)}>{game.title}</a> },
    { id: 'provider', header: t`Studio`, cell: ({ provider_title }) => provider_title },
    { id: 'rtp', header: t`Return`, align: 'end', sortable: true, cell: ({ rtp }) => formatPercent(rtp, locale, 2) },
    {
      id: 'hit',
      header: t`Rounds that pay`,
      align: 'end',
      sortable: true,
      cell: ({ hit_rate }) => (hit_rate === null ? t`your choice` : formatPercent(hit_rate, locale, 1)),
    },
    {
      id: 'volatility',
      header: t`Volatility`,
      sortable: true,
      cell: ({ volatility }) => (volatility ? words[volatility] : t`your choice`),
    },
    {
      id: 'win',
      header: t`Maximum win`,
      align: 'end',
      sortable: true,
      cell: ({ max_win_multiple }) => `${formatMultiple(max_win_multiple, locale)} ×`,
    },
  ];
  return (
    <FollowLinks className={styles.table}>
      <Table
        caption={t`All games and what they pay back`}
        columns={narrow ? columns.filter(({ id }) => narrowColumns.has(id)) : columns}
        rows={sortGames(games, sort)}
        rowKey={({ slug }) => slug}
        sort={sort}
        onSort={setSort}
      />
    </FollowLinks>
  );
}
