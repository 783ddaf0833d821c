import { descriptions } from '@croupier/games';
import { type AppServices, pageMeta } from '@croupier/web-app';

/** Title and description of a page of the lobby; without a title the page is missing. */
export const lobbyMeta = ({ i18n }: AppServices, title: string | undefined) =>
  title === undefined ? [] : pageMeta(title, i18n._(descriptions.lobby(title)));
