import { atom } from 'jotai';

/** The currency the next opening of the cashbox is about, such as a running game's; null for the one that is played with. */
export const wantedWalletAtom = /* @__PURE__ */ atom<string | null>(null);
