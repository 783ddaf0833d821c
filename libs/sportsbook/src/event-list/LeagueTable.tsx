import type { ReactNode } from 'react';
import { MAIN_MARKETS } from '@croupier/bet-math';
import type { SportEvent } from '@croupier/contracts';
import { SportLink } from '../host/sportsbook-context.tsx';
import { useMainNames } from '../markets/useMainNames.ts';
import styles from './event-list.module.css';
import { EventRow } from './EventRow.tsx';

/** Renders a league's matches under its name, with odds in columns. */
export function LeagueTable({ events, title }: { events: readonly SportEvent[]; title?: ReactNode }) {
  const [first] = events;
  if (!first) return null;
  const { slug, name, category } = first.tournament;
  return (
    <section className={styles.league} style={{ '--rows': events.length }}>
      <div className={styles.leagueHead}>
        {title === undefined ? (
          <h3 className={styles.leagueName}>
            <SportLink page={{ to: 'league', slug }}>{name}</SportLink>
            <span className={styles.category}>{category}</span>
          </h3>
        ) : (
          <h2 className={styles.leagueName}>{title}</h2>
        )}
        <Columns event={first} />
      </div>
      <ul className={styles.rows}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

/** Renders the headings above the columns of odds. They are visual only: every button has its full name. */
function Columns({ event }: { event: SportEvent }) {
  const names = useMainNames();
  return MAIN_MARKETS[event.sport].map(({ marketId, specifiers }) => {
    const market = { market_id: marketId, specifiers: specifiers ?? '' };
    const { title, outcomes } = names.columns(market);
    return (
      <div key={marketId} className={styles.columns} aria-hidden="true">
        <span className={styles.columnTitle}>{title}</span>
        <span className={styles.columnNames}>
          {outcomes.map((outcome) => (
            <span key={outcome}>{outcome}</span>
          ))}
        </span>
      </div>
    );
  });
}

/** Groups matches by league in a fixed order, so that a match that ends doesn't move the others. */
export function byLeague(events: readonly SportEvent[]): [slug: string, events: SportEvent[]][] {
  const leagues = [...Map.groupBy(events, ({ tournament }) => tournament.slug)];
  return leagues.sort(([a], [b]) => (a < b ? -1 : 1));
}
