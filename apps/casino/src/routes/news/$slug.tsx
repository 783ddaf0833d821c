import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { catalog, ContentPage } from '@croupier/content';
import { contentMeta } from '../../content/content-meta.ts';
import { loadPage } from '../../content/load-page.ts';
import { pageLink } from '../../content/page-link.tsx';

export const Route = createFileRoute('/news/$slug')({
  staticData: { texts: [catalog] },
  loader: ({ context, params: { slug } }) => loadPage(context, slug, `/news/${slug}`),
  head: ({ loaderData, match: { context } }) => ({
    meta: contentMeta(loaderData, context, [{ name: context.i18n._(msg`All news`), path: '/news' }]),
  }),
  component: Article,
});

function Article() {
  const back = (
    <Link to="/news">
      <Trans>All news</Trans>
    </Link>
  );
  return <ContentPage page={Route.useLoaderData()} link={pageLink} over={back} />;
}
