import { msg } from '@lingui/core/macro';
import { type ListId, listNames, tournamentsQuery } from '@croupier/competitions';
import { type AppServices, pageMeta } from '@croupier/web-app';

/** Which page of a list: a whole number from 1, in the address from 2 on. */
export const listSearch = ({ page }: Record<string, unknown>): { page?: number } =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 100_000 ? { page } : {};

/** What a loader depends on, not the popups that also stand in the address. */
export const listDeps = ({ search }: { search: Record<string, unknown> }) => ({ page: listSearch(search).page ?? 1 });

export const loadList = ({ api, queryClient }: AppServices, list: ListId, { page }: { page: number }) =>
  queryClient.prefetchQuery(tournamentsQuery(api, list, page));

/** Each list has a title of its own; the one of all is the subject itself. */
export const listMeta = ({ i18n }: AppServices, list: ListId) => {
  const name = i18n._(listNames[list]);
  return pageMeta(
    list === 'all' ? i18n._(msg`Tournaments`) : i18n._(msg`Tournaments: ${name}`),
    i18n._(msg`Tournaments with prizes in cash: what counts, how they stand, and what was won in those that are over.`),
  );
};
