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
      match.context.i18n._(msg`Pre-match and live sports betting`),
      match.context.i18n._(
        msg`See the fair probability and our margin behind all odds. Bets are settled at the final whistle, with a receipt you can check.`,
      ),
      SITE,
    ),
  }),
  component: Home,
});

function Home() {
  return <SportHome when={Route.useSearch().when} />;
}
