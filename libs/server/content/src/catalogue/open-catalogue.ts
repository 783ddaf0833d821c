import type { Game, GameCard, GameSort, NamedList, readGameIndex, Reply } from '@croupier/contracts';
import { lobbyTitles, providers } from '@croupier/game-art';
import { type EditionId, editions, type Locale } from '@croupier/i18n';
import { wordsIn } from '@croupier/i18n/local-words';
import { categories, collections, type Collection } from '../data/collections.ts';
import { filterTitles, sortTitles, type TitleFilter, type TitlePage } from './filter.ts';
import { interleave } from './interleave.ts';
import { similarTo } from './similar.ts';
import { cardOf, describeTitle, isOffered, underRules } from './title.ts';

/** Returns the slugs of the most played titles. */
type Hot = () => ReadonlySet<string>;

const ROW_TITLES = 12;
const HOME_ROWS = 9;

type GameIndex = Reply<typeof readGameIndex>;

/** Titles allowed by an edition's rules, in display order. All in memory; our own titles change only with a release. */
export interface Catalogue {
  all: readonly Game[];
  find: (slug: string) => Game | undefined;
  findById: (id: number) => Game | undefined;
  filter: (filter: TitleFilter, page: number, size: number, sort?: GameSort) => TitlePage<GameCard>;
  rows: (locale: Locale) => { id: string; title: string; games: GameCard[] }[];
  index: () => GameIndex;
  providers: () => NamedList[];
  /** Returns curated collections that have titles, then the kinds of game the edition offers, even without titles. */
  collections: (locale: Locale) => NamedList[];
  cards: (slugs: readonly string[]) => GameCard[];
  /** Returns similar titles; undefined if the title is not offered. */
  similar: (slug: string) => GameCard[] | undefined;
}

const ours = lobbyTitles.map(describeTitle).filter((game) => game !== undefined);

function openFor(edition: EditionId, { hot, others }: { hot: Hot; others: readonly Game[] }): Catalogue {
  const card = (game: Game) => cardOf(game, hot());
  const { rules } = editions[edition];
  const all = interleave([...ours, ...others], ({ provider }) => provider)
    .map((game) => underRules(game, rules))
    .filter((game) => game !== undefined);
  const bySlug = new Map(all.map((game) => [game.slug, game]));
  const byId = new Map(all.flatMap((game) => [game.id, ...Object.values(game.real)].map((id) => [id, game] as const)));
  const makers = new Map([
    ...providers.map(({ id, title }) => [id, title] as const),
    ...all.map(({ provider, provider_title: title }) => [provider, title] as const),
  ]);
  const count = (has: (game: Game) => boolean) => all.filter(has).length;
  const named = ({ id, title }: Collection, locale: Locale) => ({
    id,
    title: wordsIn(title, locale),
    games: count((game) => game.collections.includes(id) || game.categories.includes(id)),
  });
  const offered = categories.filter(({ id }) => isOffered(id, rules));
  const index = indexOf(all);
  const sorted = sortTitles(all);
  return {
    all,
    find: (slug) => bySlug.get(slug),
    findById: (id) => byId.get(id),
    filter: (filter, page, size, sort = 'featured') => {
      const found = filterTitles(sorted[sort], filter, page, size);
      return { ...found, data: found.data.map(card) };
    },
    rows: (locale) =>
      collections
        .map(({ id, title }) => ({
          id,
          title: wordsIn(title, locale),
          games: all
            .filter((game) => game.collections.includes(id))
            .slice(0, ROW_TITLES)
            .map(card),
        }))
        .filter(({ games }) => games.length === ROW_TITLES)
        .slice(0, HOME_ROWS),
    index: () => index,
    providers: () =>
      [...makers]
        .map(([id, title]) => ({ id, title, games: count(({ provider }) => provider === id) }))
        .filter(({ games }) => games > 0),
    collections: (locale) => [
      ...collections.map((collection) => named(collection, locale)).filter(({ games }) => games > 0),
      ...offered.map((category) => named(category, locale)),
    ],
    cards: (slugs) => slugs.flatMap((slug) => bySlug.get(slug) ?? []).map(card),
    similar: (slug) => {
      const game = bySlug.get(slug);
      return game && similarTo(game, all, ROW_TITLES).map(card);
    },
  };
}

const volatilities = ['low', 'medium', 'high'] as const;

function indexOf(all: readonly Game[]): GameIndex {
  const providers = new Map(all.map(({ provider, provider_title }) => [provider, provider_title]));
  const ids = [...providers.keys()];
  const mechanics = [...new Set(all.map(({ mechanic }) => mechanic))];
  const lists: Record<string, number[]> = {};
  for (const [at, { categories: kinds, collections: some, features }] of all.entries())
    for (const id of new Set([...kinds, ...some, ...features])) (lists[id] ??= []).push(at);
  return {
    titles: all.map(({ title }) => title),
    providers: [...providers.values()],
    provider_ids: ids,
    title_providers: all.map(({ provider }) => ids.indexOf(provider)),
    flags: all.map(({ has_demo_mode }) => (has_demo_mode ? 1 : 0)),
    mechanics,
    title_mechanics: all.map(({ mechanic }) => mechanics.indexOf(mechanic)),
    title_volatilities: all.map(({ volatility }) => (volatility ? volatilities.indexOf(volatility) + 1 : 0)),
    title_rtps: all.map(({ rtp }) => Math.round(rtp * 10_000)),
    lists,
  };
}

const NONE: readonly Game[] = [];

/**
 * Creates the catalogues of all editions, each built on first use and again when the outside studios' titles change.
 * `hot` returns the currently most played titles, `others` the studios' titles.
 */
export function openCatalogue(
  hot: Hot = () => new Set(),
  others: () => readonly Game[] = () => NONE,
): (edition: EditionId) => Catalogue {
  const open = new Map<EditionId, Catalogue>();
  let known = others();
  return (edition) => {
    if (known !== others()) {
      known = others();
      open.clear();
    }
    const catalogue = open.get(edition) ?? openFor(edition, { hot, others: known });
    open.set(edition, catalogue);
    return catalogue;
  };
}
