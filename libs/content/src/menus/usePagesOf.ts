import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { PageListing } from '@croupier/contracts';
import { menuPagesQuery } from './menu-pages.query.ts';

const none: readonly PageListing[] = [];

/** Returns the pages of a category, in order; none while loading. */
export function usePagesOf(category: 'top menu' | 'footer', locale: string): readonly PageListing[] {
  const { data = none } = useQuery(menuPagesQuery(useApi(), locale));
  return data.filter(({ categories }) => categories.includes(category));
}
