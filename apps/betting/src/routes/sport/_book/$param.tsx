import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { Sport } from '@croupier/contracts';
import {
  descriptions,
  EventPage,
  eventQuery,
  eventsQuery,
  formQuery,
  LeaguePage,
  SPORT_NAMES,
  SportHome,
  standingsQuery,
  treeQuery,
} from '@croupier/sportsbook';
import { type AppServices, pageMeta, pageTitle } from '@croupier/web-app';
import { parseParam } from '../../../links/address.ts';
import { SITE } from '../../../site.ts';

/** One parameter for what a bettor looks at: `123-home-away` is a match, a word is a sport or a league. */
export const Route = createFileRoute('/sport/_book/$param')({
  loader: ({ context, params }) => {
    const page = parseParam(params.param);
    if ('event' in page) return loadEvent(context, page.event);
    return isSport(page.slug) ? loadSport(context, page.slug) : loadLeague(context, page.slug);
  },
  head: ({ match, loaderData }) => ({ meta: metaOf(match.context, loaderData) }),
  component: Page,
});

/** What a page is about, by name. */
interface Named {
  readonly sides?: readonly [string, string];
  readonly league: string;
}

function metaOf({ i18n }: AppServices, named: Named | null | undefined) {
  if (!named) return [pageTitle(i18n._(msg`Sport`), SITE)];
  const { sides, league } = named;
  if (!sides) return pageMeta(league, i18n._(descriptions.league(league)), SITE);
  return pageMeta(sides.join(' – '), i18n._(descriptions.event(...sides, league)), SITE);
}

/** A match that does not load says so on its page. */
async function loadEvent({ api, queryClient }: AppServices, id: number): Promise<Named | null> {
  const [event] = await Promise.all([
    queryClient.ensureQueryData(eventQuery(api, id)).catch(() => null),
    queryClient.prefetchQuery(formQuery(api, id)),
  ]);
  return event && { sides: [event.home.name, event.away.name], league: event.tournament.name };
}

const isSport = (slug: string): slug is Sport => v.is(Sport, slug);

async function loadSport({ api, queryClient, i18n }: AppServices, sport: Sport): Promise<Named> {
  await Promise.all([
    queryClient.prefetchQuery(eventsQuery(api, 'live', { sport })),
    queryClient.prefetchQuery(eventsQuery(api, 'upcoming', { sport })),
  ]);
  return { league: i18n._(SPORT_NAMES[sport]) };
}

async function loadLeague({ api, queryClient }: AppServices, slug: string): Promise<Named | null> {
  const [tree] = await Promise.all([
    queryClient.ensureQueryData(treeQuery(api)).catch(() => null),
    queryClient.prefetchQuery(eventsQuery(api, 'live', { tournament: slug })),
    queryClient.prefetchQuery(eventsQuery(api, 'upcoming', { tournament: slug })),
    queryClient.prefetchQuery(eventsQuery(api, 'ended', { tournament: slug })),
    queryClient.prefetchQuery(standingsQuery(api, slug)),
  ]);
  const league = tree?.sports.flatMap(({ tournaments }) => tournaments).find((tournament) => tournament.slug === slug);
  if (tree && !league) throw notFound();
  return league ? { league: league.name } : null;
}

function Page() {
  const page = parseParam(Route.useParams().param);
  if ('event' in page) return <EventPage key={page.event} id={page.event} />;
  const { slug } = page;
  return isSport(slug) ? <SportHome key={slug} sport={slug} /> : <LeaguePage key={slug} slug={slug} />;
}
