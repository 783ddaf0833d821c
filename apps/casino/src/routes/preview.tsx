import { createFileRoute, notFound } from '@tanstack/react-router';
import { CallRefused } from '@croupier/api-client';
import { catalog, ContentPage, previewQuery } from '@croupier/content';
import { pageTitle, unlisted } from '@croupier/web-app';
import { pageLink } from '../content/page-link.tsx';

/**
 * Preview of a content page, by an operator's signed link. The link is in a query value, so that no document is cached.
 */
export const Route = createFileRoute('/preview')({
  staticData: { texts: [catalog] },
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: typeof page === 'string' ? page : undefined }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, deps: { page } }) => {
    if (page === undefined || !/^[\w-]{20,250}$/.test(page)) throw notFound();
    try {
      return await queryClient.ensureQueryData(previewQuery(api, page));
    } catch (error) {
      if (error instanceof CallRefused && error.has('not_found')) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => ({ meta: [pageTitle(loaderData?.title), unlisted] }),
  component: function Preview() {
    return <ContentPage page={Route.useLoaderData()} link={pageLink} />;
  },
});
