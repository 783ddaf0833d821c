import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import { featuresQuery } from '@croupier/auth';
import { listAllowed, type ListId, listNames, lotteriesQuery, tournamentsQuery } from '@croupier/competitions';
import type { TournamentList } from '@croupier/contracts';
import { editions } from '@croupier/i18n';
import { achievementsQuery } from '@croupier/profile-limits';
import { type AppServices, pageMeta } from '@croupier/web-app';
import { refusePastEnd } from '../past-end.ts';

/** Reads the page number of a list: a whole number from 1, in the address from 2 on. */
export const listSearch = ({ page }: Record<string, unknown>): { page?: number } =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 100_000 ? { page } : {};

/** Returns the loader's dependencies, without the popups in the same address. */
export const listDeps = ({ search }: { search: Record<string, unknown> }) => ({ page: listSearch(search).page ?? 1 });

export async function loadList(services: AppServices, list: TournamentList, { page }: { page: number }) {
  refuseForbidden(services, list);
  const query = tournamentsQuery(services.api, list, page);
  await Promise.all([services.queryClient.prefetchQuery(query), knowFeatures(services)]);
  refusePastEnd(page, services.queryClient.getQueryData(query.queryKey)?.pagination);
}

export async function loadLotteries(services: AppServices) {
  refuseForbidden(services, 'lotteries');
  await Promise.all([services.queryClient.prefetchQuery(lotteriesQuery(services.api)), knowFeatures(services)]);
}

/** Loads the features, so that the navigation leaves out disabled lists. */
const knowFeatures = ({ api, queryClient }: AppServices) => queryClient.prefetchQuery(featuresQuery(api));

export async function loadAchievements(services: AppServices) {
  refuseForbidden(services, 'achievements');
  const { api, queryClient } = services;
  await Promise.all([queryClient.prefetchQuery(achievementsQuery(api)), knowFeatures(services)]);
  if (queryClient.getQueryData(featuresQuery(api).queryKey)?.achievements === false) throw notFound();
}

/** Throws not found for a list that the edition forbids. */
export function refuseForbidden({ pageContext: { edition } }: AppServices, list: ListId): void {
  if (!listAllowed(list, editions[edition].rules.competitionsForbidden)) throw notFound();
}

/** Returns the head of a list. Each list has its own title; that of all is the subject itself. */
export const listMeta = ({ i18n }: AppServices, list: ListId) => {
  const name = i18n._(listNames[list]);
  return pageMeta(
    list === 'all' ? i18n._(msg`Tournaments`) : i18n._(msg`Tournaments: ${name}`),
    i18n._(msg`Cash-prize tournaments: what counts, current standings and past winners.`),
  );
};
