import { loadable } from '@croupier/web-app';

/** A player's part of the home: not carried by a guest's page. */
export const PlayerHome = loadable(() => import('./PlayerHome.tsx').then((module) => module.PlayerHome));

/** Id of its element. If the document contains it, its code is loaded before hydration. */
export const PLAYER_HOME_ID = 'player-home';
