import { loadable } from '@croupier/web-app';

/** Wallet choice on the slip; loads with a player's first selection. */
export const Payer = loadable(() => import('./SlipWallet.tsx').then(({ SlipWallet }) => SlipWallet));
