import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SportEvent } from '@croupier/contracts';
import { MatchTime } from '../clock/MatchTime.tsx';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { useLive } from '../events/live-states.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { inMainOrder, mainOutcomes } from '../markets/main-order.ts';
import { useMainNames } from '../markets/useMainNames.ts';
import { MainCell } from '../odds/MainCell.tsx';
import { moveInGrid } from '../odds/odds-grid.ts';
import styles from './featured-match.module.css';

/** Returns the match at the top of the page: the one that started last. It stays until it is over. */
export function useFeaturedMatch(live: readonly SportEvent[] | undefined): SportEvent | null {
  const [id, setId] = useState<number | null>(null);
  if (!live) return null;
  const featured =
    live.find((event) => event.id === id) ??
    live.toSorted((a, b) => b.kick_off_at.localeCompare(a.kick_off_at))[0] ??
    null;
  if (featured && featured.id !== id) setId(featured.id);
  return featured;
}

/** Renders the club's full name where there is room. The button's accessible name is always the full one. */
function ClubName({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span className={styles.full}>{full}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

export function FeaturedMatch({ event: listed }: { event: SportEvent }) {
  const event = useLive(listed);
  const names = useMainNames();
  const { id, home, away, clock, score, tournament } = event;
  const [market] = inMainOrder(event);
  return (
    <article className={styles.featured} data-surface="dark">
      <p className={styles.line}>
        <span className={styles.minute}>{clock && <MatchTime clock={clock} />}</span>
        {tournament.name}
      </p>
      <SportLink page={{ to: 'event', id, home: home.name, away: away.name }} className={styles.board}>
        <span className={styles.side}>
          <ClubCrest crest={home.crest} size={56} />
          <span className={styles.name}>{home.name}</span>
        </span>
        <span className={styles.score}>
          <span>{score.home}</span>
          <span aria-hidden="true" className={styles.dash} />
          <span>{score.away}</span>
        </span>
        <span className={styles.side}>
          <ClubCrest crest={away.crest} size={56} />
          <span className={styles.name}>{away.name}</span>
        </span>
      </SportLink>
      {market && (
        <div role="presentation" className={styles.prices} onKeyDown={moveInGrid}>
          {mainOutcomes(market).map((outcome) => (
            <MainCell
              key={outcome}
              event={event}
              market={market}
              outcome={outcome}
              name={
                <ClubName
                  full={names.outcome(market, outcome, { home: home.name, away: away.name })}
                  short={names.short(market, outcome)}
                />
              }
              className={styles.price}
            />
          ))}
        </div>
      )}
      <p className={styles.more}>
        <SportLink page={{ to: 'event', id, home: home.name, away: away.name }}>
          <Trans>All {event.market_count} markets</Trans>
        </SportLink>
      </p>
    </article>
  );
}
