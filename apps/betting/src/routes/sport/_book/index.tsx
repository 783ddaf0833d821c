import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SportHome } from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { sportData } from '../../../front/front-data.ts';
import { bookSearch } from '../../../links/book-search.ts';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/')({
  validateSearch: bookSearch,
  loaderDeps: ({ search: { when } }) => ({ when }),
  loader: ({ context, deps }) => sportData(context, 'football', deps.when),
  head: ({ match }) => ({
    meta: pageMeta(
      match.context.i18n._(msg`Sports betting, live and before the start`),
      match.context.i18n._(
        msg`Every price with its fair probability and our margin beside it. Bets settle on the final whistle, with a receipt you can check.`,
      ),
      SITE,
    ),
  }),
  component: Home,
});

function Home() {
  return <SportHome when={Route.useSearch().when} />;
}
