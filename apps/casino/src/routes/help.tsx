import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog, HelpPage } from '@croupier/content';
import { buttonClass } from '@croupier/ui-kit';
import { contentMeta, faqData } from '../content/content-meta.ts';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';

/** Page of questions and answers, with a search. */
export const Route = createFileRoute('/help')({
  staticData: { texts: [catalog] },
  loader: ({ context }) => loadPage(context, 'help'),
  head: ({ loaderData, match }) => ({
    meta: [...contentMeta(loaderData, match.context), ...(loaderData ? [faqData(loaderData)] : [])],
  }),
  component: Help,
});

function Help() {
  const contact = (
    <Link to="/support" className={buttonClass({ variant: 'secondary' })}>
      <Trans>Get help</Trans>
    </Link>
  );
  return <HelpPage page={Route.useLoaderData()} link={pageLink} contact={contact} />;
}
