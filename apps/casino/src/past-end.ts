import { notFound } from '@tanstack/react-router';

/** Throws 404 for a page after the last one of its list. An empty list has a first page. */
export function refusePastEnd(page: number, pagination: { readonly total_pages: number } | undefined): void {
  if (pagination && page > 1 && page > pagination.total_pages) throw notFound();
}
