import { Trans } from '@lingui/react/macro';
import { ClubCrest } from '../club/ClubCrest.tsx';
import { MarketPicker } from '../event-list/EventList.tsx';
import { EventSection } from '../event-list/EventSection.tsx';
import { useEvents } from '../events/useEvents.ts';
import { Star } from '../favourites/Star.tsx';
import page from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import styles from './team.module.css';

const nothing = {
  title: <Trans>No matches scheduled</Trans>,
  text: <Trans>New fixtures appear here as soon as they are announced.</Trans>,
};

/** Renders one club or player: live matches, upcoming matches and the latest results. */
export function TeamPage({ id }: { id: string }) {
  const live = useEvents('live', { team: id });
  const upcoming = useEvents('upcoming', { team: id });
  const ended = useEvents('ended', { team: id });
  const [one] = [...(live.data ?? []), ...(upcoming.data ?? []), ...(ended.data ?? [])];
  const club = one && (one.home.id === id ? one.home : one.away);
  return (
    <div className={page.page}>
      <PageTitle
        over={one?.tournament.name ?? '\u00a0'}
        aside={one && club && <Star favourite={{ kind: 'team', key: id, sport: one.sport, name: club.name }} />}
      >
        <span className={styles.title}>
          {club && <ClubCrest crest={club.crest} size={40} />}
          {club?.name ?? id}
        </span>
      </PageTitle>
      {one && <MarketPicker sport={one.sport} />}
      {(live.data?.length ?? 0) > 0 && <EventSection title={<Trans>Live now</Trans>} query={live} empty={nothing} />}
      <EventSection title={<Trans>Coming up</Trans>} query={upcoming} empty={nothing} />
      {(ended.data?.length ?? 0) > 0 && (
        <EventSection title={<Trans>Latest matches</Trans>} query={ended} empty={nothing} most={6} />
      )}
    </div>
  );
}
