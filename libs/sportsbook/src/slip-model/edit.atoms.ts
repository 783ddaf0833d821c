import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { type Bet, storedKeys } from '@croupier/contracts';
import type { Selection } from './selection.ts';
import {
  combinedAtom,
  newCombined,
  type Combined,
  slipAtom,
  slipModeAtom,
  type SlipMode,
  stakeAsAtom,
  stakeAtom,
  type Stake,
} from './slip.atoms.ts';

/** Open bet that the slip edits. */
export interface BetInEdit {
  readonly betId: string;
  /** Slip contents before the edit, restored afterwards. */
  readonly before: {
    readonly slip: readonly Selection[];
    readonly mode: SlipMode;
    readonly stake: Stake | null;
    readonly combined: Combined | null;
  };
}

/** Edit in progress. Stored, so that after a reload the slip still changes the bet and doesn't place a new one. */
export const editAtom = /* @__PURE__ */ atomWithStorage<BetInEdit | null>(storedKeys.editedBet, null);

/** Puts a bet's selections on the slip and saves its previous contents. */
export const beginEditAtom = /* @__PURE__ */ atom(null, (get, set, bet: Bet, selections: readonly Selection[]) => {
  const running = get(editAtom);
  const before = running?.before ?? {
    slip: get(slipAtom),
    mode: get(slipModeAtom),
    stake: get(stakeAtom),
    combined: get(combinedAtom),
  };
  const { legs, sizes, stake_cents, currency } = bet;
  const bankers = legs.filter(({ banker }) => banker).length;
  const isSystem = bankers > 0 || sizes.length > 1 || sizes[0] !== legs.length;
  set(editAtom, { betId: bet.id, before });
  set(slipAtom, selections);
  set(slipModeAtom, isSystem ? 'system' : 'multiple');
  set(stakeAsAtom, 'total');
  set(stakeAtom, { currency, cents: stake_cents });
  set(combinedAtom, {
    ...newCombined(),
    sizes: isSystem ? sizes : null,
    bankers: selections.filter((_, at) => legs[at]?.banker).map(({ key }) => key),
  });
});

/** Restores the slip's contents from before the edit. */
export const endEditAtom = /* @__PURE__ */ atom(null, (get, set) => {
  const edit = get(editAtom);
  if (!edit) return;
  set(editAtom, null);
  set(slipAtom, edit.before.slip);
  set(slipModeAtom, edit.before.mode);
  set(stakeAtom, edit.before.stake);
  set(combinedAtom, edit.before.combined);
});
