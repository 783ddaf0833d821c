import type { LimitType } from '@croupier/contracts';

/** Columns of a limit without a pending change. */
export const UNCHANGED = { change: null, change_from: null, change_token_hash: null, change_confirmed_at: null };

export const isExclusion = (type: LimitType): boolean => type === 'coolingoff' || type === 'selfexclusion';
