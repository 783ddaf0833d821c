import { notFound } from '@tanstack/react-router';
import { CallRefused } from '@croupier/api-client';
import { contentPageQuery, filesQuery } from '@croupier/content';
import type { AppServices } from '@croupier/web-app';

const SLUG = /^[a-z0-9-]{1,64}$/;

/** Loads the page of a slug; not found if it belongs to another path. */
export async function loadPage({ api, pageContext, queryClient }: AppServices, slug: string, path = `/${slug}`) {
  if (!SLUG.test(slug)) throw notFound();
  // A page is shown even if its files fail to load.
  const files = queryClient.ensureQueryData(filesQuery(api, pageContext.locale)).catch(() => undefined);
  try {
    const page = await queryClient.ensureQueryData(contentPageQuery(api, slug, pageContext.locale));
    await files;
    if (page.path === path) return page;
  } catch (error) {
    if (!(error instanceof CallRefused && error.has('not_found'))) throw error;
  }
  throw notFound();
}
