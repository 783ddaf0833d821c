import { loadable } from '@croupier/web-app';

/** A player's part of the home: not carried by a guest's page. */
export const PlayerHome = loadable(() => import('./PlayerHome.tsx').then((module) => module.PlayerHome));

/** The element it stands in: where the document has one, its code is there before the page is taken over. */
export const PLAYER_HOME_ID = 'player-home';
