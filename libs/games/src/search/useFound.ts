import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { GameCard } from '@croupier/contracts';
import { gameIndexQuery } from '../catalogue/catalogue.query.ts';
import { foundGamesQuery, slugOf } from './found-games.query.ts';
import type { FoundTitle } from './FoundGames.tsx';
import { createTitleFinder } from './title-finder.ts';

const SHOWN = 24;
/** Number of titles shown before anything is typed. */
const SUGGESTED = 8;
/** Most hits counted. Counting further costs more than it is worth. */
export const COUNTED = 100;
/** Number of hits from which near matches are left out. */
const ENOUGH = 4;
const NEAR = 6;
/** Pause in typing after which covers are fetched. */
const STILL_MS = 120;

/** Returns the titles of the index that match a text, at once. Covers load later. */
export function useFound(text: string) {
  const api = useApi();
  const wanted = text.trim(); // Not deferred: Enter right after a letter must use its results.
  const index = useQuery(gameIndexQuery(api));
  const { data } = index;
  const finder = useMemo(() => createTitleFinder(data?.titles ?? []), [data]);
  const found = useMemo(() => {
    const hits = finder.find(wanted, COUNTED);
    const near = hits.length < ENOUGH ? finder.findNear(wanted, NEAR + hits.length) : [];
    return { hits, near: near.filter((place) => !hits.includes(place)) };
  }, [finder, wanted]);
  const titleAt = (place: number): FoundTitle => {
    const title = data?.titles[place] ?? '';
    const provider = data?.title_providers[place] ?? 0;
    return {
      title,
      slug: slugOf(title),
      provider: data?.provider_ids[provider] ?? '',
      studio: data?.providers[provider] ?? '',
    };
  };
  const suggested = (data?.titles ?? []).slice(0, SUGGESTED).map((_, place) => place);
  return {
    index,
    wanted,
    count: found.hits.length,
    hits: found.hits.slice(0, SHOWN).map(titleAt),
    near: found.near.map(titleAt),
    suggested: suggested.map(titleAt),
  };
}

/** Returns the loaded cards of titles, by slug. */
export function useCards(titles: readonly FoundTitle[]): ReadonlyMap<string, GameCard> {
  const wanted = titles.map(({ slug }) => slug).join(' ');
  const [slugs, setSlugs] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSlugs(wanted), STILL_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data = [] } = useQuery({
    ...foundGamesQuery(useApi(), slugs.split(' ').filter(Boolean)),
    enabled: slugs !== '',
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map(data.map((card) => [card.slug, card])), [data]);
}
