import { loadable } from '@croupier/web-app';

/** A player's half of the header: not carried by a guest's page. */
export const PlayerActions = loadable(() => import('./PlayerHeader.tsx').then(({ PlayerHeader }) => PlayerHeader));
