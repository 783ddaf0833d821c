import type { Game, launchGame, Reply } from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import type { Launch } from '@croupier/server-games';
import type { PlatformContext } from '../context.ts';

/** Returns the studio's language for the visitor: the same, the same without country, or the studio's first. */
const spoken = (languages: readonly string[], locale: string): string =>
  [locale, locale.split('-')[0]!].find((one) => languages.includes(one)) ?? languages[0] ?? 'en';

/**
 * Opens a title of an outside studio: a page on its origin. Demos involve only the studio and no player; real play gets
 * a launch token, which the studio's server exchanges under the wallet contract.
 */
export async function launchStudio(
  { config, games: service, studioTitles }: Pick<PlatformContext, 'config' | 'games' | 'studioTitles'>,
  game: Game,
  launch: Pick<Launch, 'mode' | 'player' | 'edition' | 'locale' | 'parentOrigin'>,
): Promise<Reply<typeof launchGame>> {
  const origin = config.studios.get(game.provider);
  const title = studioTitles().find(({ slug }) => slug === game.slug);
  if (origin === undefined || !title) throw new Refusal('game_not_available');
  const { mode, player, edition, locale, parentOrigin } = launch;
  const page = new URL(`/games/${game.slug}`, origin);
  page.searchParams.set('locale', spoken(title.languages, locale));
  page.searchParams.set('parent', parentOrigin);
  if (mode === 'demo') {
    if (!game.has_demo_mode || (edition.rules.demoNeedsLogin && !player)) throw new Refusal('demo_not_available');
    return { url: page.href, mode, currency: 'FUN' };
  }
  if (player && game.real[player.currency] === undefined) throw new Refusal('currency_not_available');
  const { token, currency } = await service.launch({
    ...launch,
    slug: game.slug,
    maths: null,
    provider: game.provider,
  });
  page.hash = `token=${token}`;
  return { url: page.href, mode, currency };
}
