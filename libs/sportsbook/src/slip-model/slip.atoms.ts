import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { newKey } from '@croupier/api-client';
import { MOST_LEGS } from '@croupier/bet-math';
import { type OddsChange, storedKeys } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Selection } from './selection.ts';

export const MOST_SELECTIONS = MOST_LEGS;

export interface Stake {
  readonly currency: CurrencyCode;
  readonly cents: number;
}

/** Selections on the slip, stored on this device: odds and names, no secrets. */
export const slipAtom = /* @__PURE__ */ atomWithStorage<readonly Selection[]>(storedKeys.slip, []);
export type SlipMode = 'singles' | 'multiple' | 'system';
/** Type of bet the selections form. */
export const slipModeAtom = /* @__PURE__ */ atomWithStorage<SlipMode>(storedKeys.slipMode, 'singles');

/** One bet on all selections. */
export interface Combined {
  /** Id of its order, the same for every retry and every tab. */
  readonly order: string;
  readonly unanswered: boolean;
  /** Numbers of legs in a line of the system; null until chosen. */
  readonly sizes: readonly number[] | null;
  /** Selections included in every line. */
  readonly bankers: readonly string[];
}

export const newCombined = (): Combined => ({ order: newKey(), unanswered: false, sizes: null, bankers: [] });
export const combinedAtom = /* @__PURE__ */ atomWithStorage<Combined | null>(storedKeys.combined, null);

/** Meaning of the typed amount: stake per line, total stake or desired return. */
export type StakeAs = 'line' | 'total' | 'return';
export const stakeAsAtom = /* @__PURE__ */ atomWithStorage<StakeAs>(storedKeys.stakeAs, 'line');
/** Setting for each-way bets: half of the stake to win, half to place, where places are paid. */
export const eachWayAtom = /* @__PURE__ */ atom(false);
/** Typed amount, in subunits of the currency it was typed in; null until typed. */
export const stakeAtom = /* @__PURE__ */ atomWithStorage<Stake | null>(storedKeys.stake, null);
/** Free bet that pays the next bet. Never preselected. */
export const freeBetAtom = /* @__PURE__ */ atom<number | null>(null);
export const oddsChangeAtom = /* @__PURE__ */ atomWithStorage<OddsChange>(storedKeys.oddsChange, 'higher');
/** Player's own quick stakes, in subunits, by currency. */
export const quickStakesAtom = /* @__PURE__ */ atomWithStorage<Partial<Record<CurrencyCode, readonly number[]>>>(
  storedKeys.quickStakes,
  {},
);
export const slipOpenAtom = /* @__PURE__ */ atom(false);
export const slipTabAtom = /* @__PURE__ */ atom<'slip' | 'bets'>('slip');
/** Bets placed in this visit whose results the slip shows until they are dismissed. */
export const sentBetsAtom = /* @__PURE__ */ atom<readonly string[]>([]);
/** Bets cashed out in this visit whose payout the player hasn't read yet. */
export const cashedOutAtom = /* @__PURE__ */ atom<readonly string[]>([]);
/** Adds a cashed-out bet, once. */
export const noteCashedOutAtom = /* @__PURE__ */ atom(null, (get, set, id: string) => {
  const before = get(cashedOutAtom);
  if (!before.includes(id)) set(cashedOutAtom, [id, ...before]);
});
/** Text of the slip's one polite live region. */
export const announcementAtom = /* @__PURE__ */ atom('');

/** Adds a selection to the slip or removes it. */
export const toggleAtom = /* @__PURE__ */ atom(null, (get, set, selection: Selection) => {
  const slip = get(slipAtom);
  const on = slip.some(({ key }) => key === selection.key);
  set(slipTabAtom, 'slip');
  set(slipAtom, on ? slip.filter(({ key }) => key !== selection.key) : [...slip, selection].slice(-MOST_SELECTIONS));
});

export const removeAtom = /* @__PURE__ */ atom(null, (get, set, keys: readonly string[]) => {
  set(
    slipAtom,
    get(slipAtom).filter(({ key }) => !keys.includes(key)),
  );
});

export const replaceAtom = /* @__PURE__ */ atom(null, (get, set, changed: Selection) => {
  set(
    slipAtom,
    get(slipAtom).map((selection) => (selection.key === changed.key ? changed : selection)),
  );
});
