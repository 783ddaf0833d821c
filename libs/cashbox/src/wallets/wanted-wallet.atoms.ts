import { atom } from 'jotai';

/** Currency of the cashbox's next opening, for example a running game's; null for the active wallet. */
export const wantedWalletAtom = /* @__PURE__ */ atom<string | null>(null);
