import { atomWithStorage } from 'jotai/utils';

/** Choices that belong to this device, kept in its storage. Read after hydration: the server always renders the first value. */
export const balanceHiddenAtom = /* @__PURE__ */ atomWithStorage('balance-hidden', false);

export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hong-kong' | 'malay' | 'indonesian';
export const oddsFormatAtom = /* @__PURE__ */ atomWithStorage<OddsFormat>('odds-format', 'decimal');
/** Single-key shortcuts of the sportsbook can be turned off. */
export const shortcutsOnAtom = /* @__PURE__ */ atomWithStorage('shortcuts', true);
