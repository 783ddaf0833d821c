import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { SPORTS } from '@croupier/bet-math';
import type { Sport } from '@croupier/contracts';
import { Badge, buttonClass, chipClass } from '@croupier/ui-kit';
import { hasCoupon } from '../coupon/coupon-markets.ts';
import { topLeaguesOf } from '../events/top-leagues.ts';
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
import { EventList, MarketPicker } from './EventList.tsx';
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
const nothingThen = {
  title: <Trans>No matches begin then</Trans>,
  text: <Trans>Another day has some: the figures above say how many.</Trans>,
};

/** The operator's first leagues of every sport, at hand on the front page: on a phone the tree has no room for them. */
function TopLeagues() {
  const { t } = useLingui();
  const leagues = topLeaguesOf(useQuery(treeQuery(useApi())).data);
  if (leagues.length === 0) return null;
  return (
    <nav aria-label={t`Top leagues`} className={styles.chips}>
      {leagues.map(({ slug, name }) => (
        <SportLink key={slug} page={{ to: 'league', slug }} className={chipClass}>
          {name}
        </SportLink>
      ))}
    </nav>
  );
}

/** The front page of a sport: one match large, what is on, what comes next. */
export function SportHome({ sport = 'football', when }: { sport?: Sport; when?: When | undefined }) {
  const { i18n } = useLingui();
  const live = useEvents('live', { sport });
  const upcoming = useUpcoming({ sport }, when);
  const featured = useFeaturedMatch(live.data);
  const count = live.data?.length ?? 0;
  const name = i18n._(SPORT_NAMES[sport]);
  const place = sport === 'football' ? ({ to: 'home' } as const) : ({ to: 'sport', sport } as const);
  return (
    <div className={styles.page}>
      <PageTitle aside={<Star favourite={{ kind: 'sport', key: sport, sport, name }} />}>{name}</PageTitle>
      <WhenFilter page={place} scope={{ sport }} when={when} />
      {when === undefined && sport === 'football' && <TopLeagues />}
      {when === undefined && featured && <FeaturedMatch event={featured} />}
      <MarketPicker sport={sport} />
      {when === undefined && (
        <EventSection
          title={<Trans>Live now</Trans>}
          aside={count > 0 && <Badge tone="live">{count}</Badge>}
          query={live}
          empty={nothingLive}
          without={featured?.id}
        />
      )}
      <EventSection
        key={when}
        title={<Trans>Coming up</Trans>}
        aside={<ByMarket sport={sport} />}
        {...upcoming}
        empty={when === undefined ? nothingNext : nothingThen}
        most={12}
      />
    </div>
  );
}

/** Leads to the same matches as one table of one market. */
function ByMarket({ sport, league }: { sport: Sport; league?: string }) {
  return hasCoupon(sport) ? (
    <SportLink page={{ to: 'coupon', sport, league }} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      <Trans>By market</Trans>
    </SportLink>
  ) : null;
}

/** Only what is on, sport by sport. */
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
          empty={{ ...nothingLive, text: <Trans>See what is coming up, or come back in a few minutes.</Trans> }}
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

/** One league, or one track. */
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
          <Trans context="all matches of a sport">All: {name}</Trans>
        </SportLink>{' '}
        <ByMarket sport={id} league={slug} />
      </p>
    </div>
  );
}
