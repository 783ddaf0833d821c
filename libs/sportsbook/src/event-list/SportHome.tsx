import { Trans, useLingui } from '@lingui/react/macro';
import type { Sport } from '@croupier/contracts';
import { Badge } from '@croupier/ui-kit';
import { useEvents } from '../events/useEvents.ts';
import { Star } from '../favourites/Star.tsx';
import { useUpcoming } from '../filter/useUpcoming.ts';
import type { When } from '../filter/when.ts';
import { WhenFilter } from '../filter/WhenFilter.tsx';
import styles from '../page/page.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { SPORT_NAMES } from '../sport-names.ts';
import { ByMarket } from './ByMarket.tsx';
import { MarketPicker } from './EventList.tsx';
import { EventSection } from './EventSection.tsx';
import { FeaturedMatch, useFeaturedMatch } from './FeaturedMatch.tsx';
import { nothingLive, nothingNext, nothingThen } from './nothing.tsx';
import { TopLeagues } from './TopLeagues.tsx';

/** Renders the front page of a sport: a featured match, the live matches and the upcoming ones. */
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
