import { msg } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { refusalCatalog } from '@croupier/i18n';
import { catalog, OffersPage, offersQuery } from '@croupier/promotions';
import { pageMeta } from '@croupier/web-app';
import { offerLinks } from '../promotions/offer-links.tsx';

export const Route = createFileRoute('/welcome-bonuses')({
  staticData: { texts: [catalog, refusalCatalog] },
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(offersQuery(api)),
  head: ({ match: { context } }) => ({
    meta: pageMeta(
      context.i18n._(msg`Welcome bonuses`),
      context.i18n._(msg`All offers for new players, with full terms and the average cost.`),
    ),
  }),
  component: () => (
    <div className="page-width">
      <OffersPage
        {...offerLinks}
        offerLink={(slug, text) => (
          <Link to="/bonuses/$slug" params={{ slug }}>
            {text}
          </Link>
        )}
      />
    </div>
  ),
});
