import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Game, GameCard } from '@croupier/contracts';
import { lobbyTitles } from '@croupier/game-art';
import { games } from '@croupier/game-math';
import type { EditionId } from '@croupier/i18n';
import { exclusiveTitles } from '../data/exclusive-titles.ts';
import { openCatalogue } from './open-catalogue.ts';

const openFor = openCatalogue();
const catalogue = openFor('default');

test('every title runs published maths of its own, and states which', () => {
  expect(catalogue.all).toHaveLength(lobbyTitles.length);
  expect(new Set(catalogue.all.map(({ maths }) => maths)).size).toBe(lobbyTitles.length);
  for (const game of catalogue.all) expect(v.is(Game, game), game.title).toBe(true);
  for (const { maths, max_win_multiple } of catalogue.all) expect(max_win_multiple).toBe(games[maths]!.maxWinMultiple);
  expect(catalogue.find('tidewater-atlas')).toMatchObject({ maths: 'tidewater-atlas', badges: ['original'] });
});

test('cards say what is new, much played, feeds a jackpot or gives winnings free of wagering, as far as the edition has it', () => {
  const hot = new Set(['koi-garden']);
  const editions = openCatalogue(() => hot);
  const badges = (edition: EditionId, slug: string) => editions(edition).cards([slug])[0]?.badges;
  expect(badges('default', 'koi-garden')).toEqual(['hot']);
  expect(badges('default', 'whale-song-bay')).toEqual(['jackpot', 'new']);
  expect(badges('de', 'whale-song-bay')).toEqual(['new']);
  expect(badges('default', 'snow-globe-street')).toEqual(['new', 'wager-free']);
  hot.clear();
  expect(badges('default', 'koi-garden')).toEqual([]);
});

test('what no other house has is said, listed and filtered alike, in every edition that offers it', () => {
  for (const slug of exclusiveTitles) expect(catalogue.find(slug), slug).toBeDefined();
  for (const edition of ['default', 'de'] as const) {
    const here = openFor(edition);
    const offered = [...exclusiveTitles].filter((slug) => here.find(slug));
    expect(offered.length).toBeGreaterThan(0);
    const slugsOf = (filter: Parameters<typeof here.filter>[0]) =>
      here.filter(filter, 1, 100).data.map(({ slug }) => slug);
    expect(slugsOf({ features: ['exclusive'] }).toSorted()).toEqual(offered.toSorted());
    expect(slugsOf({ categories: { identifiers: ['exclusive'], strategy: 'AND' } }).toSorted()).toEqual(
      offered.toSorted(),
    );
    expect(here.cards(offered).every(({ badges }) => badges.includes('exclusive'))).toBe(true);
    expect(here.cards(['koi-garden'])[0]?.badges).not.toContain('exclusive');
    expect(here.collections('de').find(({ id }) => id === 'exclusive')).toEqual({
      id: 'exclusive',
      title: 'Nur bei Croupier',
      games: offered.length,
    });
  }
});

test('the home has at least eight rows of twelve titles', () => {
  const rows = catalogue.rows('en');
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const { games } of rows) expect(games).toHaveLength(12);
  expect(v.is(v.array(GameCard), rows[0]?.games)).toBe(true);
});

test('rows and collections are titled in the language asked for', () => {
  expect(catalogue.rows('de')[0]?.title).toBe('Gute Spiele für den Einstieg');
  expect(catalogue.collections('en').map(({ title }) => title)).toContain('By the sea');
});

// shows: route:/categories/{slug}
test('the kinds of game are named with their count, without titles too; where one is forbidden it is not', () => {
  const counts = (edition: EditionId) =>
    Object.fromEntries(
      openFor(edition)
        .collections('en')
        .map(({ id, games }) => [id, games]),
    );
  const kinds = counts('default');
  expect(kinds).toMatchObject({ live: 0 });
  // Quick games are table games too; a card table is not an action game.
  expect(catalogue.find('amber-mines')?.categories).toEqual(['table-games', 'action']);
  expect(kinds['action']).toBeGreaterThan(2);
  expect(kinds['action']).toBeLessThan(kinds['table-games']!);
  expect(kinds['pokies']! + kinds['table-games']!).toBe(lobbyTitles.length);
  const german = Object.keys(counts('de'));
  expect(german).toContain('pokies');
  expect(german.filter((id) => ['live', 'table-games', 'action'].includes(id))).toEqual([]);
});

test('neighbours in a row come from different providers', () => {
  const providers = catalogue.all.slice(0, 30).map(({ provider }) => provider);
  expect(providers.filter((provider, i) => provider === providers[i + 1])).toEqual([]);
});

