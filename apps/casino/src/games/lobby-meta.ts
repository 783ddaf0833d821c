import { descriptions } from '@croupier/games';
import { type AppServices, pageMeta } from '@croupier/web-app';

/** Returns title and description of a lobby page; without a title the page is missing. */
export const lobbyMeta = ({ i18n }: AppServices, title: string | undefined) =>
  title === undefined ? [] : pageMeta(title, i18n._(descriptions.lobby(title)));
