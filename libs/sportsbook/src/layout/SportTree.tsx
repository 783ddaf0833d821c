import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '@croupier/api-client';
import { type PageSubject, useShownSport } from '../events/shown-sport.ts';
import { topLeaguesOf } from '../events/top-leagues.ts';
import { treeQuery } from '../events/tree.query.ts';
import { pageOf } from '../favourites/favourite-of.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { pollEvery, useConnected } from '../live/connection.ts';
import { SPORT_NAMES } from '../sport-names.ts';
import styles from './layout.module.css';

const POLL_MS = 20_000;

/** Renders the navigation: live, the sports, results, and the leagues of the current sport with their counts. */
export function SportTree({ about }: { about: PageSubject }) {
  const { t, i18n } = useLingui();
  const connected = useConnected();
  const { data } = useQuery({ ...treeQuery(useApi()), refetchInterval: pollEvery(connected, POLL_MS) });
  const sports = data?.sports ?? [];
  const shown = useShownSport(about);
  const leagues = sports.find(({ id }) => id === shown)?.tournaments ?? [];
  const top = topLeaguesOf(data);
  const strip = useRef<HTMLElement>(null);
  const known = sports.length > 0;
  // On a phone the links form a strip: scroll the current one into view.
  useEffect(() => showCurrent(strip.current), [about.slug, about.event, about.team, known]);
  return (
    <nav aria-label={t`Sports`} className={styles.sports} ref={strip}>
      <ul className={styles.places}>
        <li className={styles.inBar}>
          <SportLink page={{ to: 'live' }} className={styles.place}>
            <Trans>Live</Trans>
            <Count live={sports.reduce((sum, { live }) => sum + live, 0)} />
          </SportLink>
        </li>
        <li>
          <SportLink page={{ to: 'favourites' }} className={styles.place}>
            <Trans>Favourites</Trans>
          </SportLink>
        </li>
        {sports.map(({ id, live }) => (
          <li key={id}>
            <SportLink page={id === 'football' ? { to: 'home' } : { to: 'sport', sport: id }} className={styles.place}>
              {i18n._(SPORT_NAMES[id])}
              <Count live={live} />
            </SportLink>
          </li>
        ))}
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
      <Favourites />
      {top.length > 0 && (
        <>
          <h2 className={styles.heading}>
            <Trans>Top leagues</Trans>
          </h2>
          <Leagues leagues={top} />
        </>
      )}
      <h2 className={styles.heading}>
        <Trans>Leagues and tours</Trans>
      </h2>
      <Leagues leagues={leagues} />
    </nav>
  );
}

function Leagues({ leagues }: { leagues: ReturnType<typeof topLeaguesOf> }) {
  return (
    <ul className={styles.places}>
      {leagues.map(({ slug, name, category, live }) => (
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
  );
}

/** Scrolls the strip sideways only, without moving the page. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current || strip.scrollWidth <= strip.clientWidth) return;
  const [outer, inner] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

const SHOWN_FAVOURITES = 6;

/** Renders the favourites and a link to all of them. */
function Favourites() {
  const favourites = useFavourites();
  const { i18n } = useLingui();
  if (favourites.length === 0) return null;
  return (
    <div className={styles.favourites}>
      <h2 className={styles.heading}>
        <SportLink page={{ to: 'favourites' }}>
          <Trans>Favourites</Trans>
        </SportLink>
      </h2>
      <ul className={styles.places}>
        {favourites.slice(0, SHOWN_FAVOURITES).map((favourite) => (
          <li key={`${favourite.kind} ${favourite.key}`}>
            <SportLink page={pageOf(favourite)} className={styles.place}>
              {favourite.kind === 'sport' ? i18n._(SPORT_NAMES[favourite.sport]) : favourite.name}
            </SportLink>
          </li>
        ))}
      </ul>
    </div>
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
