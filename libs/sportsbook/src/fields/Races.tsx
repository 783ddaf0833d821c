import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import type { FieldEvent } from '@croupier/contracts';
import { Badge, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import section from '../event-list/section.module.css';
import { SportLink } from '../host/sportsbook-context.tsx';
import { moveInGrid } from '../odds/odds-grid.ts';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { namesOf } from '../slip-model/field-selection.ts';
import { SPORT_NAMES } from '../sport-names.ts';
import { Countdown } from './Countdown.tsx';
import { eventPage } from './event-title.ts';
import styles from './fields.module.css';
import { byPlace, useFields } from './fields.query.ts';
import { RunnerOdds } from './RunnerOdds.tsx';
import { Trap } from './Trap.tsx';

/** Renders the races of all tracks, or of one: the next off first, finished races below. */
export function RacesPage({ track }: { track?: string }) {
  const { i18n } = useLingui();
  const scope = { kind: 'race', ...(track && { tournament: track }) } as const;
  const open = useFields({ ...scope, state: 'open' });
  const ended = useFields({ ...scope, state: 'ended' });
  const [first] = [...(open.data ?? []), ...(ended.data ?? [])];
  return (
    <div role="presentation" className={page.page} onKeyDown={moveInGrid}>
      <PageTitle over={track ? (first?.tournament.category ?? '\u00a0') : undefined}>
        {track ? (first?.tournament.name ?? track) : i18n._(SPORT_NAMES.greyhounds)}
      </PageTitle>
      <section className={section.section}>
        <h2>
          <Trans>Next off</Trans>
        </h2>
        {open.data?.length === 0 && (
          <EmptyState
            title={<Trans>No races right now</Trans>}
            text={<Trans>The next meeting appears here once its runners are drawn.</Trans>}
          />
        )}
        {!open.data && open.isError && <ErrorState onRetry={() => void open.refetch()} retrying={open.isFetching} />}
        {!open.data && !open.isError && <Skeleton height={320} shape="card" />}
        <ol className={styles.races}>
          {open.data?.slice(0, 9).map((race) => (
            <OpenRace key={race.id} race={race} />
          ))}
        </ol>
      </section>
      {(ended.data?.length ?? 0) > 0 && (
        <section className={section.section}>
          <h2>
            <Trans>Results</Trans>
          </h2>
          <ol className={styles.results}>
            {ended.data?.map((race) => (
              <EndedRace key={race.id} race={race} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function RaceHead({ race, children }: { race: FieldEvent; children: ReactNode }) {
  const { number, distance } = race.field;
  return (
    <div className={styles.raceHead}>
      <h3>
        <SportLink page={eventPage(namesOf(race))}>
          {race.tournament.name}
          <span className={styles.soft}>
            <Trans>
              Race {number} · {distance} m
            </Trans>
          </span>
        </SportLink>
      </h3>
      {children}
    </div>
  );
}

/** Renders all runners with their odds: few enough to bet from the list. */
function OpenRace({ race }: { race: FieldEvent }) {
  const [market] = race.markets;
  const { runners, terms } = race.field;
  return (
    <li className={styles.race}>
      <RaceHead race={race}>
        {race.status === 'not_started' ? (
          <Countdown at={race.kick_off_at} className={styles.countdown} />
        ) : (
          <Badge tone="live">
            <Trans context="of a race">Running</Trans>
          </Badge>
        )}
      </RaceHead>
      <ul className={styles.field}>
        {runners.map((runner) => (
          <li key={runner.number} className={styles.runner} data-out={runner.withdrawn !== null}>
            <Trap number={runner.number} size={26} />
            <span className={styles.dog}>{runner.club.name}</span>
            {runner.withdrawn ? (
              <span className={styles.soft}>
                <Trans>Non-runner</Trans>
              </span>
            ) : (
              market && (
                <RunnerOdds event={race} market={market} outcome={String(runner.number)} className={styles.price} />
              )
            )}
          </li>
        ))}
      </ul>
      {terms && (
        <p className={styles.terms}>
          <Terms {...terms} />
        </p>
      )}
    </li>
  );
}

/** Renders each-way terms: "Each way: a quarter of the odds, 2 places". */
export function Terms({ places, fraction }: { places: number; fraction: number }) {
  return (
    <Trans>
      Each way 1/{fraction} the odds, {places} places
    </Trans>
  );
}

function EndedRace({ race }: { race: FieldEvent }) {
  const placed = byPlace(race.field).filter(({ rank }) => rank !== null && rank <= 3);
  return (
    <li className={styles.result}>
      <RaceHead race={race}>{race.status === 'abandoned' ? <Trans>Abandoned</Trans> : null}</RaceHead>
      <ol className={styles.placed}>
        {placed.map(({ number, club, rank }) => (
          <li key={number}>
            <span className={styles.rank}>{rank}</span>
            <Trap number={number} size={22} />
            <span className={styles.dog}>{club.name}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}
