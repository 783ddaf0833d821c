import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { treeQuery } from '../events/tree.query.ts';
import { PlaceLink } from '../host/sportsbook-context.tsx';
import { askEvery, useConnected } from '../live/useConnected.ts';
import styles from './layout.module.css';

const ASK_MS = 20_000;

/** Where to go: live, results, the leagues with their counts. */
export function SportTree() {
  const { t } = useLingui();
  const connected = useConnected();
  const { data } = useQuery({ ...treeQuery(useApi()), refetchInterval: askEvery(connected, ASK_MS) });
  const [football] = data?.sports ?? [];
  return (
    <nav aria-label={t`Sports`} className={styles.sports}>
      <ul className={styles.places}>
        <li>
          <PlaceLink place={{ to: 'home' }} className={styles.place}>
            <Trans>Football</Trans>
          </PlaceLink>
        </li>
        <li className={styles.inBar}>
          <PlaceLink place={{ to: 'live' }} className={styles.place}>
            <Trans>Live</Trans>
            <Count live={football?.live ?? 0} />
          </PlaceLink>
        </li>
        <li>
          <PlaceLink place={{ to: 'results' }} className={styles.place}>
            <Trans>Results</Trans>
          </PlaceLink>
        </li>
        <li className={styles.inBar}>
          <PlaceLink place={{ to: 'bets' }} className={styles.place}>
            <Trans>My bets</Trans>
          </PlaceLink>
        </li>
      </ul>
      <h2 className={styles.heading}>
        <Trans>Leagues</Trans>
      </h2>
      <ul className={styles.places}>
        {football?.tournaments.map(({ slug, name, category, live }) => (
          <li key={slug}>
            <PlaceLink place={{ to: 'league', slug }} className={styles.place}>
              <span className={styles.league}>
                {name}
                <span className={styles.category}>{category}</span>
              </span>
              <Count live={live} />
            </PlaceLink>
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
