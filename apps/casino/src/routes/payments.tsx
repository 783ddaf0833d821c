import { createFileRoute } from '@tanstack/react-router';
import { catalog as cashboxCatalog, OfferedMethods, offeredMethodsQuery } from '@croupier/cashbox';
import { catalog, ContentPage, PaymentMarks } from '@croupier/content';
import { editions, refusalCatalog } from '@croupier/i18n';
import { contentMeta } from '../content/content-meta.ts';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';
import { useEdition } from '../frame/useEdition.ts';

/** Page of payment methods and their limits, for visitors without an account. */
export const Route = createFileRoute('/payments')({
  staticData: { texts: [catalog, cashboxCatalog, refusalCatalog] },
  loader: async ({ context }) => {
    const { currency } = editions[context.pageContext.edition];
    const [page] = await Promise.all([
      loadPage(context, 'payments'),
      context.queryClient.prefetchQuery(offeredMethodsQuery(context.api, currency)),
    ]);
    return page;
  },
  head: ({ loaderData, match }) => ({ meta: contentMeta(loaderData, match.context) }),
  component: function Payments() {
    const { currency } = editions[useEdition()];
    const inserts = { 'payment-methods': <OfferedMethods currency={currency} />, 'payment-marks': <PaymentMarks /> };
    return <ContentPage page={Route.useLoaderData()} link={pageLink} inserts={inserts} />;
  },
});
