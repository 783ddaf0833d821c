import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { refusalCatalog } from '@croupier/i18n';
import { catalog, OfferPage, offersQuery } from '@croupier/promotions';
import { pageMeta } from '@croupier/web-app';
import { offerLinks } from '../../promotions/offer-links.tsx';

export const Route = createFileRoute('/bonuses/$slug')({
  staticData: { texts: [catalog, refusalCatalog] },
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    const offers = await queryClient.ensureQueryData(offersQuery(api));
    const offer = offers.find(({ identifier }) => identifier === slug);
    if (!offer) throw notFound();
    return { title: offer.title };
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: pageMeta(
      loaderData?.title,
      context.i18n._(msg`What you get, what you must wager, the deadline and the average cost of this bonus.`),
    ),
  }),
  component: function Offer() {
    return (
      <div className="page-width">
        <OfferPage
          {...offerLinks}
          identifier={Route.useParams().slug}
          offersLink={(text) => <Link to="/welcome-bonuses">{text}</Link>}
        />
      </div>
    );
  },
});
