import { notFound } from '@tanstack/react-router';
import { CallRefused } from '@croupier/api-client';
import { contentPageQuery } from '@croupier/content';
import type { AppServices } from '@croupier/web-app';

const SLUG = /^[a-z0-9-]{1,64}$/;

/** The page of a slug, if it is the one that lies at this path. */
export async function loadPage({ api, pageContext, queryClient }: AppServices, slug: string, path = `/${slug}`) {
  if (!SLUG.test(slug)) throw notFound();
  try {
    const page = await queryClient.ensureQueryData(contentPageQuery(api, slug, pageContext.locale));
    if (page.path === path) return page;
  } catch (error) {
    if (!(error instanceof CallRefused && error.has('not_found'))) throw error;
  }
  throw notFound();
}
