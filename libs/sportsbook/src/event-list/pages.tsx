import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { Badge, buttonClass } from '@croupier/ui-kit';
import { treeQuery } from '../events/tree.query.ts';
import { useEvents } from '../events/useEvents.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { MarketPicker } from './EventList.tsx';
import { EventSection } from './EventSection.tsx';
import { FeaturedMatch, useFeaturedMatch } from './FeaturedMatch.tsx';

const nothingLive = {
  title: <Trans>No matches are live right now</Trans>,
  text: <Trans>The next one begins soon. Its prices are below already.</Trans>,
};
const nothingNext = {
  title: <Trans>No matches scheduled</Trans>,
  text: <Trans>New fixtures appear here as soon as they are known.</Trans>,
};

/** The front page: one match large, what is on, what comes next. */
export function SportHome() {
  const live = useEvents('live');
  const upcoming = useEvents('upcoming');
  const featured = useFeaturedMatch(live.data);
  const count = live.data?.length ?? 0;
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans>Football</Trans>
      </PageTitle>
      {featured && <FeaturedMatch event={featured} />}
      <MarketPicker />
      <EventSection
        title={<Trans>Live now</Trans>}
        aside={count > 0 && <Badge tone="live">{count}</Badge>}
        query={live}
        empty={nothingLive}
        without={featured?.id}
      />
      <EventSection title={<Trans>Coming up</Trans>} query={upcoming} empty={nothingNext} most={12} />
    </div>
  );
}

/** Only what is on. */
export function LivePage() {
  const live = useEvents('live');
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans>Live</Trans>
      </PageTitle>
      <MarketPicker />
      <EventSection
        title={<Trans>Live now</Trans>}
        aside={live.data && live.data.length > 0 && <Badge tone="live">{live.data.length}</Badge>}
        query={live}
        empty={{ ...nothingLive, text: <Trans>See what is coming up, or come back in a few minutes.</Trans> }}
      />
    </div>
  );
}

/** What is over, newest first. */
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

/** One league. */
export function LeaguePage({ slug }: { slug: string }) {
  const { data: tree } = useQuery(treeQuery(useApi()));
  const live = useEvents('live', slug);
  const upcoming = useEvents('upcoming', slug);
  const league = tree?.sports.flatMap(({ tournaments }) => tournaments).find((tournament) => tournament.slug === slug);
  return (
    <div className={styles.page}>
      <PageTitle over={league?.category ?? '\u00a0'}>{league?.name ?? slug}</PageTitle>
      <MarketPicker />
      {(live.data?.length ?? 0) > 0 && (
        <EventSection title={<Trans>Live now</Trans>} query={live} empty={nothingLive} oneLeague />
      )}
      <EventSection title={<Trans>Coming up</Trans>} query={upcoming} empty={nothingNext} oneLeague />
      <p>
        <SportLink page={{ to: 'home' }} className={buttonClass({ variant: 'secondary' })}>
          <Trans>All football</Trans>
        </SportLink>
      </p>
    </div>
  );
}
