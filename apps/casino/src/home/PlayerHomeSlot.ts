import { loadable } from '@croupier/web-app';

/** Player's part of the home page; a guest's page doesn't load it. */
export const PlayerHome = loadable(() => import('./PlayerHome.tsx').then((module) => module.PlayerHome));

/** Id of its element. If the document contains it, its code is loaded before hydration. */
export const PLAYER_HOME_ID = 'player-home';