describe('filter', () => {
  const slugs = (...args: Parameters<typeof catalogue.filter>) =>
    catalogue.filter(...args).data.map(({ slug }) => slug);

  test('pages without losing or repeating a title', () => {
    const pages = [1, 2, 3].flatMap((page) => slugs({}, page, 30));
    expect(new Set(pages).size).toBe(lobbyTitles.length);
    expect(catalogue.filter({}, 3, 30).pagination).toEqual({
      current_page: 3,
      next_page: null,
      prev_page: 2,
      total_pages: 3,
      total_count: lobbyTitles.length,
    });
  });

  test('beyond the last page there is nothing, and the way back leads to the last', () => {
    expect(catalogue.filter({}, 9, 40)).toEqual({
      data: [],
      pagination: { current_page: 9, next_page: null, prev_page: 2, total_pages: 2, total_count: lobbyTitles.length },
    });
  });

  // shows: request:filter-body
  test('AND wants every collection, OR any', () => {
    const both = slugs({ categories: { identifiers: ['sea', 'night'], strategy: 'AND' } }, 1, 100);
    const any = slugs({ categories: { identifiers: ['sea', 'night'], strategy: 'OR' } }, 1, 100);
    expect(both).toContain('jelly-light');
    expect(both).not.toContain('koi-garden');
    expect(any).toEqual(expect.arrayContaining([...both, 'koi-garden']));
  });

  test('every part of the filter narrows what the others left', () => {
    const narrow = { volatilities: ['high' as const], mechanics: ['ways' as const], rtp_from: 0.96 };
    const found = catalogue.filter({ ...narrow, providers: ['oak-and-ember'] }, 1, 100).data;
    expect(found.length).toBeGreaterThan(0);
    for (const { slug } of found)
      expect(catalogue.find(slug)).toMatchObject({ volatility: 'high', mechanic: 'ways', provider: 'oak-and-ember' });
    expect(catalogue.filter({ rtp_from: 0.98 }, 1, 100).data.every(({ rtp }) => rtp >= 0.98)).toBe(true);
  });

  test('where nothing is found it says what each part of the filter hides', () => {
    const none = { volatilities: ['low' as const], mechanics: ['ways' as const], providers: ['oak-and-ember'] };
    const { pagination, without } = catalogue.filter(none, 1, 40);
    expect(pagination.total_count).toBe(0);
    expect(without).toEqual({
      volatilities: slugs({ ...none, volatilities: [] }, 1, 100).length,
      mechanics: slugs({ ...none, mechanics: [] }, 1, 100).length,
      providers: slugs({ ...none, providers: [] }, 1, 100).length,
    });
    expect(catalogue.filter({}, 1, 40)).not.toHaveProperty('without');
  });

  test('sorts by title, by what is paid back and by what is new', () => {
    const titles = catalogue.filter({}, 1, 100, 'title').data.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    const returns = catalogue.filter({}, 1, 100, 'rtp').data.map(({ rtp }) => rtp);
    expect(returns).toEqual(returns.toSorted((a, b) => b - a));
    const [newest] = slugs({}, 1, 1, 'new');
    expect(catalogue.find(newest!)?.badges).toContain('new');
  });

  // shows: rule:game-search
  test('finds a part of a title in any case', () => {
    expect(slugs({ title: 'DRAG' }, 1, 40)).toEqual(['paper-dragon']);
  });

  // shows: request:filter-body
  test('narrows to providers and kinds', () => {
    expect(
      slugs({ providers: ['oak-and-ember'], categories: { identifiers: ['table-games'], strategy: 'AND' } }, 1, 40),
    ).toContain('acorn-plinko');
  });
});

// shows: call:GET /api/games/index
test('the index says of every title what a filter asks for', () => {
  const index = catalogue.index();
  const widths = [null, 'low', 'medium', 'high'];
  for (const [at, title] of index.titles.entries()) {
    const game = catalogue.all[at]!;
    expect(title).toBe(game.title);
    expect(index.provider_ids[index.title_providers[at]!]).toBe(game.provider);
    expect(index.mechanics[index.title_mechanics[at]!]).toBe(game.mechanic);
    expect(widths[index.title_volatilities[at]!]).toBe(game.volatility);
    expect(index.title_rtps[at]! / 10_000).toBe(game.rtp);
    const listed = Object.keys(index.lists).filter((id) => index.lists[id]!.includes(at));
    expect(listed.toSorted()).toEqual(
      [...new Set([...game.categories, ...game.collections, ...game.features])].toSorted(),
    );
  }
  const german = openFor('de');
  expect(german.index().lists).not.toHaveProperty('jackpot');
  expect(german.filter({ features: ['jackpot'] }, 1, 40).pagination.total_count).toBe(0);
  const wanted = catalogue.filter({ features: ['free-spins', 'jackpot'] }, 1, 100).data;
  expect(wanted.map(({ slug }) => slug)).toContain('whale-song-bay');
});

test('what is like a title shares its worlds and its mechanic, and never is the title itself', () => {
  const like = catalogue.similar('koi-garden')!.map(({ slug }) => catalogue.find(slug)!);
  expect(like).toHaveLength(12);
  expect(like.map(({ slug }) => slug)).not.toContain('koi-garden');
  for (const { mechanic, collections } of like.slice(0, 3))
    expect([mechanic === 'lines', collections.some((id) => id === 'sea' || id === 'animals')]).toEqual([true, true]);
  expect(catalogue.similar('no-such-game')).toBeUndefined();
  const german = openFor('de');
  for (const { slug } of german.similar('koi-garden')!) expect(german.find(slug)).toBeDefined();
});

// shows: edition:de-games; promise:L9
test('where table games are forbidden they are not listed, found or counted', () => {
  const german = openFor('de');
  expect(german.find('dice')).toBeUndefined();
  expect(german.findById(7000)).toBeUndefined();
  expect(german.index().titles).not.toContain('Dice');
  expect(german.collections('de').map(({ id }) => id)).not.toContain('table-games');
  expect(german.find('koi-garden')?.demo_needs_login).toBe(true);
});

test('an id of any currency leads to its title', () => {
  expect(catalogue.findById(101)?.slug).toBe('lantern-tide');
  expect(catalogue.findById(999_999)).toBeUndefined();
});
