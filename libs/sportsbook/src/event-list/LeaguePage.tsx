import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { buttonClass } from '@croupier/ui-kit';
import { treeQuery } from '../events/tree.query.ts';
import { useEvents } from '../events/useEvents.ts';
import { Star } from '../favourites/Star.tsx';
import { RacesPage } from '../fields/Races.tsx';
import { Seasons } from '../fields/Seasons.tsx';
import { useUpcoming } from '../filter/useUpcoming.ts';
import type { When } from '../filter/when.ts';
import { WhenFilter } from '../filter/WhenFilter.tsx';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import { Standings } from '../standings/Standings.tsx';
import { ByMarket } from './ByMarket.tsx';
import { MarketPicker } from './EventList.tsx';
import { EventSection } from './EventSection.tsx';
import { nothingLive, nothingNext, nothingThen } from './nothing.tsx';

/** Renders one league, or one track. */
export function LeaguePage({ slug, when }: { slug: string; when?: When | undefined }) {
  const { data: tree } = useQuery(treeQuery(useApi()));
  const races = tree?.sports.find(({ id }) => id === 'greyhounds')?.tournaments ?? [];
  if (races.some((track) => track.slug === slug)) return <RacesPage track={slug} />;
  return <MatchLeague slug={slug} when={when} />;
}

function MatchLeague({ slug, when }: { slug: string; when: When | undefined }) {
  const { data: tree } = useQuery(treeQuery(useApi()));
  const live = useEvents('live', { tournament: slug });
  const upcoming = useUpcoming({ tournament: slug }, when);
  const ended = useEvents('ended', { tournament: slug });
  const { i18n } = useLingui();
  const sport = tree?.sports.find(({ tournaments }) => tournaments.some((tournament) => tournament.slug === slug));
  const league = sport?.tournaments.find((tournament) => tournament.slug === slug);
  const id = sport?.id ?? 'football';
  const name = i18n._(SPORT_NAMES[id]);
  return (
    <div className={styles.page}>
      <PageTitle
        over={league?.category ?? '\u00a0'}
        aside={league && <Star favourite={{ kind: 'league', key: slug, sport: id, name: league.name }} />}
      >
        {league?.name ?? slug}
      </PageTitle>
      <WhenFilter page={{ to: 'league', slug }} scope={{ tournament: slug }} when={when} />
      <MarketPicker sport={id} />
      {when === undefined && (live.data?.length ?? 0) > 0 && (
        <EventSection title={<Trans>Live now</Trans>} query={live} empty={nothingLive} oneLeague />
      )}
      <EventSection
        key={when}
        title={<Trans>Coming up</Trans>}
        {...upcoming}
        empty={when === undefined ? nothingNext : nothingThen}
        oneLeague
      />
      <Seasons slug={slug} />
      <Standings slug={slug} />
      {when === undefined && (ended.data?.length ?? 0) > 0 && (
        <EventSection title={<Trans>Latest matches</Trans>} query={ended} empty={nothingNext} oneLeague />
      )}
      <p>
        <SportLink
          page={id === 'football' ? { to: 'home' } : { to: 'sport', sport: id }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Trans context="all matches of a sport">{name}: all matches</Trans>
        </SportLink>{' '}
        <ByMarket sport={id} league={slug} />
      </p>
    </div>
  );
}
