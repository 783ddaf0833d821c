import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import {
  languageOf,
  listBanners,
  listFiles,
  listPages,
  listSnippets,
  readPage,
  categories,
} from '@croupier/server-content';
import { readOwnPlayer } from '@croupier/server-players';
import { takesOffers } from '@croupier/server-promotions';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Banners and pages. */
export function contentRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  /** Guests are of no group. */
  async function readerOf(player: Identity | null) {
    if (!player) return { groups: [], offers: true };
    const [{ groups }, offers] = await Promise.all([
      readOwnPlayer(db, player.playerId),
      takesOffers(db, player.playerId, clock()),
    ]);
    return { groups: groups.map(({ id }) => id), offers };
  }

  const language = (query: { l?: string | undefined }, { locale }: RequestInfo) => languageOf(query.l ?? locale);

  serve(contracts.readServerData, { access: 'all' }, async ({ query, request, player }) => ({
    static_pages: listPages(language(query, request)),
    banners: listBanners(language(query, request), { ...(await readerOf(player)), now: clock() }),
    categories: categories.map(({ id }) => id),
  }));
  serve(contracts.readPages, { access: 'all' }, async ({ query, request }) => listPages(language(query, request)));
  serve(contracts.readPage, { access: 'all' }, async ({ params, query, request }) => {
    const page = readPage(params.slug, language(query, request));
    if (!page) throw new Refusal('not_found');
    return page;
  });
  serve(contracts.readSnippets, { access: 'all' }, async ({ query, request }) =>
    listSnippets(language(query, request)),
  );
  serve(contracts.readFiles, { access: 'all' }, async () => listFiles());
}
