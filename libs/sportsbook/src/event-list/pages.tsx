import { Trans, useLingui } from '@lingui/react/macro';
import { SPORTS } from '@croupier/bet-math';
import { Badge, buttonClass } from '@croupier/ui-kit';
import { useEvents } from '../events/useEvents.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import { EventList, MarketPicker } from './EventList.tsx';
import { EventSection } from './EventSection.tsx';
import { nothingLive } from './nothing.tsx';

/** Renders the live matches, sport by sport. */
export function LivePage() {
  const live = useEvents('live');
  const { i18n } = useLingui();
  const bySport = [...Map.groupBy(live.data ?? [], ({ sport }) => sport)].toSorted(
    ([one], [other]) => SPORTS.indexOf(one) - SPORTS.indexOf(other),
  );
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans>Live</Trans>
      </PageTitle>
      <p>
        <SportLink page={{ to: 'centre' }} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <Trans>Live centre</Trans>
        </SportLink>
      </p>
      {bySport.length === 0 && (
        <EventSection
          title={<Trans>Live now</Trans>}
          query={live}
          empty={{ ...nothingLive, text: <Trans>See what is coming up, or check back in a few minutes.</Trans> }}
        />
      )}
      {bySport.map(([sport, events]) => (
        <section key={sport} className={styles.page}>
          <h2>
            {i18n._(SPORT_NAMES[sport])} <Badge tone="live">{events.length}</Badge>
          </h2>
          <MarketPicker sport={sport} />
          <EventList events={events} />
        </section>
      ))}
    </div>
  );
}

/** Renders the ended matches, newest first. */
export function ResultsPage() {
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans>Results</Trans>
      </PageTitle>
      <EventSection
        title={<Trans>Latest matches</Trans>}
        query={useEvents('ended')}
        empty={{
          title: <Trans>No results yet</Trans>,
          text: <Trans>Results appear here after the final whistle.</Trans>,
        }}
      />
    </div>
  );
}
