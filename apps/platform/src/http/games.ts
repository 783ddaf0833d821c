import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import { type GameTitle, gameTitleBySlug, gameId, type PlayCurrency } from '@croupier/game-art';
import type { Locale } from '@croupier/i18n';
import { readOwnPlayer } from '@croupier/server-players';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import type { Serve } from '../serve.ts';
import { createRateLimit } from '../throttling/rate-limit.ts';
import { launchStudio } from './launch-studio.ts';

/**
 * Registers the routes that open games. In-house titles and the math they run come from game-art; other titles come
 * from their studio.
 */
export function gamesRoutes(serve: Serve, context: PlatformContext): void {
  const { db, clock, config, games: service, catalogue, callerLimits } = context;
  const demos = createRateLimit({ most: config.demosPerMinute, windowMs: 60_000, clock });

  // The language is in the URL too, because the game needs it before its session is open.
  const urlOf = (title: GameTitle, currency: PlayCurrency, locale: Locale, token: string) =>
    `${config.gamesOrigin}/games/${title.slug}/${gameId(title, currency)}?locale=${locale}#token=${token}`;
  const parentOf = ({ host }: RequestInfo) =>
    host === new URL(config.sportOrigin).host ? config.sportOrigin : config.casinoOrigin;

  async function who(player: Identity | null, currency: Identity['currency'] | undefined, request: RequestInfo) {
    const edition = await playingEdition(db, player, request);
    if (!player) return { edition, player };
    const { nickname } = await readOwnPlayer(db, player.playerId);
    const { playerId: id, sessionId: siteSessionId } = player;
    return { edition, player: { id, siteSessionId, currency: currency ?? player.currency, nickname } };
  }

  serve(contracts.launchGame, { access: 'all' }, async ({ body, player, request, raw }) => {
    const visitor = await who(player, body.currency, request);
    // A game hidden by the edition's rules can't be opened by its URL either.
    const game = catalogue(visitor.edition.id).find(body.game);
    if (!game) throw new Refusal('game_not_available', { path: ['game'] });
    if (body.mode === 'demo') demos.take(callerLimits.visitorAt(raw.raw));
    const locale = request.locale ?? visitor.edition.defaultLocale;
    const title = gameTitleBySlug(game.slug);
    const launch = { mode: body.mode, ...visitor, locale, parentOrigin: parentOf(request) };
    if (!title) return launchStudio(context, game, launch);
    const launched = await service.launch({ ...launch, slug: title.slug, maths: title.maths });
    return {
      url: urlOf(title, launched.currency, locale, launched.token),
      mode: body.mode,
      currency: launched.currency,
    };
  });
}
