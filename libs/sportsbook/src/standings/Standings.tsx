import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { StandingsRow } from '@croupier/contracts';
import { ErrorState, Skeleton } from '@croupier/ui-kit';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { FormMarks } from './FormMarks.tsx';
import styles from './standings.module.css';
import { standingsQuery } from './standings.query.ts';

/** Renders the table of a league's season. */
export function Standings({ slug }: { slug: string }) {
  const { data, error, refetch, isFetching } = useQuery(standingsQuery(useApi(), slug));
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {data?.sport === 'tennis' ? <Trans>Season ranking</Trans> : <Trans>Table</Trans>}
      </h2>
      {!data && error && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton height={280} shape="card" />}
      {data && <Rows rows={data.rows} draws={data.sport === 'football'} />}
    </section>
  );
}

function Rows({ rows, draws }: { rows: readonly StandingsRow[]; draws: boolean }) {
  const { t, i18n } = useLingui();
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: 'exceptZero' });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t`Place`}>{t({ message: '#', context: 'place in a table' })}</abbr>
          </th>
          <th scope="col">{t({ message: 'Club', context: 'or player' })}</th>
          <Head
            short={t({ message: 'P', context: 'matches played, short' })}
            full={t({ message: 'Played', context: 'matches of a table' })}
          />
          <Head
            short={t({ message: 'W', context: 'match won, one letter' })}
            full={t({ message: 'Won', context: 'a match' })}
            wide
          />
          {draws && (
            <Head
              short={t({ message: 'D', context: 'match drawn, one letter' })}
              full={t({ message: 'Drawn', context: 'a match' })}
              wide
            />
          )}
          <Head
            short={t({ message: 'L', context: 'match lost, one letter' })}
            full={t({ message: 'Lost', context: 'a match' })}
            wide
          />
          <Head short="±" full={t`Difference`} />
          <Head short={t({ message: 'Pts', context: 'points of a table, short' })} full={t`Points`} />
          <th scope="col" className={styles.wide}>
            <Trans>Form</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ club, ...row }, index) => (
          <tr key={club.id}>
            <td>{index + 1}</td>
            <th scope="row">
              <span className={styles.club}>
                <ClubCrest crest={club.crest} />
                {club.name}
              </span>
            </th>
            <td>{row.played}</td>
            <td className={styles.wide}>{row.won}</td>
            {draws && <td className={styles.wide}>{row.drawn}</td>}
            <td className={styles.wide}>{row.lost}</td>
            <td>{signed.format(row.scored - row.conceded)}</td>
            <td className={styles.points}>{row.points}</td>
            <td className={styles.wide}>
              <FormMarks results={row.form} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ short, full, wide = false }: { short: string; full: string; wide?: boolean }) {
  return (
    <th scope="col" className={wide ? styles.wide : undefined}>
      <abbr title={full}>{short}</abbr>
    </th>
  );
}
