import { atomWithStorage } from 'jotai/utils';

/** Settings of this device, kept in its storage. Read after hydration: the server always renders the initial value. */
export const balanceHiddenAtom = /* @__PURE__ */ atomWithStorage('balance-hidden', false);

export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hong-kong' | 'malay' | 'indonesian';
export const oddsFormatAtom = /* @__PURE__ */ atomWithStorage<OddsFormat>('odds-format', 'decimal');
/** Setting for the single-key shortcuts of the sportsbook. */
export const shortcutsOnAtom = /* @__PURE__ */ atomWithStorage('shortcuts', true);
