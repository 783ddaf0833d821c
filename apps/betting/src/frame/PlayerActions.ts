import { loadable } from '@croupier/web-app';

/** Player's half of the header; a guest's page doesn't load it. */
export const PlayerActions = loadable(() => import('./PlayerHeader.tsx').then(({ PlayerHeader }) => PlayerHeader));
