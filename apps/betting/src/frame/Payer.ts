import { loadable } from '@croupier/web-app';

/** Which wallet pays, on the slip: comes with the first selection of a player. */
export const Payer = loadable(() => import('./SlipWallet.tsx').then(({ SlipWallet }) => SlipWallet));
