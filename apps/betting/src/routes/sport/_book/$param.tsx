import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Sport } from '@croupier/contracts';
import {
  descriptions,
  EventPage,
  FieldPage,
  fieldQuery,
  fieldsQuery,
  RacesPage,
  EVENTS_STATES,
  eventQuery,
  eventsQuery,
  formQuery,
  isSport,
  kickOffsQuery,
  LeaguePage,
  SPORT_NAMES,
  SportHome,
  standingsQuery,
  TeamPage,
  treeQuery,
  type When,
  laterCatalogs,
} from '@croupier/sportsbook';
import { type AppServices, pageMeta, pageTitle, structuredData } from '@croupier/web-app';
import { sportData, upcomingData } from '../../../front/front-data.ts';
import { parseParam } from '../../../links/address.ts';
import { bookSearch } from '../../../links/book-search.ts';
import { SITE } from '../../../site.ts';

/** Page of a match, sport or league, by one parameter: `123-home-away` is a match, a word is a sport or a league. */
export const Route = createFileRoute('/sport/_book/$param')({
  staticData: { texts: laterCatalogs },
  validateSearch: bookSearch,
  loaderDeps: ({ search: { when } }) => ({ when }),
  loader: ({ context, params, deps: { when } }) => {
    const page = parseParam(params.param);
    if ('event' in page) return loadEvent(context, page.event);
    if ('field' in page) return loadField(context, page.field);
    if ('team' in page) return loadTeam(context, page.team);
    return isSport(page.slug) ? loadSport(context, page.slug, when) : loadLeague(context, page.slug, when);
  },
  head: ({ match, loaderData }) => ({ meta: metaOf(match.context, loaderData) }),
  component: Page,
});

/** Names of the page's subject. */
interface Named {
  readonly sides?: readonly [string, string];
  readonly team?: string;
  /** Kick-off of a match, ISO. */
  readonly starts?: string;
  readonly league: string;
}

function metaOf({ i18n }: AppServices, named: Named | null | undefined) {
  if (!named) return [pageTitle(i18n._(msg`Sport`), SITE)];
  const { sides, team, league } = named;
  if (team !== undefined) return pageMeta(team, i18n._(descriptions.team(team)), SITE);
  if (!sides) return pageMeta(league, i18n._(descriptions.league(league)), SITE);
  return [
    ...pageMeta(sides.join(' – '), i18n._(descriptions.event(...sides, league)), SITE),
    structuredData({
      '@type': 'SportsEvent',
      name: sides.join(' – '),
      startDate: named.starts,
      homeTeam: { '@type': 'SportsTeam', name: sides[0] },
      awayTeam: { '@type': 'SportsTeam', name: sides[1] },
      superEvent: { '@type': 'SportsEvent', name: league },
    }),
  ];
}

/** Loads a match; its page shows an error if that fails. */
async function loadEvent({ api, queryClient }: AppServices, id: number): Promise<Named | null> {
  const [event] = await Promise.all([
    queryClient.ensureQueryData(eventQuery(api, id)).catch(() => null),
    queryClient.prefetchQuery(formQuery(api, id)),
  ]);
  return (
    event && {
      sides: [event.home.name, event.away.name],
      starts: event.kick_off_at,
      league: event.tournament.name,
    }
  );
}

const raceData = ({ api, queryClient }: AppServices) =>
  Promise.all([
    queryClient.prefetchQuery(fieldsQuery(api, { kind: 'race', state: 'open' })),
    queryClient.prefetchQuery(fieldsQuery(api, { kind: 'race', state: 'ended' })),
  ]);

/** Loads a race; its page shows an error if that fails. */
async function loadField({ api, queryClient }: AppServices, id: number): Promise<Named | null> {
  const event = await queryClient.ensureQueryData(fieldQuery(api, id)).catch(() => null);
  return event && { league: event.tournament.name };
}

async function loadSport(context: AppServices, sport: Sport, when: When | undefined): Promise<Named> {
  await (sport === 'greyhounds' ? raceData(context) : sportData(context, sport, when));
  return { league: context.i18n._(SPORT_NAMES[sport]) };
}

/** Loads a club. An unknown club has no matches. */
async function loadTeam({ api, queryClient }: AppServices, team: string): Promise<Named | null> {
  const lists = await Promise.all(
    EVENTS_STATES.map((state) => queryClient.ensureQueryData(eventsQuery(api, state, { team })).catch(() => null)),
  );
  const [one] = lists.flatMap((list) => list ?? []);
  if (!one && lists.every((list) => list !== null)) throw notFound();
  return one ? { team: one.home.id === team ? one.home.name : one.away.name, league: one.tournament.name } : null;
}

async function loadLeague(context: AppServices, slug: string, when: When | undefined): Promise<Named | null> {
  const { api, queryClient } = context;
  const [tree] = await Promise.all([
    queryClient.ensureQueryData(treeQuery(api)).catch(() => null),
    queryClient.prefetchQuery(eventsQuery(api, 'live', { tournament: slug })),
    queryClient.prefetchQuery(kickOffsQuery(api, { tournament: slug })),
    upcomingData(context, { tournament: slug }, when),
    queryClient.prefetchQuery(eventsQuery(api, 'ended', { tournament: slug })),
    queryClient.prefetchQuery(standingsQuery(api, slug)),
  ]);
  const league = tree?.sports.flatMap(({ tournaments }) => tournaments).find((tournament) => tournament.slug === slug);
  if (tree && !league) throw notFound();
  return league ? { league: league.name } : null;
}

function Page() {
  const page = parseParam(Route.useParams().param);
  const { when } = Route.useSearch();
  if ('event' in page) return <EventPage key={page.event} id={page.event} />;
  if ('team' in page) return <TeamPage key={page.team} id={page.team} />;
  if ('field' in page) return <FieldPage key={page.field} id={page.field} />;
  const { slug } = page;
  if (slug === 'greyhounds') return <RacesPage />;
  return isSport(slug) ? (
    <SportHome key={slug} sport={slug} when={when} />
  ) : (
    <LeaguePage key={slug} slug={slug} when={when} />
  );
}
