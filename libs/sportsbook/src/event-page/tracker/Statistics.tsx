import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { SportEventDetail } from '@croupier/contracts';
import styles from './report.module.css';
import { type Figures, type Statistic, statisticsOf } from './statistics.ts';

/** Renders the statistics of both sides as a table, with bars behind the figures. */
export function Statistics({ event }: { event: SportEventDetail }) {
  const { t } = useLingui();
  const names: Record<Statistic, string> = {
    shots_on: t`Shots on target`,
    shots_off: t`Shots off target`,
    attacks: t`Attacks`,
    corners: t`Corners`,
    yellow_cards: t`Yellow cards`,
    red_cards: t`Red cards`,
    points: t`Points won`,
    games: t`Games won`,
    breaks: t({ message: 'Breaks', context: 'games won against the serve in tennis' }),
    aces: t`Aces`,
    double_faults: t`Double faults`,
    two_points: t`Two-pointers made`,
    three_points: t`Three-pointers made`,
    free_throws: t`Free throws made`,
    lead: t`Largest lead`,
    timeouts: t`Timeouts`,
    goals: t`Goals`,
    shots: t`Shots`,
    penalties: t({ message: 'Penalties', context: 'of ice hockey' }),
  };
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Statistics</Trans>
      </h2>
      <table className={styles.statistics}>
        <thead>
          <tr>
            <th scope="col">{event.home.name}</th>
            <td />
            <th scope="col">{event.away.name}</th>
          </tr>
        </thead>
        <tbody>
          {statisticsOf(event).map((figures) => (
            <tr key={figures.id} style={sharesOf(figures)}>
              <td data-more={figures.home > figures.away}>{figures.home}</td>
              <th scope="row">{names[figures.id]}</th>
              <td data-more={figures.away > figures.home}>{figures.away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the lengths of a row's bars, as shares of both sides' total. */
function sharesOf({ home, away }: Figures): CSSProperties {
  const all = home + away || 1;
  return { '--home-share': home / all, '--away-share': away / all } as CSSProperties;
}
