import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CentrePage, descriptions, eventQuery, eventsQuery, MOST_PANELS, laterCatalogs } from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

const ID = /^[1-9]\d{0,14}$/;

/** Parses the matches in an address: `1,2,3`, each once. */
const idsOf = (text: string | undefined): number[] =>
  [...new Set(text?.split(',').filter((id) => ID.test(id)))].slice(0, MOST_PANELS).map(Number);

export const Route = createFileRoute('/sport/_book/centre')({
  staticData: { texts: laterCatalogs },
  // The router parses a single match as a number.
  validateSearch: ({ matches }: Record<string, unknown>): { matches?: string } =>
    typeof matches === 'string' || typeof matches === 'number' ? { matches: String(matches) } : {},
  loaderDeps: ({ search: { matches } }) => ({ matches }),
  loader: async ({ context: { api, queryClient }, deps: { matches } }) => {
    await Promise.all([
      queryClient.prefetchQuery(eventsQuery(api, 'live')),
      ...idsOf(matches).map((id) => queryClient.prefetchQuery(eventQuery(api, id))),
    ]);
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`Live centre`), context.i18n._(descriptions.centre), SITE),
  }),
  component: Centre,
});

function Centre() {
  return <CentrePage matches={idsOf(Route.useSearch().matches)} />;
}
