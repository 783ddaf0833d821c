import { notFound } from '@tanstack/react-router';

/** Answers 404 for a page behind the last one of its list. An empty list has its first page. */
export function refusePastEnd(page: number, pagination: { readonly total_pages: number } | undefined): void {
  if (pagination && page > 1 && page > pagination.total_pages) throw notFound();
}
