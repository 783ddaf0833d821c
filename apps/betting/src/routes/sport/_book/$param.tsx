import { createFileRoute, notFound } from '@tanstack/react-router';
import { EventPage, eventQuery, eventsQuery, LeaguePage, treeQuery } from '@croupier/sportsbook';
import { type AppServices, pageTitle } from '@croupier/web-app';
import { parseParam } from '../../../links/address.ts';
import { SITE } from '../../../site.ts';

/** One parameter for what a bettor looks at: `123-home-away` is a match, a word is a league. */
export const Route = createFileRoute('/sport/_book/$param')({
  loader: ({ context, params }) => {
    const page = parseParam(params.param);
    return 'event' in page ? loadEvent(context, page.event) : loadLeague(context, page.league);
  },
  head: ({ loaderData }) => ({ meta: [pageTitle(loaderData ?? 'Football', SITE)] }),
  component: Page,
});

/** Answers the page's title. A match that does not load says so on its page. */
async function loadEvent({ api, queryClient }: AppServices, id: number): Promise<string | null> {
  const event = await queryClient.ensureQueryData(eventQuery(api, id)).catch(() => null);
  return event && `${event.home.name} – ${event.away.name}`;
}

async function loadLeague({ api, queryClient }: AppServices, slug: string): Promise<string | null> {
  const [tree] = await Promise.all([
    queryClient.ensureQueryData(treeQuery(api)).catch(() => null),
    queryClient.prefetchQuery(eventsQuery(api, 'live', slug)),
    queryClient.prefetchQuery(eventsQuery(api, 'upcoming', slug)),
  ]);
  const league = tree?.sports.flatMap(({ tournaments }) => tournaments).find((tournament) => tournament.slug === slug);
  if (tree && !league) throw notFound();
  return league?.name ?? null;
}

function Page() {
  const page = parseParam(Route.useParams().param);
  return 'event' in page ? (
    <EventPage key={page.event} id={page.event} />
  ) : (
    <LeaguePage key={page.league} slug={page.league} />
  );
}
