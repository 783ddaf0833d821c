import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { treeQuery } from '../events/tree.query.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { pollEvery, useConnected } from '../live/connection.ts';
import styles from './layout.module.css';

const POLL_MS = 20_000;

/** Where to go: live, results, the leagues with their counts. */
export function SportTree() {
  const { t } = useLingui();
  const connected = useConnected();
  const { data } = useQuery({ ...treeQuery(useApi()), refetchInterval: pollEvery(connected, POLL_MS) });
  const [football] = data?.sports ?? [];
  return (
    <nav aria-label={t`Sports`} className={styles.sports}>
      <ul className={styles.places}>
        <li>
          <SportLink page={{ to: 'home' }} className={styles.place}>
            <Trans>Football</Trans>
          </SportLink>
        </li>
        <li className={styles.inBar}>
          <SportLink page={{ to: 'live' }} className={styles.place}>
            <Trans>Live</Trans>
            <Count live={football?.live ?? 0} />
          </SportLink>
        </li>
        <li>
          <SportLink page={{ to: 'results' }} className={styles.place}>
            <Trans>Results</Trans>
          </SportLink>
        </li>
        <li className={styles.inBar}>
          <SportLink page={{ to: 'bets' }} className={styles.place}>
            <Trans>My bets</Trans>
          </SportLink>
        </li>
      </ul>
      <h2 className={styles.heading}>
        <Trans>Leagues</Trans>
      </h2>
      <ul className={styles.places}>
        {football?.tournaments.map(({ slug, name, category, live }) => (
          <li key={slug}>
            <SportLink page={{ to: 'league', slug }} className={styles.place}>
              <span className={styles.league}>
                {name}
                <span className={styles.category}>{category}</span>
              </span>
              <Count live={live} />
            </SportLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ live }: { live: number }) {
  const { t } = useLingui();
  return live > 0 ? (
    <span className={styles.count} title={t`${live} live`}>
      {live}
    </span>
  ) : null;
}
