import { createFileRoute, notFound } from '@tanstack/react-router';
import { CallRefused } from '@croupier/api-client';
import { ContentPage, contentPageQuery } from '@croupier/content';
import { pageTitle } from '@croupier/web-app';

const SLUG = /^[a-z0-9-]{1,64}$/;

/** Pages of the content system, by slug; every path nobody else answers comes here first. */
export const Route = createFileRoute('/$path')({
  loader: async ({ context: { api, pageContext, queryClient }, params: { path } }) => {
    if (!SLUG.test(path)) throw notFound();
    try {
      return await queryClient.ensureQueryData(contentPageQuery(api, path, pageContext.locale));
    } catch (error) {
      if (error instanceof CallRefused && error.has('not_found')) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => ({
    meta: [pageTitle(loaderData?.blocks.title), { name: 'description', content: loaderData?.blocks.description ?? '' }],
  }),
  component: function Content() {
    return <ContentPage page={Route.useLoaderData()} />;
  },
});
