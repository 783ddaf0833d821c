import { Trans } from '@lingui/react/macro';
import { CallRefused } from '@croupier/api-client';
import { FIELD_MARKETS } from '@croupier/bet-math';
import type { FieldRunner } from '@croupier/contracts';
import { Badge, buttonClass, Disclosure, EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import section from '../event-list/section.module.css';
import { SportLink } from '../host/sportsbook-context.tsx';
import { moveInGrid } from '../odds/odds-grid.ts';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './fields.module.css';
import { type FieldDetail, useField } from './fields.query.ts';
import { FollowField } from './FollowField.tsx';
import { NonRunner } from './NonRunner.tsx';
import { RaceResult } from './RaceResult.tsx';
import { Terms } from './Races.tsx';
import { RunnerOdds } from './RunnerOdds.tsx';
import { Running } from './Running.tsx';
import { Trap } from './Trap.tsx';

/** Renders a racecard, or the winner market of a season: the runners, their odds and the race. */
export function FieldPage({ id }: { id: number }) {
  const { data: event, error, isFetching, refetch } = useField(id);
  if (!event && error instanceof CallRefused && error.status === 404)
    return (
      <EmptyState
        as="h1"
        title={<Trans>Race not found</Trans>}
        text={<Trans>It may have finished some time ago.</Trans>}
        action={
          <SportLink page={{ to: 'sport', sport: 'greyhounds' }} className={buttonClass({})}>
            <Trans>See the next races</Trans>
          </SportLink>
        }
      />
    );
  if (!event && error) return <ErrorState as="h1" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!event) return <Skeleton height={320} shape="card" />;
  const { field, status } = event;
  const over = status === 'ended' || status === 'abandoned';
  return (
    <div role="presentation" className={page.page} onKeyDown={moveInGrid}>
      <FollowField id={id} />
      <Head event={event} />
      {field.kind === 'race' && status === 'live' && <Running event={event} />}
      {over && <RaceResult event={event} />}
      {!over && <Card event={event} />}
      {!over && field.kind === 'race' && <Forecast event={event} />}
      <p className={styles.soft}>
        <Trans>Bets on races and seasons can’t be cashed out.</Trans>
      </p>
      {event.seed_hash && <Seed event={event} />}
    </div>
  );
}

function Head({ event: { tournament, field, kick_off_at, status } }: { event: FieldDetail }) {
  const { number, distance, terms } = field;
  return (
    <>
      <PageTitle over={<SportLink page={{ to: 'league', slug: tournament.slug }}>{tournament.name}</SportLink>}>
        {field.kind === 'race' ? <Trans>Race {number}</Trans> : <Trans>Who wins season {number}?</Trans>}
      </PageTitle>
      <p className={styles.facts}>
        {distance !== null && <span>{distance} m</span>}
        {terms && (
          <span>
            <Terms {...terms} />
          </span>
        )}
        {field.kind === 'race' && status === 'not_started' && (
          <span>
            <Trans>
              Starts in: <Countdown at={kick_off_at} className={styles.countdown} />
            </Trans>
          </span>
        )}
        {field.kind === 'season' && status === 'not_started' && (
          <span>
            <Trans>
              Betting closes <KickOff at={kick_off_at} withDay />
            </Trans>
          </span>
        )}
        {status === 'live' && (
          <Badge tone="live">
            <Trans context="of a race">Running</Trans>
          </Badge>
        )}
      </p>
    </>
  );
}

/** Renders every runner with its form and its odds. */
function Card({ event }: { event: FieldDetail }) {
  const { field, markets, form } = event;
  const [win, place] = [FIELD_MARKETS, FIELD_MARKETS].map((ids, index) => {
    const wanted = index === 0 ? [ids.win, ids.outright] : [ids.place, ids.topThree];
    return markets.find(({ market_id }) => (wanted as number[]).includes(market_id));
  });
  const isRace = field.kind === 'race';
  const sorted = isRace ? field.runners : byPrice(field.runners, win?.odds ?? []);
  return (
    <section className={section.section}>
      <div className={styles.cardHead}>
        <h2>{isRace ? <Trans>Runners</Trans> : <Trans>Clubs</Trans>}</h2>
        <span className={styles.column}>
          <Trans context="column of prices">Win</Trans>
        </span>
        {place && (
          <span className={styles.column}>
            {isRace ? <Trans context="column of prices">Place</Trans> : <Trans>Top 3</Trans>}
          </span>
        )}
      </div>
      <ul className={styles.card}>
        {sorted.map((runner) => (
          <li key={runner.number} className={styles.cardRow} data-out={runner.withdrawn !== null}>
            {isRace ? <Trap number={runner.number} size={36} /> : <ClubCrest crest={runner.club.crest} size={36} />}
            <div className={styles.who}>
              <p className={styles.name}>{runner.club.name}</p>
              {isRace && <Form runs={form.find(({ number }) => number === runner.number)?.runs ?? []} />}
              {runner.withdrawn && <NonRunner withdrawn={runner.withdrawn} />}
            </div>
            {!runner.withdrawn &&
              [win, place].map(
                (market) =>
                  market && (
                    <RunnerOdds
                      key={market.market_id}
                      event={event}
                      market={market}
                      outcome={String(runner.number)}
                      className={styles.price}
                    />
                  ),
              )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const byPrice = (runners: readonly FieldRunner[], odds: readonly (number | null)[]) =>
  runners.toSorted((one, other) => (odds[one.number - 1] ?? Infinity) - (odds[other.number - 1] ?? Infinity));

/** Renders a runner's past places, newest first, each linking to its race. */
function Form({ runs }: { runs: FieldDetail['form'][number]['runs'] }) {
  if (runs.length === 0)
    return (
      <p className={styles.soft}>
        <Trans>No previous races</Trans>
      </p>
    );
  return (
    <p className={styles.form}>
      <span className={styles.soft}>
        <Trans>Form</Trans>
      </span>
      {runs.map((run) => (
        <SportLink
          key={run.event_id}
          page={{ to: 'field', id: run.event_id, name: run.tournament }}
          className={styles.formMark}
        >
          {run.rank ?? '–'}
        </SportLink>
      ))}
    </p>
  );
}

/** Renders a table of pairs: first and second in order. */
function Forecast({ event }: { event: FieldDetail }) {
  const market = event.markets.find(({ market_id }) => market_id === FIELD_MARKETS.forecast);
  if (!market || market.status !== 'active') return null;
  const running = event.field.runners.filter(({ withdrawn }) => !withdrawn);
  return (
    <Disclosure summary={<Trans>Forecast: first and second in order</Trans>}>
      <ul className={styles.forecast}>
        {running.flatMap((first) =>
          running
            .filter((second) => second !== first)
            .map((second) => (
              <li key={`${first.number}-${second.number}`}>
                <RunnerOdds
                  event={event}
                  market={market}
                  outcome={`${first.number}-${second.number}`}
                  name={`${first.number} – ${second.number}`}
                />
              </li>
            )),
        )}
      </ul>
    </Disclosure>
  );
}

function Seed({ event: { seed_hash, seed } }: { event: FieldDetail }) {
  return (
    <Disclosure summary={<Trans>How this race is decided</Trans>}>
      <p className={styles.soft}>
        <Trans>
          This race is decided by a secret number. We show its hash here before the race and the number itself
          afterwards, so no one can change it.
        </Trans>
      </p>
      <p className={styles.hash}>{seed ?? seed_hash}</p>
    </Disclosure>
  );
}
