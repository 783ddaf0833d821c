import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Favourite } from '@croupier/contracts';
import { EmptyState } from '@croupier/ui-kit';
import { CalendarPanel } from '../calendar/CalendarPanel.tsx';
import { MarketPicker } from '../event-list/EventList.tsx';
import { EventSection } from '../event-list/EventSection.tsx';
import { useEvents } from '../events/useEvents.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import { amongOf, pageOf } from './favourite-of.ts';
import styles from './favourites.module.css';
import { Star } from './Star.tsx';
import { useFavourites, useSignedIn } from './useFavourites.ts';

/** Renders the favourites and their matches. */
export function FavouritesPage() {
  const favourites = useFavourites();
  const signedIn = useSignedIn();
  const among = amongOf(favourites);
  return (
    <div className={page.page}>
      <PageTitle>
        <Trans>Favourites</Trans>
      </PageTitle>
      {favourites.length === 0 && (
        <EmptyState
          as="h2"
          art="search"
          title={<Trans>No favourites yet</Trans>}
          text={<Trans>Select the star next to a league, team or match to see it here.</Trans>}
        />
      )}
      {among !== '' && <Matches among={among} />}
      {signedIn && <CalendarPanel />}
      <Kept kind="event" title={<Trans context="of a sport">Matches</Trans>} favourites={favourites} />
      <Kept kind="team" title={<Trans>Teams</Trans>} favourites={favourites} />
      <Kept kind="league" title={<Trans>Leagues and tours</Trans>} favourites={favourites} />
      <Kept kind="sport" title={<Trans>Sports</Trans>} favourites={favourites} />
    </div>
  );
}

function Matches({ among }: { among: string }) {
  const live = useEvents('live', { among });
  const upcoming = useEvents('upcoming', { among });
  return (
    <>
      {[...new Set(live.data?.map(({ sport }) => sport))].length === 1 && <MarketPicker sport={live.data![0]!.sport} />}
      {(live.data?.length ?? 0) > 0 && (
        <EventSection title={<Trans>Live now</Trans>} query={live} empty={{ title: '', text: '' }} />
      )}
      <EventSection
        title={<Trans>Coming up</Trans>}
        query={upcoming}
        most={12}
        empty={{
          title: <Trans>No matches scheduled</Trans>,
          text: <Trans>New fixtures appear here as soon as they are announced.</Trans>,
        }}
      />
    </>
  );
}

interface KeptProps {
  kind: Favourite['kind'];
  title: ReactNode;
  favourites: readonly Favourite[];
}

function Kept({ kind, title, favourites }: KeptProps) {
  const { i18n } = useLingui();
  const kept = favourites.filter((favourite) => favourite.kind === kind);
  if (kept.length === 0) return null;
  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <ul>
        {kept.map((favourite) => {
          const sport = i18n._(SPORT_NAMES[favourite.sport]);
          return (
            <li key={favourite.key} className={styles.item}>
              <SportLink page={pageOf(favourite)} className={styles.link}>
                {kind === 'sport' ? sport : favourite.name}{' '}
                {kind !== 'sport' && <span className={styles.sport}>{sport}</span>}
              </SportLink>
              <Star favourite={kind === 'sport' ? { ...favourite, name: sport } : favourite} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
